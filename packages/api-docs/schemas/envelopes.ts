/** The envelopes that schemas/ocpi/ has no files of, because a build never writes them: those of single objects, and of errors. */

import { STATUS_CODES } from '../../../src/edge/index.ts';
import type { JsonMembers } from './json.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const SINGLE = [
  { file: 'location', title: 'One Location', section: 'OCPI 8.2.1.2' },
  { file: 'evse', title: 'One EVSE', section: 'OCPI 8.2.1.2' },
  { file: 'connector', title: 'One Connector', section: 'OCPI 8.2.1.2' },
  { file: 'tariff', title: 'One tariff', section: 'an extension: OCPI 11.2.1 has lists alone' },
] as const;

const ENVELOPE: JsonMembers = {
  status_code: { $ref: 'envelope.json#/$defs/StatusCode' },
  status_message: { $ref: 'envelope.json#/$defs/StatusMessage' },
  timestamp: { $ref: 'envelope.json#/$defs/Timestamp' },
};

/** The envelopes of single objects, by file name. */
export function singleObjectEnvelopes(version: string): [name: string, schema: JsonMembers][] {
  return SINGLE.map(({ file, title, section }) => [
    `${file}-response.json`,
    {
      $schema: DIALECT,
      title: `${title} of OCPI ${version}`,
      description: `The answer to a request for one object (${section}).`,
      type: 'object',
      properties: { data: { $ref: `${file}.json` }, ...ENVELOPE },
      required: ['data', 'status_code', 'timestamp'],
      additionalProperties: false,
    },
  ]);
}

/** OCPI's own error, which comes with HTTP status 200, where a success has 1000. A client tells the two apart by this number alone. */
const OF_PARAMETERS = 2001;

/** The envelopes of errors, by file name. */
export function errorEnvelopes(): [name: string, schema: JsonMembers][] {
  const others = Object.entries(STATUS_CODES).filter(([code]) => Number(code) !== OF_PARAMETERS);
  return [
    [
      'error-response.json',
      errorEnvelope('Error', 'The answer to a request that cannot be answered: an envelope without data. OCPI 4.1.7.', {
        description: others
          .map(([code, meaning]) => `${code}: ${meaning}.`)
          .join(' ')
          .concat(' OCPI 5.'),
        enum: others.map(([code]) => Number(code)),
      }),
    ],
    [
      'parameter-error-response.json',
      errorEnvelope(
        'Parameter error',
        'The answer of a list to a parameter with a wrong value: an envelope without data, with HTTP status 200. OCPI 4.1.8.',
        { description: `${OF_PARAMETERS}: ${STATUS_CODES[OF_PARAMETERS]}. OCPI 5.`, const: OF_PARAMETERS },
      ),
    ],
  ];
}

function errorEnvelope(title: string, description: string, status_code: JsonMembers): JsonMembers {
  return {
    $schema: DIALECT,
    title,
    description,
    type: 'object',
    properties: {
      status_code,
      status_message: {
        $ref: 'envelope.json#/$defs/StatusMessage',
        description: 'A sentence for the developer of the client.',
      },
      timestamp: { $ref: 'envelope.json#/$defs/Timestamp' },
    },
    required: ['status_code', 'status_message', 'timestamp'],
    additionalProperties: false,
  };
}
