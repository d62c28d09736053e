/** The network in data/, which `npm start` shows in a fresh clone: it publishes OCPI 2.2 alone, and there is nothing to say about it. */

import { beforeAll, expect, test } from 'vitest';
import type { Location } from '../../src/ocpi/types.ts';
import type { Built } from '../../src/publish/build-request.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { jsonIn } from '../../src/stored-format/stored-body.ts';
import { buildInMemory } from '../support/build-in-memory.ts';
import { OPENED } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';

let built: Built;

beforeAll(async () => {
  const outcome = await buildInMemory(await readDataFiles('data'), { companions: OPENED, now: NOW });
  if (outcome.kind === 'invalid') throw new Error(`not publishable: ${JSON.stringify(outcome.findings)}`);
  built = outcome;
});

test('its only version is 2.2', () => {
  const { data } = JSON.parse(`${built.files.get('api/ocpi/versions')}`);
  expect(data).toEqual([{ version: '2.2', url: 'http://localhost:8787/api/ocpi/2.2' }]);
});

test('what it has in columns of newer versions is no reason for a warning', () => {
  expect(built.findings).toEqual([]);
});

test('every public EVSE has an EVSE id of the party that publishes its site', () => {
  const [only] = built.publication.versions;
  const wrong = (only?.locations ?? []).flatMap(({ bytes }) => {
    const { country_code, party_id, evses = [] } = jsonIn<Location>(bytes());
    const form = new RegExp(`^${country_code}\\*${party_id}\\*E\\w+$`);
    return evses.filter(({ evse_id = '' }) => !form.test(evse_id)).map(({ uid }: { uid: string }) => uid);
  });
  expect(wrong).toEqual([]);
});
