/**
 * Where the API is published: a scheme and a host. The API lies at /api/ocpi right below the host (edge/intent.ts), so
 * links below a path would lead nowhere.
 */

import { quoted, read, unreadable } from '../cells/cell.ts';
import { type CellType, cellType } from '../tables/columns/cell-type.ts';
import { LONGEST_URL, url } from '../tables/columns/codes.ts';
import { tooLong } from '../tables/columns/text.ts';
import type { SettingCode } from './codes.ts';

/** The longest of the addresses that are published below it (format/envelope.ts). */
const LONGEST_PATH = '/api/ocpi/2.2.1/locations';

/** Names and addresses of this very machine (RFC 6761, RFC 1122). */
const THIS_MACHINE = /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/;

/** Reads a base URL; the value is an origin (RFC 6454): small letters, no slash at its end. */
export function baseUrl(): CellType<string, SettingCode> {
  const address = url();
  return cellType<string, SettingCode>(
    (text) => {
      const complete = address.read(text);
      if (!complete.ok) return { code: address.code, ...complete };
      const { origin, hostname, protocol, username, password } = new URL(text);
      if (username !== '' || password !== '') {
        return unreadable('It holds a user name or a password, which everybody would read.', `Write ${origin}`);
      }
      if (!/^https?:\/\/[^/?#]+\/*$/i.test(text)) {
        const problem = `${quoted(text)} has a path, a ? or a #, but the API lies at /api/ocpi right below the host.`;
        return unreadable(problem, `Write ${origin}`);
      }
      if (protocol === 'http:' && !THIS_MACHINE.test(hostname)) {
        const hint = `Write ${origin.replace('http:', 'https:')}`;
        return unreadable(`${quoted(text)} is not encrypted; http is for localhost alone.`, hint);
      }
      const most = LONGEST_URL - LONGEST_PATH.length;
      return origin.length > most ? tooLong(origin, most) : read(origin);
    },
    {
      code: 'invalid-setting',
      form: 'web address with https:// and without a path',
      json: { pattern: '^https?://[^/?#@]+/*$' },
    },
  );
}
