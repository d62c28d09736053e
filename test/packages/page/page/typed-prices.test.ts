/** Prices that were written with VAT are shown as they were written, although OCPI has them without. */

import { Big } from 'big.js';
import { expect, test } from 'vitest';
import { offerOf } from '../../../../packages/page/facts/offer.ts';
import { toDetailedTariff } from '../../../../src/publish/files/live-location.ts';
import type { Draft } from '../../../../src/publish/render/draft.ts';
import { publicTables, renderDrafts } from '../../../../src/publish/render/render-drafts.ts';
import { joinTables } from '../../../../src/read/load/join.ts';
import { readTables } from '../../../../src/read/load/read-tables.ts';
import { jsonText } from '../../../../src/stored-format/stored-body.ts';
import { csv, readSettings, SETTINGS, SMALLEST, type Tables } from '../../../support/network-of.ts';

const STEP = new Big('0.0001');
/** From the lowest VAT rate in Europe to the highest, in per cent. */
const RATES = Array.from({ length: 23 }, (_, i) => 5 + i);

/** The drafts of the tariffs of a network, whether or not their prices are plausible. */
function drafts(tables: Tables) {
  const { settings } = readSettings(JSON.stringify(SETTINGS));
  if (settings === undefined) throw new Error('The settings cannot be read.');
  const files = Object.entries({ ...SMALLEST, ...tables });
  const sources = files.map(([name, text]) => ({ path: `data/${name}.csv`, bytes: Buffer.from(text) }));
  const dataset = joinTables(readTables(sources, SETTINGS).contents);
  return renderDrafts(settings, publicTables(dataset))[0]?.tariffs ?? [];
}

function amountsOf(draft: Draft): Big[] {
  return offerOf(toDetailedTariff(draft)).parts.flatMap(({ prices }) => prices.map(({ amount }) => amount));
}

test('prices with four decimals are shown as they were written, with every rate', () => {
  const rows = RATES.flatMap((rate) =>
    Array.from({ length: 300 }, (_, i) => ({ rate, price: STEP.times(1 + i * 20 + (i % 20)).toFixed(4) })),
  );
  const ids = rows.map((_, i) => `T-${i}`);
  const tariffs = csv(
    'id,price_per_session,vat,prices_include_vat',
    ...rows.map(({ rate, price }, i) => `${ids[i]},${price},${rate},yes`),
  );
  const shown = new Map(drafts({ tariffs }).map((draft) => [draft.id, amountsOf(draft)[0]?.toFixed(4)]));
  const wrong = rows.filter(({ price }, i) => shown.get(ids[i] ?? '') !== price);
  expect(shown.size).toBe(rows.length);
  expect(wrong).toEqual([]);
});

test('so is each price of an element, and OCPI has them without VAT', () => {
  const tables = {
    tariffs: csv('id,vat,prices_include_vat', 'T-1,21,yes'),
    tariff_elements: csv(
      'tariff_id,element,type,price,max_duration',
      'T-1,1,ENERGY,0.1236,3600',
      'T-1,1,TIME,1.0001,3600',
      'T-1,2,ENERGY,0.2347,',
    ),
  };
  const [draft] = drafts(tables);
  if (draft === undefined) throw new Error('There is no tariff.');
  expect(amountsOf(draft).map((amount) => amount.toFixed())).toEqual(['0.1236', '0.2347', '1.0001']);
  expect(jsonText(draft.template)).not.toContain('0.1236');
});
