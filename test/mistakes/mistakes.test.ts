/**
 * Realistic mistakes, made one at a time in the demo network: each must be named by its code at its place. What no check can
 * know is listed with the reason, and not counted.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/publish/validate/validate.ts';
import { COMPANIONS } from '../support/companions.ts';
import { DEMO } from '../support/fixtures.ts';
import { IN_CONNECTORS } from './in-connectors.ts';
import { IN_EVSES } from './in-evses.ts';
import { IN_FILES } from './in-files.ts';
import { IN_PARKING } from './in-parking.ts';
import { IN_SITES } from './in-sites.ts';
import { IN_TARIFFS } from './in-tariffs.ts';
import type { Mistake, Texts } from './mistake.ts';
import { withNewerColumns } from './newer-columns.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const DATA = `${DEMO}/data`;

const NETWORK: Texts = new Map(
  readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.csv$|network\.json$/.test(name))
    .map((name) => [name, readFileSync(join(DATA, name), 'utf8')]),
);

const MISTAKES = [...IN_CONNECTORS, ...IN_SITES, ...IN_EVSES, ...IN_PARKING, ...IN_TARIFFS, ...IN_FILES];

function findingsIn(texts: Texts) {
  const files = [...texts].map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const settingsFile = files.find(({ path }) => path === 'network.json');
  const tables = files.filter((file) => file !== settingsFile);
  return validate(
    { ...(settingsFile ? { settingsFile } : {}), tables, findings: [] },
    { companions: COMPANIONS, now: NOW },
  ).findings;
}

/** The findings that a mistake causes, as `code file:line:column`. */
function heard({ make }: Mistake): { readonly place: string; readonly found: readonly string[] } {
  const { texts, place } = make(NETWORK);
  const found = findingsIn(texts).map(({ code, file, line, column }) => `${code} ${[file, line, column].join(':')}`);
  return { place, found };
}

test('nothing is found in the network as it is', () => {
  expect(findingsIn(NETWORK)).toEqual([]);
  expect(findingsIn(withNewerColumns(NETWORK))).toEqual([]);
});

const decidable = MISTAKES.filter(({ undecidable }) => undecidable === undefined);

test('there are over two hundred of them, and few that nobody can know', () => {
  expect(decidable.length).toBeGreaterThan(200);
  expect(MISTAKES.length - decidable.length).toBeLessThan(MISTAKES.length / 20);
});

describe('is heard', () => {
  test.each(decidable.map((mistake) => [mistake.what, mistake] as const))('%s', (_, mistake) => {
    const { place, found } = heard(mistake);
    expect(
      found.some((one) => one.startsWith(`${mistake.code} ${place}`)),
      `${place}\n${found.join('\n')}`,
    ).toBe(true);
  });
});
