/**
 * Answers without data: OCPI wants the envelope on these too (OCPI 4.1.7), whatever the HTTP status.
 */

import { closingText } from '../format/envelope.ts';
import { METHODS } from './intent.ts';

export interface ErrorAnswer {
  /** 200 where the request reached the OCPI layer and is wrong there (OCPI 4.1.8). */
  readonly httpStatus: 200 | 404 | 405 | 500 | 503;
  /** OCPI 5: 2000 client error, 2001 wrong parameters, 2003 unknown location, 3000 server error. */
  readonly statusCode: 2000 | 2001 | 2003 | 3000;
  /** A sentence for the client's developer. */
  readonly message: string;
}

export const REFUSED_METHOD: ErrorAnswer = {
  httpStatus: 405,
  statusCode: 2000,
  message: `This network is read only: use ${METHODS.join(', ')}.`,
};

/** A fault of the published snapshot; its message may be shown to anyone. */
export class SnapshotFault extends Error {}

/** A file of the published snapshot cannot be read now; a moment later it may be there. */
export class SnapshotUnreadable extends SnapshotFault {}

/** The problem that a caught failure is to the client: without its details, unless they are about the snapshot. */
export function toProblem(failure: unknown): ErrorAnswer {
  const message = failure instanceof SnapshotFault ? failure.message : 'The request could not be answered.';
  const httpStatus = failure instanceof SnapshotUnreadable ? 503 : 500;
  return { httpStatus, statusCode: 3000, message };
}

/** The envelope of a problem, without `data`. */
export function problemText(problem: ErrorAnswer, now: number): string {
  const head = JSON.stringify({ status_code: problem.statusCode, status_message: problem.message });
  return `${head.slice(0, -1)},"timestamp":"${closingText(now)}`;
}
