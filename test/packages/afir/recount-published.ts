/**
 * Counts the 37 items of AFIR again, from nothing but files that a site publishes: the lists of OCPI 2.3.0 and /locations.geojson.
 * It imports nothing of the project. Its rules are written anew from what /afir.json says counts.
 *
 *     node --import tsx test/packages/afir/recount-published.ts DIST
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: JSON, read as a script of somebody else would
type Json = any;

export type Answer = 'yes' | 'no' | 'unknown';

export interface Counted {
  yes: number;
  no: number;
  /** Ids of sites for what a site has, uids of EVSEs for the rest. */
  unknown: Set<string>;
}

const there = (value: Json): boolean =>
  !(
    value === undefined ||
    value === null ||
    value === '' ||
    JSON.stringify(value) === '[]' ||
    JSON.stringify(value) === '{}'
  );
const known = (...values: Json[]): Answer => (values.some(there) ? 'yes' : 'unknown');
/** An empty list says no. */
const list = (...values: Json[]): Answer => {
  if (values.some((value) => Array.isArray(value) && value.length > 0)) return 'yes';
  return values.some((value) => Array.isArray(value)) ? 'no' : 'unknown';
};
const flag = (value: Json): Answer => (value === true ? 'yes' : value === false ? 'no' : 'unknown');

/** What a site has. `more` are the properties of its Feature. */
const OF_SITES: Record<string, (site: Json, more: Json) => Answer> = {
  A1: (site, more) => known(more.legal_name, site.owner?.name),
  A2: (site) => known(site.operator?.name),
  A3: (site) => known(site.evses),
  A4: (_, { services }) =>
    services?.length > 0 && !services.some((one: Json) => one !== 'UNATTENDED') ? 'no' : list(services),
  A5: (site) => known(site.help_phone),
  A6: (site, more) => {
    const five = [more.roofed, more.lit, more.catering, more.toilets, more.rest_area].map(flag);
    const isWhole = !five.includes('unknown');
    if (isWhole && five.includes('yes')) return 'yes';
    if (there(site.facilities) || site.parking_places?.some((one: Json) => one.roofed || one.lighting)) return 'yes';
    return isWhole ? 'no' : 'unknown';
  },
  A7: (site) => known(site.coordinates),
  A8: (site) =>
    known(
      ...[site.directions, site.related_locations],
      ...site.evses.flatMap((evse: Json) => [evse.directions, evse.floor_level, evse.coordinates]),
    ),
  A9: (site) => known(site.country),
  A10: (_, more) => known(more.region),
  A11: (site) => known(site.city),
  A12: (site) => known(site.postal_code),
  A13: (site) => known(site.address),
  A14: (site) => known(site.opening_times),
  A15: (site) => known(site.time_zone),
  ...Object.fromEntries(
    ['A16', 'A17', 'A18', 'A19'].map((item) => [
      item,
      (site: Json, more: Json) => list(site.parking_places, more.parking_places),
    ]),
  ),
  B5: (_, more) => known(more.site_max_power),
  B10: (site) => known(site.energy_mix),
};

const CARDS = ['CREDIT_CARD_PAYABLE', 'DEBIT_CARD_PAYABLE', 'PED_TERMINAL', 'CHIP_CARD_SUPPORT'];
const SMART = ['CHARGING_PROFILE_CAPABLE', 'CHARGING_PREFERENCES_CAPABLE'];

const can = (evse: Json, ...some: string[]) => some.some((one) => evse.capabilities?.includes(one));
const canOrNot = (evse: Json, ...some: string[]): Answer => {
  if (can(evse, ...some)) return 'yes';
  return evse.capabilities === undefined ? 'unknown' : 'no';
};
const all = (values: Json[]): Answer => (values.length > 0 && values.every(there) ? 'yes' : 'unknown');
const works = (evse: Json): Answer => (evse.status === 'UNKNOWN' ? 'unknown' : 'yes');

