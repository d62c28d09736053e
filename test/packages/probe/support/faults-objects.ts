/** Faults of versions, details, objects and single objects. */

import type { Asked, Network, Reply } from './conformant.ts';
import type { PlantedFault } from './faults.ts';

type Loose = { [name: string]: unknown };

/** Changes the first Location in a way that its type does not allow. */
function spoil(change: (location: Loose & { evses: (Loose & { connectors: Loose[] })[] }) => void) {
  return ({ locations }: Network): void => {
    change(locations[0] as unknown as Loose & { evses: (Loose & { connectors: Loose[] })[] });
  };
}

/** Changes the data of the answers at a path. */
function data(path: RegExp, change: (data: never) => unknown) {
  return (reply: Reply, asked: Asked): Reply => {
    if (path.test(asked.path) && reply.body?.data !== undefined) reply.body.data = change(reply.body.data as never);
    return reply;
  };
}

/** Answers at a path with another OCPI status. */
function refuse(path: RegExp) {
  return (reply: Reply, asked: Asked): Reply => {
    if (path.test(asked.path) && reply.body) reply.body.status_code = 3000;
    return reply;
  };
}

export const OBJECT_FAULTS: readonly PlantedFault[] = [
  { name: 'the versions are an error', check: 'versions-answer', says: /status_code 3000/, reply: refuse(/versions$/) },
  {
    name: 'the versions are in an object',
    check: 'versions-list',
    says: /an object/,
    reply: data(/versions$/, (versions) => ({ versions })),
  },
  {
    name: 'only 2.1.1 is offered',
    check: 'versions-offered',
    says: /2\.1\.1/,
    reply: data(/versions$/, (list: Loose[]) => list.map((one) => ({ ...one, version: '2.1.1' }))),
  },
  { name: 'the details are an error', check: 'details-answer', says: /status_code 3000/, reply: refuse(/2\.2$/) },
  { name: 'a list is an error', check: 'list-answer', says: /status_code 3000/, reply: refuse(/2\.2\/tariffs$/) },
  {
    name: 'a list is an object',
    check: 'list-array',
    says: /an object/,
    reply: data(/2\.2\/tariffs$/, (tariffs) => ({ tariffs })),
  },
  {
    name: 'the URL of a version is relative',
    check: 'versions-urls',
    says: /an absolute URL.*\/ocpi\/2\.2/,
    reply: data(/versions$/, (list: { url: string }[]) =>
      list.map((one) => ({ ...one, url: new URL(one.url).pathname })),
    ),
  },
  {
    name: 'the details are a list',
    check: 'details-object',
    says: /a list of 1/,
    reply: data(/2\.2$/, (details) => [details]),
  },
  {
    name: 'the endpoints have no role',
    check: 'details-endpoints',
    says: /role nothing/,
    reply: data(/2\.2$/, (details: { endpoints: Loose[] }) => ({
      ...details,
      endpoints: details.endpoints.map(({ identifier, url }) => ({ identifier, url })),
    })),
  },
  {
    name: 'the endpoints are on an internal host',
    check: 'details-urls',
    says: /another host that clients can reach/,
    reply: data(/2\.2$/, (details: { endpoints: { url: string }[] }) => ({
      ...details,
      endpoints: details.endpoints.map((one) => ({ ...one, url: one.url.replace('127.0.0.1', 'ocpi.internal') })),
    })),
  },
  {
    name: 'there are no tariffs',
    check: 'details-endpoints',
    result: 'warn',
    says: /tariffs with the role SENDER.*no such endpoint/,
    inapplicable: ['tariffs-resolve'],
    reply: data(/2\.2$/, (details: { endpoints: Loose[] }) => ({
      ...details,
      endpoints: details.endpoints.slice(0, 1),
    })),
  },
  {
    name: 'there is neither a list of Locations nor of tariffs',
    check: 'details-endpoints',
    says: /locations with the role SENDER.*no such endpoint/,
    reply: data(/2\.2$/, (details: Loose) => ({ ...details, endpoints: [] })),
  },
  {
    name: 'all URLs have another name of this machine',
    check: 'versions-urls',
    result: 'warn',
    says: /^\[\{[^}]*http:\/\/127[^}]*got":"http:\/\/localhost:\d+"[^}]*\}\]$/,
    reply: (reply, { origin }) => {
      const text = JSON.stringify(reply).replaceAll(origin, origin.replace('127.0.0.1', 'localhost'));
      return JSON.parse(text) as Reply;
    },
  },
  {
    name: 'coordinates are numbers',
    check: 'objects-conform',
    says: /\/data\/0\/coordinates\/latitude/,
    network: spoil((location) => Object.assign(location, { coordinates: { latitude: 51.5, longitude: 4.6 } })),
  },
  {
    name: 'a mandatory field is null',
    check: 'objects-conform',
    says: /\/data\/0\/evses\/0\/connectors\/0\/power_type/,
    network: spoil(({ evses }) => Object.assign(evses[0]?.connectors[0] ?? {}, { power_type: null })),
  },
  {
    name: 'a value of 2.2.1 is in 2.2',
    check: 'objects-conform',
    says: /CHAOJI/,
    network: spoil(({ evses }) => Object.assign(evses[0]?.connectors[0] ?? {}, { standard: 'CHAOJI' })),
  },
  {
    name: 'an EVSE has no connectors',
    check: 'objects-conform',
    says: /\/evses\/0\/connectors/,
    network: spoil(({ evses }) => Object.assign(evses[0] ?? {}, { connectors: [] })),
  },
  {
    name: 'what has no value is null',
    check: 'objects-plain',
    result: 'warn',
    says: /\/data\/0\/postal_code/,
    network: spoil((location) => Object.assign(location, { postal_code: null, images: [], publish: false })),
  },
  {
    name: 'coordinates have seven decimals, and fields are unknown',
    check: 'objects-plain',
    result: 'warn',
    says: /latitude|x_operator/,
    network: spoil((location) =>
      Object.assign(location, { coordinates: { latitude: '51.5627871', longitude: '4.6389751' }, x_operator: 1 }),
    ),
  },
  {
    name: 'times have no Z',
    check: 'objects-plain',
    result: 'warn',
    says: /last_updated/,
    network: spoil((location) => Object.assign(location, { last_updated: '2026-01-10T08:00:00' })),
  },
  {
    name: 'the address is longer than the published editions allow',
    check: 'objects-plain',
    result: 'warn',
    says: /at most 45 characters/,
    network: spoil((location) => Object.assign(location, { address: 'Straat '.repeat(10).trim() })),
  },
  {
    name: 'a list of values is endless',
    check: 'objects-conform',
    says: /a list of 1500 texts/,
    network: spoil(({ evses }) => Object.assign(evses[0] ?? {}, { capabilities: Array(1500).fill('RFID_READER') })),
  },
  {
    name: 'an object has more values than anybody would read',
    check: 'objects-conform',
    says: /more than 200000 values/,
    network: spoil((location) => Object.assign(location, { x_own: Array(250_000).fill({}) })),
  },
  {
    name: 'an EVSE is newer than its Location',
    check: 'last-updated-order',
    says: /\/data\/0\/evses\/0\/last_updated/,
    network: spoil(({ evses }) => Object.assign(evses[0] ?? {}, { last_updated: '2026-01-30T08:00:00Z' })),
  },
  {
    name: 'a period ends before it begins',
    check: 'periods-order',
    says: /regular_hours\/0\/period_end/,
    network: spoil((location) =>
      Object.assign(location, {
        opening_times: {
          twentyfourseven: false,
          regular_hours: [{ weekday: 1, period_begin: '22:00', period_end: '06:00' }],
        },
      }),
    ),
  },
  {
    name: 'two Locations have EVSEs of one uid',
    check: 'unique-ids',
    says: /e1.*is also at .*\/data\/0\/evses\/0\/uid|which is also at/,
    network: spoil(({ evses }) => Object.assign(evses[0] ?? {}, { uid: 'e1' })),
  },
  {
    name: 'a tariff is not published',
    check: 'tariffs-resolve',
    result: 'warn',
    says: /T-9/,
    network: spoil(({ evses }) => Object.assign(evses[0]?.connectors[0] ?? {}, { tariff_ids: ['T-9'] })),
  },
  {
    name: 'a Location by its id is an old one',
    check: 'single-location',
    says: /other values of name/,
    reply: data(/\/locations\/Loc-1$/, (location: Loose) => ({ ...location, name: 'Before' })),
  },
  {
    name: 'a Location by its id is that of the day before',
    check: 'single-location',
    says: /other values of last_updated/,
    reply: data(/\/locations\/Loc-1$/, (location: Loose) => ({ ...location, last_updated: '2026-01-09T08:00:00Z' })),
  },
  {
    name: 'an EVSE comes wrapped in its Location',
    check: 'single-evse',
    says: /id Loc-0, but uid E0 was requested|an object with/,
    asked: (asked) => (/\/E0$/.test(asked.path) ? { ...asked, path: asked.path.replace(/\/E0$/, '') } : asked),
  },
  {
    name: 'a Connector comes in a list',
    check: 'single-connector',
    says: /a list of 1/,
    reply: data(/\/E0\/1$/, (connector) => [connector]),
  },
  {
    name: 'ids have a case',
    check: 'single-case',
    result: 'warn',
    says: /HTTP 404/,
    asked: (asked) => (/\/loc-0$/.test(asked.path) ? { ...asked, path: `${asked.path}-not` } : asked),
  },
  {
    name: 'an unknown id is HTTP 500',
    check: 'unknown-id',
    says: /HTTP 500/,
    reply: (reply, { path }) => (/probe-unknown-id$/.test(path) ? { ...reply, status: 500 } : reply),
  },
];
