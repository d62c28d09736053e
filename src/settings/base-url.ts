/**
 * Reads the setting base_url, where the API is published: a scheme and a host. The API is at /api/ocpi, directly below the
 * host (edge/rule/intent.ts), so links with a path in between would not work.
 */

import { type Cell, cited, read, unreadable } from '../cells/cell.ts';
import { tooLong } from '../cells/texts/ids.ts';
import { isThisMachine } from '../cells/texts/this-machine.ts';
import { clause } from '../findings/words.ts';
import { type ColumnType, columnType, TEXT } from '../tables/cell-types/column-type.ts';
import { LONGEST_URL, readUrl } from '../tables/cell-types/standard-codes.ts';

/** The longest path that is published below it (snapshot/snapshot.ts). */
const LONGEST_PATH = '/api/ocpi/2.2.1/locations';

const ORIGIN = 'Write https:// and the name of the host.';

/** A base URL. The value is an origin (RFC 6454): in lowercase, without a slash at the end. */
export function baseUrl(): ColumnType<string> {
  return columnType(TEXT.regex(/^https?:\/\/[^/?#@]+\/*$/), readOrigin, {
    ...{ code: 'invalid-setting', form: 'URL with https:// and without a path' },
  });
}

function readOrigin(text: string): Cell<string> {
  const complete = readUrl(text);
  if (!complete.ok) return complete;
  const { origin, hostname, protocol, username, password } = new URL(text);
  if (username !== '' || password !== '') {
    const problem = clause`It contains a user name or password, which would be public.`;
    return unreadable(problem, ORIGIN, { values: [origin] });
  }
  if (!/^https?:\/\/[^/?#]+\/*$/i.test(text)) {
    const problem = clause`${cited({ text })} has a path, a ? or a #, but the API is at /api/ocpi, directly below the host.`;
    return unreadable(problem, ORIGIN, { values: [origin] });
  }
  if (protocol === 'http:' && !isThisMachine(hostname)) {
    const problem = clause`${cited({ text })} is not encrypted. Only localhost may use http.`;
    return unreadable(problem, ORIGIN, { values: [origin.replace('http:', 'https:')] });
  }
  const most = LONGEST_URL - LONGEST_PATH.length;
  return origin.length > most ? tooLong(origin, most) : read(origin);
}