/** What a point has. `more` is its member of `evses_by_uid`, `types` are those of its valid tariffs, `ofPlugs` of each plug. */
const OF_POINTS: Record<string, (evse: Json, more: Json, types: Json[], ofPlugs: Json[][]) => Answer> = {
  A20: (evse) => canOrNot(evse, ...CARDS),
  A21: (evse) => canOrNot(evse, 'CONTACTLESS_CARD_SUPPORT'),
  A22: (_, more) => list(more.payment_means),
  A23: (_, more) => list(more.payment_brands),
  A24: (evse, more, types) => {
    if (types.includes('REGULAR') || can(evse, 'RFID_READER')) return 'yes';
    return list(evse.accepted_service_providers, more.accepted_service_providers);
  },
  B1: (evse) => known(evse.evse_id),
  B2: (evse) => known(evse.connectors),
  B3: (evse) => all(evse.connectors.map((one: Json) => one.standard)),
  B4: (evse) => all(evse.connectors.map((one: Json) => one.power_type)),
  B6: (evse) => known(...evse.connectors.map((one: Json) => one.max_electric_power)),
  B7: (evse, more) => list(evse.accepted_service_providers, more.accepted_service_providers),
  B8: (evse, more) => {
    const answers = evse.connectors.map((one: Json) => list(one.capabilities, more.connectors?.[one.id]?.capabilities));
    if (answers.includes('yes')) return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
  },
  B9: (evse, more) => (can(evse, ...SMART) ? 'yes' : flag(more.smart_charging)),
  F1: works,
  F2: works,
  F3: (_, __, ___, ofPlugs) =>
    ofPlugs.length > 0 && ofPlugs.every((types) => types.includes('AD_HOC_PAYMENT')) ? 'yes' : 'unknown',
};

/**
 * @param read the JSON at a path of the published site, such as `api/ocpi/2.3.0/locations`
 * @param at when tariffs have to be valid, in ms since 1970
 */
export function recountPublished(
  read: (path: string) => Json,
  at: number,
): { points: number; items: Map<string, Counted> } {
  const now = new Date(at).toISOString();
  const isValid = ({ start_date_time = '0', end_date_time = '9' }: Json) =>
    start_date_time <= now && now < end_date_time;
  const valid = read('api/ocpi/2.3.0/tariffs').data.filter(isValid);
  const types = new Map<string, Json>(valid.map((one: Json) => [one.id, one.type]));
  const features = new Map<string, Json>(
    read('locations.geojson').features.map((one: Json) => [one.id, one.properties]),
  );
  const items = new Map<string, Counted>();
  let points = 0;
  const count = (item: string, answer: Answer, id: string) => {
    const counted = items.get(item) ?? { yes: 0, no: 0, unknown: new Set() };
    items.set(item, counted);
    if (answer === 'unknown') counted.unknown.add(id);
    else counted[answer]++;
  };
  for (const site of read('api/ocpi/2.3.0/locations').data) {
    const more = features.get(site.id) ?? {};
    for (const evse of site.evses ?? []) {
      if (evse.status === 'REMOVED' || evse.status === 'PLANNED') continue;
      points++;
      const ofPlugs = evse.connectors.map((one: Json) =>
        (one.tariff_ids ?? []).flatMap((id: Json) => (types.has(id) ? [types.get(id)] : [])),
      );
      for (const [item, measure] of Object.entries(OF_SITES)) count(item, measure(site, more), site.id);
      const moreOfPoint = more.evses_by_uid?.[evse.uid] ?? {};
      for (const [item, measure] of Object.entries(OF_POINTS))
        count(item, measure(evse, moreOfPoint, ofPlugs.flat(), ofPlugs), evse.uid);
    }
  }
  return { points, items };
}

if (import.meta.main) {
  const [dist = 'dist'] = process.argv.slice(2);
  const { points, items } = recountPublished((path) => JSON.parse(readFileSync(join(dist, path), 'utf8')), Date.now());
  const lines = [...items].map(([item, { yes, no, unknown }]) => `${item}\t${yes}\t${yes + no}\t${unknown.size}`);
  process.stdout.write(`${points} points\nitem\tpresent\tstated\tlacking\n${lines.join('\n')}\n`);
}
