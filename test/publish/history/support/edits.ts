/**
 * For tests: a small network as a person edits it, day after day. A state is what the tables hold; an edit changes it; what
 * was deleted can be brought back. Rows and columns stand in any order.
 */

import fc from 'fast-check';
import type { DataFiles } from '../../../../src/read/load/data-files.ts';
import { sourcesOf } from '../../../support/network-of.ts';

interface Connector {
  readonly id: string;
  power: number;
  tariffs: string[];
}

interface Evse {
  readonly uid: string;
  reference: string;
  readonly connectors: Connector[];
}

interface Location {
  readonly id: string;
  name: string;
  publish: boolean;
  evses: Evse[];
}

export interface State {
  locations: Location[];
  tariffs: { readonly id: string; price: number }[];
  /** By uid. */
  statuses: Map<string, string>;
  /** What was deleted, and can come back. */
  deleted: { locations: Location[]; evses: { at: string; evse: Evse }[]; tariffs: State['tariffs'] };
  /** Ids of locations to be purged in the next build, if they were published and are not public. */
  purges: Set<string>;
  /** How rows and columns are turned round. */
  order: number;
  /** Ids that were never used before. */
  next: number;
}

const STATUSES = ['AVAILABLE', 'CHARGING', 'OUTOFORDER', 'BLOCKED', 'UNKNOWN', 'REMOVED'];

const KINDS = [
  'add location',
  'add EVSE',
  'add connector',
  'add tariff',
  'rename location',
  'change EVSE',
  'change power',
  'change price',
  'change tariffs',
  'change status',
  'change status',
  'change all statuses',
  'remove status',
  'remove location',
  'remove EVSE',
  'remove connector',
  'remove tariff',
  'restore location',
  'restore EVSE',
  'restore EVSE elsewhere',
  'restore tariff',
  'move EVSE',
  'hide or show location',
  'hide location',
  'purge location',
  'reorder',
  'nothing',
] as const;

export interface Edit {
  readonly kind: (typeof KINDS)[number];
  /** Which of the things there are. */
  readonly which: number;
  readonly value: number;
}

export const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...KINDS),
  which: fc.nat(10_000),
  value: fc.nat(10_000),
});

export function firstState(): State {
  const state: State = {
    locations: [],
    tariffs: [],
    statuses: new Map(),
    deleted: { locations: [], evses: [], tariffs: [] },
    purges: new Set(),
    order: 0,
    next: 1,
  };
  for (const kind of ['add tariff', 'add location', 'add location', 'add EVSE', 'add EVSE'] as const) {
    apply(state, { kind, which: state.next, value: state.next });
  }
  return state;
}

/** The first state, and so many sites more, of two EVSEs each. */
export function stateWith(sites: number): State {
  const state = firstState();
  for (let i = 0; i < sites; i++) {
    apply(state, { kind: 'add location', which: i, value: i });
    for (const evse of [0, 1]) apply(state, { kind: 'add EVSE', which: state.locations.length - 1, value: evse + i });
  }
  return state;
}

function pick<T>(list: readonly T[], which: number): T | undefined {
  return list[which % Math.max(1, list.length)];
}

/** Makes one edit; one that is not possible in this state does nothing. */
export function apply(state: State, { kind, which, value }: Edit): void {
  const { locations, tariffs, statuses, deleted } = state;
  const location = pick(locations, which);
  const evse = location && pick(location.evses, value);
  const connector = evse && pick(evse.connectors, value >> 3);
  switch (kind) {
    case 'add location': {
      const id = `L-${state.next++}`;
      locations.push({ id, name: `Site ${value}`, publish: true, evses: [] });
      return;
    }
    case 'add EVSE': {
      const uid = `E-${state.next++}`;
      location?.evses.push({ uid, reference: `${value % 9}`, connectors: [{ id: '1', power: 22_000, tariffs: [] }] });
      return;
    }
    case 'add connector':
      evse?.connectors.push({ id: `${state.next++}`, power: 50_000, tariffs: tariffs.slice(0, 1).map(({ id }) => id) });
      return;
    case 'add tariff':
      tariffs.push({ id: `T-${state.next++}`, price: value % 90 });
      return;
    case 'rename location':
      if (location) location.name = `Site ${value}`;
      return;
    case 'change EVSE':
      if (evse) evse.reference = `${value % 9}`;
      return;
    case 'change power':
      if (connector) connector.power = 4000 + 60 * (value % 300);
      return;
    case 'change price': {
      const tariff = pick(tariffs, which);
      if (tariff) tariff.price = value % 90;
      return;
    }
    case 'change tariffs':
      if (connector) connector.tariffs = tariffs.filter((_, i) => (value >> i) % 2 === 1).map(({ id }) => id);
      return;
    case 'change status':
      if (evse) statuses.set(evse.uid, pick(STATUSES, value) ?? '');
      return;
    case 'change all statuses':
      for (const { uid } of locations.flatMap(({ evses }) => evses)) statuses.set(uid, pick(STATUSES, value) ?? '');
      return;
    case 'remove status':
      if (evse) statuses.delete(evse.uid);
      return;
    case 'remove location':
      if (location && locations.length > 1) deleted.locations.push(...locations.splice(locations.indexOf(location), 1));
      return;
    case 'remove EVSE':
      if (location && evse) {
        location.evses.splice(location.evses.indexOf(evse), 1);
        deleted.evses.push({ at: location.id, evse });
      }
      return;
    case 'remove connector':
      if (evse && evse.connectors.length > 1) evse.connectors.splice(value % evse.connectors.length, 1);
      return;
    case 'remove tariff': {
      const tariff = pick(tariffs, which);
      if (!tariff) return;
      deleted.tariffs.push(...tariffs.splice(tariffs.indexOf(tariff), 1));
      for (const one of allConnectors(state)) one.tariffs = one.tariffs.filter((id) => id !== tariff.id);
      return;
    }
    case 'restore location':
      locations.push(...deleted.locations.splice(0, 1));
      return;
    case 'restore EVSE': {
      const back = deleted.evses.shift();
      const place = locations.find(({ id }) => id === back?.at);
      if (back && place) place.evses.push(back.evse);
      return;
    }
    case 'restore EVSE elsewhere':
      if (location && deleted.evses.length > 0)
        location.evses.push(...deleted.evses.splice(0, 1).map(({ evse: e }) => e));
      return;
    case 'restore tariff':
      tariffs.push(...deleted.tariffs.splice(0, 1));
      return;
    case 'move EVSE': {
      const to = pick(locations, value);
      if (!location || !evse || !to) return;
      location.evses.splice(location.evses.indexOf(evse), 1);
      to.evses.push(evse);
      return;
    }
    case 'hide or show location':
      if (location) location.publish = !location.publish;
      return;
    case 'hide location':
      if (location) location.publish = false;
      return;
    case 'purge location': {
      const gone = [...locations.filter(({ publish }) => !publish), ...deleted.locations];
      const one = pick(gone, value) ?? location;
      if (one) {
        one.publish = false;
        state.purges.add(one.id);
      }
      return;
    }
    case 'reorder':
      state.order = value;
      return;
    case 'nothing':
      return;
    default:
      kind satisfies never;
  }
}

