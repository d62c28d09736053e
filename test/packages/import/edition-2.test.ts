/**
 * What we publish in OCPI 2.3.0, judged by the OpenAPI document of its second edition, which is not ours: the demo, real feeds, and
 * random networks. All of it is skipped where the document is absent; then the random feeds are judged by schemas/ocpi alone.
 *
 * @module-tag pure
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { compileContract } from '../../../src/contract/json-schema.ts';
import { isError } from '../../../src/findings/finding.ts';
import type { ListItem } from '../../../src/snapshot/snapshot.ts';
import { jsonIn } from '../../../src/stored-format/stored-body.ts';
import { buildInMemory } from '../../support/build-in-memory.ts';
import { OPENED } from '../../support/companions.ts';
import { NOW, readDirectory } from '../../support/data-directory.ts';
import { runs } from '../../support/sampled.ts';
import { REGIMES } from '../../support/shared-regimes.ts';
import { feeds } from './arbitrary-feeds.ts';
import { completeFiles, publish } from './roundtrip/round-trip.ts';
import { documentOf, feed } from './support.ts';

interface Objects {
  readonly locations: readonly JsonObject[];
  readonly tariffs: readonly JsonObject[];
}

/** Says what is wrong with objects; nothing if they are right. */
type Judge = (objects: Objects) => string[];

const OPEN_API = REGIMES && join(REGIMES, 'ocpi-2.3.0/openapi-edition-2.yaml');
const FEEDS = REGIMES && join(dirname(REGIMES), 'feeds');

/** Operators whose feeds need few repairs. */
const CLEAN = ['electricera', 'zepto', 'gaia', 'evio', 'ev24', 'toger'];

function officialJudge(file: string): Judge {
  // Strings have the format of OpenAPI, `int32` and the like, which say nothing about text.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'ocpi', ...parse(readFileSync(file, 'utf8')) });
  const [location, tariff] = ['Location', 'Tariff'].map((name) =>
    ajv.compile({ $ref: `ocpi#/components/schemas/${name}` }),
  ) as [ValidateFunction, ValidateFunction];
  const problems = (validate: ValidateFunction) => (object: JsonObject) =>
    (validate(object) as boolean) ? [] : [`${object.id}: ${ajv.errorsText(validate.errors)}`];
  return ({ locations, tariffs }) => [...locations.flatMap(problems(location)), ...tariffs.flatMap(problems(tariff))];
}

function ownJudge({ locations, tariffs }: Objects): string[] {
  const { location, tariff } = compileContract('2.3.0');
  const violations = [...locations.flatMap(location), ...tariffs.flatMap(tariff)];
  return violations.map(({ pointer, message }) => `${pointer} ${message}`);
}

/** What a feed publishes in 2.3.0, once it was imported. */
async function published(locations: string | Buffer, tariffs?: unknown): Promise<Objects> {
  const document = { path: 'feed.json', bytes: Buffer.from(locations) };
  const prices = tariffs === undefined ? undefined : documentOf(tariffs, 'tariffs.json');
  return await publish(completeFiles(document, prices, NOW), NOW);
}

test('random networks are valid by our schemas', async () => {
  await everyRandomNetwork(ownJudge);
});

async function everyRandomNetwork(judge: Judge): Promise<void> {
  await fc.assert(
    fc.asyncProperty(feeds, async ({ locations, tariffs }) => {
      const objects = await published(JSON.stringify(locations), tariffs);
      expect(objects.locations.length).toBeGreaterThan(0);
      expect(judge(objects)).toEqual([]);
    }),
    runs(4, 60),
  );
}

describe.skipIf(OPEN_API === undefined || !existsSync(OPEN_API))('by Edition 2 (skipped without ../shared)', () => {
  const judge = OPEN_API === undefined ? () => [] : officialJudge(OPEN_API);

  test.each(['.', 'test/fixtures/afir', 'test/fixtures/demo', 'test/fixtures/valid'])('%s', async (directory) => {
    const objects = await builtFrom(directory);
    count(directory, objects);
    expect(judge(objects)).toEqual([]);
  });

  test.each(realFeeds())('%s', async (name) => {
    const objects = await published(readFileSync(join(FEEDS ?? '', name)));
    count(name, objects);
    expect(objects.locations.length).toBeGreaterThan(0);
    expect(judge(objects)).toEqual([]);
  });

  test('random networks', async () => {
    await everyRandomNetwork(judge);
  });

  test('an object with one field broken is not valid', async () => {
    const { locations, tariffs } = await published(JSON.stringify(feed('newest-locations')), feed('newest-tariffs'));
    expect(judge({ locations, tariffs })).toEqual([]);
    const [site, prices] = [locations[0] ?? {}, tariffs[0] ?? {}];
    const [place] = site.parking_places as JsonObject[];
    const broken: Objects[] = [
      { locations: [{ ...site, help_phone: 31 }], tariffs: [] },
      { locations: [{ ...site, parking_places: [{ ...place, vehicle_types: 'VAN' }] }], tariffs: [] },
      { locations: [], tariffs: [{ ...prices, tax_included: undefined }] },
      { locations: [], tariffs: [{ ...prices, min_price: { excl_vat: 1 } }] },
    ];
    // As JSON, for an absent member is no member.
    expect(broken.map((objects) => judge(JSON.parse(JSON.stringify(objects))).length)).toEqual([1, 1, 1, 1]);
  });
});

/** Feeds of real operators that the import reads. */
function realFeeds(): string[] {
  const names = FEEDS === undefined ? [] : readdirSync(FEEDS).filter((name) => name.includes('locations'));
  return names.filter((name) => CLEAN.some((operator) => name.endsWith(`-${operator}.json`)));
}

async function builtFrom(parent: string): Promise<Objects> {
  const { dataFiles } = await readDirectory(parent);
  const settings = JSON.parse(Buffer.from(dataFiles.settingsFile?.bytes ?? '{}').toString());
  const bytes = Buffer.from(JSON.stringify({ ...settings, versions: ['2.3.0'] }));
  const built = await buildInMemory(
    { ...dataFiles, settingsFile: { path: 'network.json', bytes } },
    { companions: OPENED, now: NOW },
  );
  if (built.kind === 'invalid') throw new Error(`${parent} has errors: ${built.findings.find(isError)?.message}`);
  const [only] = built.publication.versions;
  const parsedAll = (objects: readonly ListItem[] = []) => objects.map(({ bytes }) => jsonIn<JsonObject>(bytes()));
  return { locations: parsedAll(only?.locations), tariffs: parsedAll(only?.tariffs) };
}

function count(name: string, { locations, tariffs }: Objects): void {
  process.stdout.write(`${name}: ${locations.length} locations and ${tariffs.length} tariffs were judged\n`);
}
