/** Why a source gave no content, in words. */

import { errorCode } from '../../read/files/file-errors.ts';
import type { Failure } from '../http/exchange.ts';
import { Refused } from './address-guard.ts';
import type { ServerRequest } from './ask-server.ts';
import { type Failed, failed, sentTooLate, sentTooMuch } from './source-answer.ts';

/** Why a server gave no complete answer. */
export function whyNoAnswer({ failure, cause }: Failure, { timeout, maxBytes }: ServerRequest): Failed {
  if (failure === 'time') return sentTooLate(timeout);
  if (failure === 'size') return sentTooMuch(maxBytes);
  return cause === undefined ? failed(...BROKE) : whyFailed(cause);
}

/** The failure of a request that ended with an error: one of ours, or what the system says. */
export function whyFailed(error: unknown): Failed {
  // Node refuses some headers and addresses before anything is sent.
  return error instanceof Refused ? failed(error.message, error.hint) : failed(...inWords(error));
}

type Words = readonly [message: string, hint?: string];

const BROKE: Words = ['The connection broke before the answer was complete.'];

export const CUT_WHILE_COMPRESSED: Words = ['Its compressed answer is incomplete.'];

const CODES: { readonly [code: string]: Words } = {
  ENOTFOUND: ['Its host name does not exist.', 'Correct the url.'],
  EAI_AGAIN: ['Its host name cannot be looked up at the moment.'],
  ECONNREFUSED: ['Its server refuses the connection.'],
  ECONNRESET: BROKE,
  EPIPE: BROKE,
  Z_BUF_ERROR: CUT_WHILE_COMPRESSED,
  Z_DATA_ERROR: ['Its compressed answer is damaged.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['Its certificate is for another host.'],
  CERT_HAS_EXPIRED: ['Its certificate has expired.'],
};

function inWords(error: unknown): Words {
  const code = errorCode(error) ?? '';
  const known = CODES[code];
  if (known) return known;
  if (/CERT|SIGNATURE|ISSUER/.test(code)) return [`Its certificate is not trusted (${code}).`];
  if (code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR')) return ['Its compressed answer is damaged.'];
  return [`The request failed (${code || (error instanceof Error ? error.message : String(error))}).`];
}
