/** The envelopes that schemas/ocpi/ has no files of, because a build never writes them: those of single objects, and of errors. */

import { STATUS_CODES } from '../../../src/edge/index.ts';
import type { JsonMembers } from './json.ts';

const SINGLE = [
  { file: 'location', title: 'One Location', section: 'OCPI 8.2.1.2' },
  { file: 'evse', title: 'One EVSE', section: 'OCPI 8.2.1.2' },
  { file: 'connector', title: 'One Connector', section: 'OCPI 8.2.1.2' },
  { file: 'tariff', title: 'One tariff', section: 'an extension: OCPI 11.2.1 has lists alone' },
] as const;

const STATUS_MESSAGE = { $ref: 'envelope.json#/$defs/StatusMessage' };
const timestamp = { $ref: 'envelope.json#/$defs/Timestamp' };

/** The envelopes of single objects, by file name. */
export function singleObjectEnvelopes(version: string): [name: string, schema: JsonMembers][] {
  return SINGLE.map(({ file, title, section }) => {
    const description = `The answer to a request for one object (${section}).`;
    const status_code = { $ref: 'envelope.json#/$defs/StatusCode' };
    const members = { data: { $ref: `${file}.json` }, status_code, status_message: STATUS_MESSAGE, timestamp };
    const required = ['data', 'status_code', 'timestamp'];
    return [`${file}-response.json`, envelope(`${title} of OCPI ${version}`, description, members, required)];
  });
}

/** OCPI's own error, which comes with HTTP status 200, where a success has 1000. A client tells the two apart by this number alone. */
const OF_PARAMETERS = 2001;

/** The envelopes of errors, by file name. */
export function errorEnvelopes(): [name: string, schema: JsonMembers][] {
  const others = Object.entries(STATUS_CODES).filter(([code]) => Number(code) !== OF_PARAMETERS);
  const meanings = others.map(([code, meaning]) => `${code}: ${meaning}.`).join(' ');
  const error = (title: string, description: string, status_code: JsonMembers) => {
    const status_message = { ...STATUS_MESSAGE, description: 'A sentence for the developer of the client.' };
    const members = { status_code, status_message, timestamp };
    return envelope(title, description, members, Object.keys(members));
  };
  return [
    [
      'error-response.json',
      error('Error', 'The answer to a request that cannot be answered: an envelope without data. OCPI 4.1.7.', {
        description: `${meanings} OCPI 5.`,
        enum: others.map(([code]) => Number(code)),
      }),
    ],
    [
      'parameter-error-response.json',
      error(
        'Parameter error',
        'The answer of a list to a parameter with a wrong value: an envelope without data, with HTTP status 200. OCPI 4.1.8.',
        { description: `${OF_PARAMETERS}: ${STATUS_CODES[OF_PARAMETERS]}. OCPI 5.`, const: OF_PARAMETERS },
      ),
    ],
  ];
}

function envelope(
  title: string,
  description: string,
  properties: JsonMembers,
  required: readonly string[],
): JsonMembers {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return { $schema, title, description, type: 'object', properties, required, additionalProperties: false };
}
