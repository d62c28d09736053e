/** The schemas of answers that schemas/ocpi/ has no file for, because a build writes none of them: one object, an error. */

import { STATUS_CODES } from '../../../edge/error-answer.ts';
import type { OcpiVersion } from '../../../ocpi/enums.ts';
import type { JsonMembers } from './json.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const SINGLE = [
  { file: 'location', title: 'One Location', section: 'OCPI 8.2.1.2', versioned: true },
  { file: 'evse', title: 'One EVSE', section: 'OCPI 8.2.1.2', versioned: true },
  { file: 'connector', title: 'One Connector', section: 'OCPI 8.2.1.2', versioned: true },
  { file: 'tariff', title: 'One tariff', section: 'an extension: OCPI 11.2.1 has lists alone', versioned: false },
] as const;

/** The envelopes of single objects and of errors, by file name. */
export function singleObjectResponses(version: OcpiVersion): [name: string, schema: JsonMembers][] {
  const single = SINGLE.map(({ file, title, section, versioned }): [string, JsonMembers] => [
    `${file}-response.json`,
    {
      $schema: DIALECT,
      title: versioned ? `${title} of OCPI ${version}` : `${title} of OCPI 2.2 and 2.2.1`,
      description: `The answer to a request for one object (${section}).`,
      type: 'object',
      properties: { data: { $ref: `${file}.json` }, ...ENVELOPE },
      required: ['data', 'status_code', 'timestamp'],
      additionalProperties: false,
    },
  ]);
  return [...single, ['error-response.json', ERROR]];
}

const ENVELOPE: JsonMembers = {
  status_code: { $ref: 'envelope.json#/$defs/StatusCode' },
  status_message: { $ref: 'envelope.json#/$defs/StatusMessage' },
  timestamp: { $ref: 'envelope.json#/$defs/Timestamp' },
};

const ERROR: JsonMembers = {
  $schema: DIALECT,
  title: 'Error',
  description: 'The answer to a request that cannot be answered: an envelope without data. OCPI 4.1.7.',
  type: 'object',
  properties: {
    status_code: {
      description: Object.entries(STATUS_CODES)
        .map(([code, meaning]) => `${code}: ${meaning}.`)
        .join(' ')
        .concat(' OCPI 5.'),
      enum: Object.keys(STATUS_CODES).map(Number),
    },
    status_message: {
      $ref: 'envelope.json#/$defs/StatusMessage',
      description: 'A sentence for the developer of the client.',
    },
    timestamp: { $ref: 'envelope.json#/$defs/Timestamp' },
  },
  required: ['status_code', 'status_message', 'timestamp'],
  additionalProperties: false,
};
