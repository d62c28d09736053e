/** Half a list: every site and EVSE is still there, but tariffs, prices or connectors are gone. That stops a build. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { csv, networkOf } from '../../support/network-of.ts';
import { buildInto, differences, filesIn } from './support/disk-builds.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-losses-'));
  out = join(directory, 'dist');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** EVSEs at two sites, five at each, and the tariff ids of the plugs of each of them: `''` is a plug without a price. */
function networkWith(plugs: readonly (readonly string[])[], settings: object = {}) {
  const rows = plugs.flatMap((ids, e) =>
    ids.map((id, i) => `E-${e},${i + 1},IEC_62196_T2,CABLE,AC_3_PHASE,400,32,${id}`),
  );
  const ids = [...new Set(plugs.flat())].filter((id) => id !== '');
  return networkOf(
    {
      locations: csv(
        'id,address,city,latitude,longitude',
        'L-0,Main Street 1,Amsterdam,52.373169,4.893379',
        'L-1,Main Street 2,Amsterdam,52.383169,4.893379',
      ),
      evses: csv('uid,location_id', ...plugs.map((_, e) => `E-${e},L-${e < 5 ? 0 : 1}`)),
      connectors: csv('evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids', ...rows),
      tariffs: csv(
        'id,currency,price_per_kwh,vat,prices_include_vat',
        ...ids.map((id, i) => `${id},EUR,0.${40 + i},21,no`),
      ),
    },
    settings,
  );
}

type Network = ReturnType<typeof networkWith>;

/** Publishes one network, then builds the other; gives what stopped that. */
async function stops(before: Network, after: Network, allowsRemovals = false): Promise<string[]> {
  const first = await buildInto(out, before, NOON);
  expect(first.built).toMatchObject({ kind: 'built' });
  const published = filesIn(out);
  const { built } = await buildInto(out, after, NOON + 60_000, { allowsRemovals });
  if (built.kind === 'invalid') expect(differences(filesIn(out), published)).toEqual([]);
  return built.findings.filter(({ code }) => code === 'too-many-removals').map(({ message }) => message);
}

const each = (idOf: (e: number) => string) => Array.from({ length: 10 }, (_, e) => [idOf(e)]);

describe('what stops the build', () => {
  test('one tariff is left of ten, and their connectors have no price any more', async () => {
    const half = await stops(networkWith(each((e) => `T-${e}`)), networkWith(each((e) => (e === 0 ? 'T-0' : ''))));
    expect(half).toEqual([
      '9 of 10 tariffs would disappear at once: "T-1", "T-2", "T-3" and 6 more. 9 of 10 connectors with a price would have none: "E-1/1", "E-2/1", "E-3/1" and 6 more. That is more than 20 %.',
    ]);
  });

  test('the tariff stays, but connectors lose it', async () => {
    const half = await stops(networkWith(each(() => 'T-1')), networkWith(each((e) => (e < 7 ? 'T-1' : ''))));
    expect(half).toEqual([
      '3 of 10 connectors with a price would have none: "E-7/1", "E-8/1", "E-9/1". That is more than 20 %.',
    ]);
  });

  test('EVSEs lose their second plugs', async () => {
    const two = Array.from({ length: 10 }, () => ['T-1', 'T-1']);
    const half = await stops(networkWith(two), networkWith(each(() => 'T-1')));
    expect(half).toEqual([expect.stringMatching(/^10 of 20 connectors would disappear at once: "E-0\/2", "E-1\/2", /)]);
  });

  test('what did not change counts as part of the network, and not only the sites that did', async () => {
    const small = await stops(networkWith(each(() => 'T-1')), networkWith(each((e) => (e < 8 ? 'T-1' : ''))));
    expect(small).toEqual([]);
  });
});

describe('what does not', () => {
  test('other tariffs in the place of the old ones', async () => {
    expect(await stops(networkWith(each((e) => `T-${e}`)), networkWith(each((e) => `N-${e}`)))).toEqual([]);
  });

  test('plugs with other ids', async () => {
    const before = networkWith(Array.from({ length: 10 }, () => ['T-1', 'T-1']));
    const text = Buffer.from(before.tables.find(({ path }) => path.includes('connectors'))?.bytes ?? []).toString();
    const tables = before.tables.map((table) =>
      table.path.includes('connectors')
        ? { ...table, bytes: Buffer.from(text.replaceAll(/,2,IEC/g, ',9,IEC')) }
        : table,
    );
    expect(await stops(before, { ...before, tables })).toEqual([]);
  });

  test('a share that network.json allows, and --allow-removals', async () => {
    const [all, none] = [each(() => 'T-1'), each(() => '')];
    expect(
      await stops(networkWith(all, { max_removal_share: 1 }), networkWith(none, { max_removal_share: 1 })),
    ).toEqual([]);
    rmSync(out, { recursive: true });
    expect(await stops(networkWith(all), networkWith(none), true)).toEqual([]);
  });
});
