/** A recount says the same of what a site publishes in OCPI and in DATEX II. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInto } from '../../publish/history/support/disk-builds.ts';
import { NOW, readDirectory } from '../../support/data-directory.ts';
import { countDatex, countOcpi } from './recount-published.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-datex-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const read = (path: string) => JSON.parse(readFileSync(join(directory, 'dist', path), 'utf8'));

test.each(['demo', 'valid'])('the network "%s"', async (name) => {
  const { dataFiles, readings } = await readDirectory(`test/fixtures/${name}`);
  const settings = JSON.parse(String(dataFiles.settingsFile && Buffer.from(dataFiles.settingsFile.bytes)));
  const bytes = Buffer.from(JSON.stringify({ ...settings, versions: ['2.2'], datex2: true }));
  const { built } = await buildInto(
    join(directory, 'dist'),
    { ...dataFiles, settingsFile: { path: 'data/network.json', bytes } },
    NOW,
    { readStatuses: async () => readings },
  );
  expect(built.kind).not.toBe('invalid');
  const list = (what: string) => read(`api/ocpi/2.2/${what}`).data;
  const ocpi = countOcpi(list('locations'), list('tariffs'), NOW);
  expect(ocpi.points.length).toBeGreaterThan(0);
  expect(countDatex([read('datex2/v3/table.json')], [read('datex2/v3/status.json')])).toEqual(ocpi);
});
