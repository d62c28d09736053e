/**
 * Every example of the cookbook is run as it is, against a running edge, and what it prints is what it promises. Those for a
 * program that is not here are skipped, and say so.
 */

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import type { ExampleLanguage } from '../../../packages/api-docs/cookbook/recipes.ts';
import { recipesFor } from '../../../packages/api-docs/cookbook/recipes.ts';
import { ALL_COPIES, CSV_FILE, GEOJSON_FILE, numbered, STATUS_FILE } from '../../../packages/copies/feeds.ts';
import { OCPI_VERSION } from '../../../src/ocpi/enums.ts';
import { type ServedNetwork, serveNetwork } from './support/kitchen.ts';

type Look = (printed: string, directory: string) => void;

const prints =
  (...lines: readonly (string | RegExp)[]): Look =>
  (printed) => {
    const given = printed.trimEnd().split('\n');
    expect(given).toHaveLength(lines.length);
    for (const [i, line] of lines.entries()) {
      if (typeof line === 'string') expect(given[i]).toBe(line);
      else expect(given[i]).toMatch(line);
    }
  };

const idsIn = (text: string) => (JSON.parse(text) as { data: { id: string }[] }).data.map(({ id }) => id);

const ALL = ['AMS-01', 'AMS-02', 'UTR-01'];

const wholeList: Look = (printed) => expect(idsIn(printed)).toEqual(ALL);

/** What each example must print; `curl` prints what the server sends. */
const EXPECTED: Readonly<Record<string, Partial<Record<ExampleLanguage, Look>>>> = {
  'all-locations': { curl: wholeList, JavaScript: prints('3 locations'), Python: prints('3 locations') },
  pages: {
    curl: (printed) => expect(printed.trim().split('\n').map(idsIn)).toEqual([['AMS-01', 'AMS-02'], ['UTR-01']]),
    JavaScript: prints('2 of 3: AMS-01 AMS-02', '1 of 3: UTR-01'),
    Python: prints('2 of 3 AMS-01 AMS-02', '1 of 3 UTR-01'),
  },
  changes: {
    curl: (printed) => {
      const [first = '', ...then] = printed.trimEnd().split('\n');
      expect(idsIn(first)).toEqual(ALL);
      expect(then).toEqual(['304']);
    },
    JavaScript: prints('first: 3 of 3', 'the newest once more: 0 of 3', 'from now on: nothing', 'once a day: 0 of 3'),
    Python: prints('first: 3 of 3', 'the newest once more: 0 of 3', 'from now on: nothing', 'once a day: 0 of 3'),
  },
  statuses: {
    curl: (printed) => expect(JSON.parse(printed)).toMatchObject({ evses: { 'AMS-01-A': { status: 'AVAILABLE' } } }),
    JavaScript: prints('AMS-01: 1 of 2 free', 'AMS-02: 0 of 1 free', 'UTR-01: 1 of 1 free'),
    Python: prints(
      /^AMS-01-A AVAILABLE since 2026-/,
      /^AMS-01-B CHARGING since 2026-/,
      /^AMS-02-A CHARGING since 2026-/,
      /^UTR-01-A AVAILABLE since 2026-/,
      'nothing has changed',
    ),
  },
  // The nearest of all is not free, and the nearest free one is not fast.
  nearest: {
    JavaScript: prints('UTR-01-A, Canal Street 9: 35.1 km'),
    Python: prints('UTR-01-A, Canal Street 9: 35.1 km'),
  },
  freshness: {
    curl: (printed) => expect(JSON.parse(printed)).toMatchObject({ counts: { evses: 4 } }),
    JavaScript: prints(/^published 2026-01-01T00:00:\d\dZ, \d+ s ago; newest status /),
    Python: prints(/^published 2026-01-01T00:00:\d\dZ with 4 EVSEs$/),
  },
  map: {
    curl: (_, directory) => {
      const sites = JSON.parse(readFileSync(join(directory, 'locations.geojson'), 'utf8')) as { features: unknown[] };
      expect(sites.features).toHaveLength(3);
    },
    JavaScript: prints('addSource chargers 1 0 1', 'addLayer chargers circle'),
    Python: prints('52.373169 4.893379 Market Square', '52.378901 4.900581 Station', '52.090737 5.121420 Canal Street'),
  },
  table: {
    curl: (_, directory) =>
      expect(readFileSync(join(directory, 'chargers.csv'), 'utf8').trim().split('\r\n')).toHaveLength(5),
    JavaScript: (printed) => expect(printed).toMatch(/^evse_uid: .+$/m),
    Python: prints('IEC_62196_T2 2 22.0', 'IEC_62196_T2_COMBO 2 150.0'),
  },
};

/** Stands in for a map of MapLibre, and says what it is given. */
const MAP = `
const map = {
  addSource: (id, { data }) => console.log('addSource', id, ...data.features.map(({ properties }) => properties.free)),
  addLayer: ({ id, type }) => console.log('addLayer', id, type),
};
`;