function allConnectors({ locations, deleted }: State): Connector[] {
  const evses = [...locations, ...deleted.locations].flatMap(({ evses: own }) => own);
  return [...evses, ...deleted.evses.map(({ evse }) => evse)].flatMap(({ connectors }) => connectors);
}

/** Of the ids that are to be purged those that can be: they were published, and are not public any more. */
export function purgesIn({ purges, locations }: State, published: readonly { readonly id: string }[]): string[] {
  const open = new Set(locations.flatMap(({ id, publish }) => (publish ? [id] : [])));
  return published.flatMap(({ id }) => (purges.has(id) && !open.has(id) ? [id] : []));
}

/** The tables of a state. */
export function sourcesIn(state: State, settings: object = {}): DataFiles {
  const { locations, tariffs, statuses, order } = state;
  const evses = locations.flatMap(({ id, evses: own }) => own.map((evse) => ({ location: id, ...evse })));
  const table = (header: string[], rows: (string | number)[][]) => {
    const turned = [...turn(rows, order)].map((row) => turn(row, order).join(','));
    return `${[turn(header, order).join(','), ...turned].join('\n')}\n`;
  };
  return sourcesOf(
    {
      locations: table(
        ['id', 'name', 'publish', 'address', 'city', 'latitude', 'longitude', 'help_phone'],
        locations.map(({ id, name, publish }) => [
          ...[id, name, String(publish), 'Main St 1', 'Utrecht', '52.09', '5.12'],
          `+31 20 123 4${100 + name.length}`,
        ]),
      ),
      parking_places: table(
        ['location_id', 'id', 'vehicle_types', 'max_vehicle_height'],
        locations.map(({ id, name }) => [id, 'P1', 'PERSONAL_VEHICLE', 200 + name.length]),
      ),
      ...(evses.length === 0
        ? {}
        : {
            evses: table(
              ['uid', 'location_id', 'physical_reference', 'parking', 'accepted_service_providers'],
              evses.map(({ uid, location, reference }) => [uid, location, reference, 'P1', `Mobility ${reference}`]),
            ),
            connectors: table(
              [
                'evse_uid',
                'id',
                'standard',
                'format',
                'power_type',
                'max_voltage',
                'max_amperage',
                'max_electric_power',
                'tariff_ids',
                'capabilities',
              ],
              evses.flatMap(({ uid, connectors }) =>
                connectors.map(({ id, power, tariffs: ids }) => [
                  uid,
                  id,
                  'IEC_62196_T2',
                  'SOCKET',
                  'AC_3_PHASE',
                  230,
                  32,
                  power,
                  ids.join('|'),
                  power % 2 === 0 ? 'ISO_15118_2_PLUG_AND_CHARGE' : 'NONE',
                ]),
              ),
            ),
          }),
      ...(tariffs.length === 0
        ? {}
        : {
            tariffs: table(
              ['id', 'price_per_kwh', 'vat', 'prices_include_vat'],
              tariffs.map(({ id, price }) => [id, (10 + price) / 100, 21, 'no']),
            ),
          }),
      ...(statuses.size === 0 ? {} : { status: table(['evse_uid', 'status'], [...statuses]) }),
    },
    settings,
  );
}

function turn<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
