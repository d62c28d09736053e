/**
 * The official examples are an oracle that nobody here has written. Each one is judged as what it is an example of, and
 * either conforms or breaks exactly the rules that its row names:
 *
 * - two files lack required fields, in every edition of OCPI;
 * - three Locations are private, and private ones are never published;
 * - the versions and modules that this project doesn't publish are unknown to its contract;
 * - the two whole envelopes have a timestamp without milliseconds, which OCPI allows and this project never writes.
 *
 * All coordinates of the examples have 6 decimals already, so nothing is normalised first. A fragment (an Hours object,
 * the body of a PATCH) is judged in its place inside a complete object.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Contract, compileContract, type Violation } from '../../src/contract/json-schema.ts';
import type { OcpiVersion } from '../../src/ocpi/enums.ts';
import type { Location, Tariff } from '../../src/ocpi/types.ts';
import { completeConnector, completeEvse, completeLocation, enveloped } from '../support/complete-objects.ts';
import { checkInvariants } from './check-invariants.ts';

type Look = (judge: Contract, example: object) => Violation[];

const LOOKS = {
  location: (judge, example) => judge.location(example),
  evse: (judge, example) => judge.evse(example),
  tariff: (judge, example) => judge.tariff(example),
  versionsResponse: (judge, example) => judge.versionsResponse(example),
  versionDetailsResponse: (judge, example) => judge.versionDetailsResponse(example),
  versionsData: (judge, example) => judge.versionsResponse(enveloped(example)),
  versionDetailsData: (judge, example) => judge.versionDetailsResponse(enveloped(example)),
  locationPart: (judge, example) => judge.location({ ...completeLocation(), ...example }),
  evsePart: (judge, example) => judge.evse({ ...completeEvse(), ...example }),
  connectorPart: (judge, example) => judge.connector({ ...completeConnector(), ...example }),
  hours: (judge, example) => judge.location({ ...completeLocation(), opening_times: example }),
  displayText: (judge, example) => judge.location({ ...completeLocation(), directions: [example] }),
} satisfies Record<string, Look>;

/** File name, what it is, and the rules that it breaks as `pointer rule`. */
const EXAMPLES: [file: RegExp, what: keyof typeof LOOKS, breaks?: string[]][] = [
  [/^location_example(_parking_garage_opening_hours|_uc2_destination_charger)?\.json$/, 'location'],
  [/^location_example_uc3_destination_charger_not_published\.json$/, 'location', ['/publish const']],
  [/^location_example_uc[45]_/, 'location', ['/publish const', '/publish_allowed_to forbidden']],
  [/^location_energymix_example_(complete|energy_provider|simple)\.json$/, 'locationPart'],
  [/^location_regularhours_example\.json$/, 'locationPart'],
  [/^location_hours_/, 'hours'],
  [/^location_patch_example_location\.json$/, 'locationPart'],
  [/^location_patch_example_(remove_evse|status)\.json$/, 'evsePart'],
  [/^location_patch_example_tariff\.json$/, 'connectorPart'],
  [
    /^location_put_example_add_evse\.json$/,
    'evse',
    [
      '/connectors/0/last_updated required',
      '/connectors/0/max_amperage required',
      '/connectors/0/max_voltage required',
      '/connectors/0/power_type required',
      '/floor forbidden',
      '/physical_reference type',
    ],
  ],
  [/^tariff_\d+_/, 'tariff'],
  [/^tariffrestriction_example_/, 'tariff'],
  [/^tariff_put_example\.json$/, 'tariff', ['/last_updated required']],
  [/^type_displaytext_example\.json$/, 'displayText'],
  [
    /^transport_and_format_version_info_example\.json$/,
    'versionsResponse',
    ['/data/0/version enum', '/timestamp pattern'],
  ],
  [/^versions_info_example\.json$/, 'versionsData', ['/data/0/version enum']],
  [
    /^transport_and_format_version_details_example\.json$/,
    'versionDetailsResponse',
    ['/data/endpoints/0/identifier enum', '/timestamp pattern'],
  ],
  [/^version_details_example\.json$/, 'versionDetailsData', ['/data/endpoints/0/identifier enum']],
  [
    /^version_details_example2\.json$/,
    'versionDetailsData',
    [
      '/data/endpoints/0/identifier enum',
      '/data/endpoints/0/role enum',
      '/data/endpoints/2/identifier enum',
      '/data/endpoints/2/role enum',
      '/data/endpoints/3/role enum',
      '/data/endpoints/4/identifier enum',
    ],
  ],
];

const BRANCHES: [branch: string, version: OcpiVersion, files: number][] = [
  ['release-2.2-bugfixes', '2.2', 45],
  ['release-2.2.1-bugfixes', '2.2.1', 44],
];

describe.each(BRANCHES)('the official examples of %s', (branch, version, files) => {
  const folder = new URL(`../fixtures/ocpi/examples/${branch}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const judge = compileContract(version);
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

  test('are all there, each in one row', () => {
    expect(names).toHaveLength(files);
    for (const name of names) expect([name, EXAMPLES.filter(([file]) => file.test(name)).length]).toEqual([name, 1]);
    for (const [file] of EXAMPLES) expect(names.some((name) => file.test(name))).toBe(true);
  });

  test.each(names)('%s', (name) => {
    const [, what, breaks = []] = EXAMPLES.find(([file]) => file.test(name)) ?? [];
    if (!what) throw new Error(`no row for ${name}`);
    const violations = LOOKS[what](judge, read(name));
    expect(violations.map(({ pointer, rule }) => `${pointer} ${rule}`).sort()).toEqual(breaks);
  });

  test('keep the invariants, but for the tariffs that no example defines', () => {
    const locations: Location[] = names.filter((name) => /^location_example/.test(name)).map(read);
    const tariffs: Tariff[] = names.filter((name) => /^tariff(_\d|r)/.test(name)).map(read);
    for (const location of locations) {
      const violations = checkInvariants({ locations: [location], tariffs: [] });
      expect(violations.filter(({ rule }) => rule !== 'tariff-published')).toEqual([]);
    }
    for (const tariff of tariffs) expect(checkInvariants({ locations: [], tariffs: [tariff] })).toEqual([]);
  });
});
