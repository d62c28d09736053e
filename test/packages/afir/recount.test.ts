/** The public scorecard, counted again by its own rules over the JSON that a build of the demo publishes. */

import { expect, test } from 'vitest';
import { networkScorecard } from '../../../packages/afir/files/network-scorecard.ts';
import { publicScorecard } from '../../../packages/afir/public-scorecard.ts';
import { jsonIn } from '../../../src/stored-format/stored-body.ts';
import { NOW, readDirectory } from '../../support/data-directory.ts';
import { build } from '../../support/network-of.ts';
import { scorecardOf } from './scorecard-of.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON, read as a script of somebody else would
type Json = any;

const isThere = (value: Json) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  JSON.stringify(value) !== '[]' &&
  JSON.stringify(value) !== '{}';

const CARDS = ['CREDIT_CARD_PAYABLE', 'DEBIT_CARD_PAYABLE', 'PED_TERMINAL', 'CHIP_CARD_SUPPORT'];

const isValid = ({ start_date_time = '0', end_date_time = '9' }: Json) =>
  start_date_time <= new Date(NOW).toISOString() && new Date(NOW).toISOString() < end_date_time;

/** As the script of the scorecard counts, but for its first line, where we ask more. */
function recount(locations: Json[], tariffs: Json[]) {
  const types = new Map(tariffs.filter(isValid).map((tariff) => [tariff.id, tariff.type]));
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let points = 0;
  for (const location of locations) {
    for (const evse of location.evses ?? []) {
      if (evse.status === 'REMOVED' || evse.status === 'PLANNED') continue;
      points++;
      const tariffIds = evse.connectors
        .flatMap((one: Json) => one.tariff_ids ?? [])
        .filter((id: Json) => types.has(id));
      const capabilities: string[] = evse.capabilities ?? [];
      const has = [
        evse.connectors.every((one: Json) => one.tariff_ids?.some((id: Json) => types.get(id) === 'AD_HOC_PAYMENT')),
        tariffIds.length > 0,
        capabilities.some((one) => CARDS.includes(one)),
        capabilities.includes('CONTACTLESS_CARD_SUPPORT'),
        evse.connectors.some((one: Json) => isThere(one.max_electric_power)),
        evse.status !== 'UNKNOWN',
        isThere(location.opening_times),
        isThere(location.energy_mix),
        isThere(location.help_phone),
        isThere(location.parking_places),
      ];
      for (const [i, one] of has.entries()) if (one) counts[i] = (counts[i] ?? 0) + 1;
    }
  }
  return { points, shares: counts.map((count) => Math.floor((count * 10_000) / points) / 10_000) };
}

test.each(['demo', 'valid', 'afir'])('the network "%s"', async (name) => {
  const { dataFiles: given, readings } = await readDirectory(`test/fixtures/${name}`);
  const settings = JSON.parse(Buffer.from(given.settingsFile?.bytes ?? []).toString());
  const bytes = Buffer.from(JSON.stringify({ ...settings, versions: ['2.2', '2.3.0'] }));
  const settingsFile = { path: given.settingsFile?.path ?? '', bytes };
  const { data, publication } = await build({ ...given, settingsFile }, { readings });
  const newest = publication.versions.find(({ version }) => version === '2.3.0');
  const [locations = [], tariffs = []] = [newest?.locations, newest?.tariffs].map((objects) =>
    objects?.map(({ bytes }) => jsonIn<Json>(bytes())),
  );
  const again = recount(locations, tariffs);
  expect(again.points).toBeGreaterThan(2);
  const sites = locations.map((location: Json) => ({ location }));
  for (const card of [
    networkScorecard(data.staticData().versions, data.statuses, NOW),
    scorecardOf(sites, tariffs, NOW),
  ]) {
    expect(card.points).toBe(again.points);
    expect(publicScorecard(card).map(({ share }) => share)).toEqual(again.shares);
  }
});
