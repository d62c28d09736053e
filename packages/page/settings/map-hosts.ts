/** Reads map_style and map_hosts, the hosts that the style sends browsers to, and says which hosts a map needs in all. */

import { cited, isLonger, read, tooLong, unreadable } from '../../../src/cells/index.ts';
import { clause } from '../../../src/findings/index.ts';
import { columnType, LONGEST_URL, readUrl, TEXT, textUpTo } from '../../../src/tables/index.ts';

/** A source of the Content-Security-Policy (CSP 3, 2.3.1): a host, or all hosts below a name. */
const SOURCE = /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/;

/** A header has to hold all of them. */
const LONGEST = 100;

const HOST = 'Write https:// and the name of the host, such as https://tiles.example.com or https://*.example.com.';

const STYLE = 'Write the address of the style as your browser shows it, or openfreemap.';

/** Styles that one word stands for: free, without a key, and all that they load is on their own host. */
const KNOWN_STYLES: ReadonlyMap<string, string> = new Map([
  ['openfreemap', 'https://tiles.openfreemap.org/styles/liberty'],
]);

/** The origin of a host (RFC 6454); `*.` stands for the names before a domain. */
export function mapHost() {
  const readHost = (text: string) => {
    const host = text.toLowerCase().replace(/\/$/, '');
    if (isLonger(host, LONGEST)) return tooLong(host, LONGEST);
    if (SOURCE.test(host)) return read(host);
    const meant = /^https:\/\/[^/?#@]+/.exec(host)?.[0] ?? `https://${host}`;
    const values = SOURCE.test(meant) ? [meant] : [];
    return unreadable(clause`${cited({ text })} is not a host with https://.`, HOST, { values });
  };
  return columnType(TEXT.regex(/^\s*[Hh][Tt][Tt][Pp][Ss]:\/\/[^/?#@\s;,'"]+\/?\s*$/), readHost, {
    ...{ code: 'invalid-setting', form: 'https:// and the name of a host' },
  });
}

/** An origin with nothing in it that would end its place in a policy: a URL may have `;`, `,` and `'` in its host. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** The URL of a style, whose host has to stand in a Content-Security-Policy, or the word for one. */
export function mapStyle() {
  const readStyle = (text: string) => {
    const known = KNOWN_STYLES.get(text);
    if (known !== undefined) return read(known);
    const address = readUrl(text);
    if (!address.ok || ORIGIN.test(new URL(address.value).origin)) return address;
    return unreadable(clause`${cited({ text })} has a host with characters that names of hosts do not have.`, STYLE);
  };
  return columnType(textUpTo(LONGEST_URL).regex(/^(https?:\/\/|openfreemap$)/), readStyle, {
    ...{ code: 'not-a-url', form: 'URL, or openfreemap', holds: 'link' },
  });
}

/** The hosts that browsers ask for the map: the one of its style, and those that this names. None for the bundled outline. */
export function hostsOfMap({
  map_style: style,
  map_hosts: hosts,
}: {
  readonly map_style?: string | undefined;
  readonly map_hosts: readonly string[];
}): readonly string[] {
  return style === undefined ? [] : [...new Set([new URL(style).origin, ...hosts])];
}
