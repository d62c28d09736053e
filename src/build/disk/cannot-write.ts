/** The disk does not take what is to be written: in words, since `ENOSPC` says something to few people. */

import { errorCode } from '../../source/files/error-code.ts';

/** Nothing is wrong with the data or with this program; its message says what to do. */
export class CannotWrite extends Error {}

/** What the system calls it (POSIX errno), what it means, and what to do. */
const REASONS: { readonly [code: string]: readonly [what: string, fix: string] } = {
  ENOSPC: ['The disk is full', 'Make room on it'],
  EDQUOT: ['Your share of the disk is used up', 'Make room on it'],
  EFBIG: ['A file is larger than this disk or your account allows', 'Raise the limit, or choose another --out'],
  EROFS: ['The disk can only be read', 'Choose another --out'],
  EBUSY: ['It is in use, as a mounted disk is', 'Choose a directory below it with --out'],
  ENOTDIR: ['A part of the path is a file, not a directory', 'Choose another --out'],
  EACCES: ['You may not write there', 'Change who may write, or choose another --out'],
};

/** The same error in words, if it is about writing below `out`; else as it is. `command` is what to do again. */
export function inWords(error: unknown, out: string, command = 'build'): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (!(error instanceof Error) || reason === undefined) return error;
  const [what, fix] = reason;
  const path = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  return new CannotWrite(`${what}${path}, so "${out}" stayed as it was. ${fix}, and ${command} again.`);
}
