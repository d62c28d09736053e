/**
 * Error answers. They have the envelope too, whatever the HTTP status (OCPI 4.1.7).
 */

import { closingText } from '../../stored-format/envelope.ts';
import { METHODS } from './intent.ts';

/** The status codes of errors, and what each says (OCPI 5). */
export const STATUS_CODES = {
  2000: 'there is no such thing here, or the method is refused',
  2001: 'a parameter has a wrong value',
  2003: 'the Location, EVSE or Connector is unknown',
  3000: 'the server could not answer',
} as const;

export interface ErrorAnswer {
  /** 200 if the request reached the OCPI layer and is wrong there (OCPI 4.1.8). */
  readonly httpStatus: 200 | 404 | 405 | 500 | 503;
  readonly statusCode: keyof typeof STATUS_CODES;
  /** A sentence for the developer of the client. */
  readonly message: string;
}

export const REFUSED_METHOD: ErrorAnswer = {
  httpStatus: 405,
  statusCode: 2000,
  message: `This API is read-only. Use ${METHODS.slice(0, -1).join(', ')} or ${METHODS.at(-1)}.`,
};

/** A fault in the published snapshot. Its message is safe to show to anyone. */
export class SnapshotFault extends Error {}

/** A file of the published snapshot cannot be read now, but may be readable soon. */
export class SnapshotUnreadable extends SnapshotFault {}

/** A file that the manifest refers to is not on the site (any more), probably because the snapshot was replaced. */
export class FileMissing extends SnapshotUnreadable {
  constructor() {
    super('A file of the published snapshot is missing.');
  }
}

/** The error that the client gets for a caught failure: without details, unless they are about the snapshot. */
export function toErrorAnswer(failure: unknown): ErrorAnswer {
  const message = failure instanceof SnapshotFault ? failure.message : 'The request could not be answered.';
  const httpStatus = failure instanceof SnapshotUnreadable ? 503 : 500;
  return { httpStatus, statusCode: 3000, message };
}

/** The envelope of an error, without `data`. */
export function errorText(error: ErrorAnswer, now: number): string {
  const head = JSON.stringify({ status_code: error.statusCode, status_message: error.message });
  return `${head.slice(0, -1)},"timestamp":"${closingText(now)}`;
}
