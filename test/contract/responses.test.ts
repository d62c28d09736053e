/** The envelopes, and the versions and endpoints in two of them: one thing broken, one violation. */

import { expect, test } from 'vitest';
import { compileContract } from '../../src/contract/json-schema.ts';
import { completeVersionDetails, completeVersions, enveloped } from '../support/complete-objects.ts';
import { edited, REMOVED } from './support/pointer.ts';

const judge = compileContract('2.2');
const RESPONSES = {
  locationsResponse: enveloped([]),
  tariffsResponse: enveloped([]),
  versionsResponse: enveloped(completeVersions()),
  versionDetailsResponse: enveloped(completeVersionDetails()),
};
type Kind = keyof typeof RESPONSES;
const KINDS = Object.keys(RESPONSES) as Kind[];

type Defect = [pointer: string, value: unknown, rule: string];

const ENVELOPE: Defect[] = [
  ['/data', REMOVED, 'required'],
  ['/status_code', REMOVED, 'required'],
  ['/timestamp', REMOVED, 'required'],
  ['/status_code', 2000, 'const'],
  ['/status_code', '1000', 'const'],
  ['/status_message', '', 'pattern'],
  ['/timestamp', '2026-01-31T08:00:00', 'pattern'],
  ['/timestamp', '2026-01-31T08:00:00Z', 'pattern'],
  ['/timestamp', '2026-01-31T08:00:00.123', 'pattern'],
  ['/timestamp', '2026-01-31T08:00:00.1Z', 'pattern'],
  ['/timestamp', '2026-01-31T08:00:00.123456Z', 'pattern'],
  ['/timestamp', '2026-01-31 08:00:00.123Z', 'pattern'],
  ['/items', [], 'forbidden'],
];
const VERSIONS: Defect[] = [
  ['/data/0/version', REMOVED, 'required'],
  ['/data/0/version', '2.1.1', 'enum'],
  ['/data/0/url', REMOVED, 'required'],
  ['/data/0/url', '/api/ocpi/2.2', 'pattern'],
  ['/data/1', completeVersions()[0], '/data uniqueItems'],
];
const VERSION_DETAILS: Defect[] = [
  ['/data', [completeVersionDetails()], 'type'],
  ['/data/version', REMOVED, 'required'],
  ['/data/version', 2.2, 'enum'],
  ['/data/endpoints', REMOVED, 'required'],
  ['/data/endpoints/0/identifier', REMOVED, 'required'],
  ['/data/endpoints/0/identifier', 'credentials', 'enum'],
  ['/data/endpoints/0/role', REMOVED, 'required'],
  ['/data/endpoints/0/role', 'RECEIVER', 'enum'],
  ['/data/endpoints/0/url', REMOVED, 'required'],
  ['/data/endpoints/0/url', 'ocpi/2.2/locations', 'pattern'],
  ['/data/endpoints/1', completeVersionDetails().endpoints[0], '/data/endpoints uniqueItems'],
];

const CASES: [kind: Kind, ...Defect][] = [
  ...KINDS.flatMap((kind) => ENVELOPE.map((defect): [Kind, ...Defect] => [kind, ...defect])),
  ...VERSIONS.map((defect): [Kind, ...Defect] => ['versionsResponse', ...defect]),
  ...VERSION_DETAILS.map((defect): [Kind, ...Defect] => ['versionDetailsResponse', ...defect]),
];

test.each(CASES)('%s %s %o: %s', (kind, pointer, value, rule) => {
  const found = judge[kind](edited(RESPONSES[kind], pointer, value)).map((found) => `${found.pointer} ${found.rule}`);
  expect(found).toEqual([rule.startsWith('/') ? rule : `${pointer} ${rule}`]);
});

test.each(KINDS)('%s without a status message conforms', (kind) => {
  expect(judge[kind](edited(RESPONSES[kind], '/status_message', REMOVED))).toEqual([]);
});