let network: ServedNetwork;
/** Its lists come in pages of two, whether a client asks for pages or not. */
let paged: ServedNetwork;
let directory: string;

beforeAll(async () => {
  network = await serveNetwork({ versions: OCPI_VERSION });
  paged = await serveNetwork({ default_limit: 2 });
  directory = mkdtempSync(join(tmpdir(), 'ocpi-cookbook-'));
});

afterAll(() => {
  network?.stop();
  paged?.stop();
  rmSync(directory, { recursive: true });
});

/** Not the synchronous one: the server that the examples ask is in this process. */
async function run(program: string, ...parameters: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, parameters, { cwd: directory });
  return stdout;
}

async function runExample(language: ExampleLanguage, code: string): Promise<string> {
  switch (language) {
    case 'curl':
      return run('sh', '-e', '-c', code);
    case 'JavaScript':
      writeFileSync(join(directory, 'example.mjs'), `${MAP}${code}`);
      return run(PROGRAM.JavaScript, 'example.mjs');
    case 'Python':
      return run(PROGRAM.Python, '-c', code);
    default:
      return language satisfies never;
  }
}

/** What an example is started with. */
const PROGRAM: Readonly<Record<ExampleLanguage, string>> = {
  curl: 'curl',
  JavaScript: process.execPath,
  Python: 'python3',
};

const MISSING = new Set(
  Object.values(PROGRAM).filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error !== undefined),
);

const EXAMPLES = recipesFor({ base: '', version: '', copies: ALL_COPIES }).flatMap(({ id, examples }) =>
  examples.map(({ language }) => [id, language] as const),
);

async function tryExample(
  base: string,
  version: string,
  [id, language]: (typeof EXAMPLES)[number],
  { skip }: TestContext,
): Promise<void> {
  const program = PROGRAM[language];
  skip(MISSING.has(program), `there is no ${program} here`);
  const recipe = recipesFor({ base, version, copies: ALL_COPIES }).find((one) => one.id === id);
  const code = recipe?.examples.find((one) => one.language === language)?.code;
  const look = EXPECTED[id]?.[language];
  if (code === undefined || look === undefined) throw new Error(`nothing is expected of ${id} in ${language}`);
  look(await runExample(language, code), directory);
}

/** Of version to version, an example differs in its URL. */
const [FIRST, ...OTHERS] = OCPI_VERSION;

describe(`with OCPI ${FIRST}`, () => {
  test.for(EXAMPLES)('%s in %s', (one, context) => tryExample(network.base, FIRST, one, context));
});

describe.each(OTHERS)('with OCPI %s', { tags: ['slow'] }, (version) => {
  test.for(EXAMPLES)('%s in %s', (one, context) => tryExample(network.base, version, one, context));
});

/** A line for curl is one request, and the answer to it one page. */
const PROGRAMS = EXAMPLES.filter(([, language]) => language !== 'curl');

test.for(PROGRAMS)('%s in %s knows all of a network with pages of its own', (one, context) =>
  tryExample(paged.base, '2.2', one, context),
);

describe('what a network does not have as one file', () => {
  const idsOf = (copies: typeof ALL_COPIES) => recipesFor({ base: '', version: '2.2', copies }).map(({ id }) => id);

  test('comes in parts, each of which is named', () => {
    const parts = [CSV_FILE, GEOJSON_FILE].flatMap((file) => numbered(file, Array(3).fill(new Uint8Array())));
    const copies = [STATUS_FILE, ...parts.map(({ file }) => file)];
    expect(idsOf(copies)).toEqual(idsOf(ALL_COPIES));
    const recipes = recipesFor({ base: 'https://net-1.example', version: '2.2', copies });
    const texts = recipes.slice(-2).map(({ about, examples }) => [about, ...examples.map(({ code }) => code)]);
    expect(texts[0]?.[0]).toMatch(
      /^`\/locations-1\.geojson`, `\/locations-2\.geojson`, `\/locations-3\.geojson` have /,
    );
    expect(texts[0]?.[1]?.split('\n')[2]).toBe(
      "curl -sS --fail --compressed -o locations-3.geojson 'https://net-1.example/locations-3.geojson'",
    );
    expect(texts[0]?.[2]).toContain(
      "['/status.json', '/locations-1.geojson', '/locations-2.geojson', '/locations-3.geo",
    );
    expect(texts[1]?.[3]).toContain("in ['/chargers-1.csv', '/chargers-2.csv', '/chargers-3.csv']:");
  });

  test('or is not spoken of', () =>
    expect(idsOf([])).toEqual(idsOf(ALL_COPIES).slice(0, 3).concat('nearest', 'freshness')));
});

test('nothing is expected of examples that are not there', () => {
  const expected = Object.entries(EXPECTED).flatMap(([id, looks]) => Object.keys(looks).map((one) => `${id} ${one}`));
  expect(expected.sort()).toEqual(EXAMPLES.map((one) => one.join(' ')).sort());
});
