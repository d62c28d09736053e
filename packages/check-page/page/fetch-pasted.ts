/** Fetches what a person pasted: the only request of the check page to anybody. */

import { nextLink, webPage } from '../../../src/sources/browser.ts';
import { PASTED } from '../messages.ts';
import { MOST_MEGABYTES, type Taken } from './taken-files.ts';

/** Nothing can be had from the address. */
export class CannotFetch extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** In ms, for one answer. */
const TIMEOUT = 60_000;

const MOST_PAGES = 100;

const DROP_IT = 'Open the address in a tab, save what it shows, and drop the file here.';

type FetchedFiles = Required<Extract<Taken, { readonly kind: 'files' }>>;

interface Fetching {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the page is on this computer: no other page asks what is. */
  readonly isLocal: boolean;
  /** Whether another page named the address, and not the reader: then nobody is asked whom it does not name. */
  readonly isOfLink: boolean;
  readonly signal: AbortSignal;
}

/**
 * A table as CSV, or the pages of an OCPI list.
 *
 * @throws CannotFetch
 */
export async function fetchPasted(pasted: string, fetching: Fetching): Promise<FetchedFiles> {
  const url = toUrl(pasted, fetching);
  const pages: Uint8Array<ArrayBuffer>[] = [];
  const visited = new Set<string>();
  let [room, isLinkSeen, total] = [MOST_MEGABYTES * 1e6, false, ''];
  for (let next: URL | undefined = url; next !== undefined; ) {
    if (pages.length === MOST_PAGES)
      throw new CannotFetch(`The list has more than ${MOST_PAGES} pages.`, 'Save them, and drop them together.');
    visited.add(next.href);
    const response = await ask(next, fetching);
    const bytes = await bodyOf(response, room).catch((error: unknown) => {
      throw error instanceof CannotFetch ? error : inWords(error, url);
    });
    room -= bytes.length;
    pages.push(bytes);
    isLinkSeen ||= response.type !== 'cors' || response.headers.has('link');
    total = response.headers.get('x-total-count') ?? total;
    next = nextPage(response, url, visited);
  }
  const [first = new Uint8Array()] = pages;
  if (!isJson(first)) return { kind: 'files', files: new Map([[PASTED, first]]), notes: [] };
  const notes = isLinkSeen || isWhole(first, total) ? [] : [onlyOnePage(url)];
  return { kind: 'files', files: new Map(pages.map((bytes, i) => [`page-${i + 1}.json`, bytes])), notes };
}

function toUrl(pasted: string, { isLocal }: Fetching): URL {
  const url = URL.canParse(pasted.trim()) ? new URL(pasted.trim()) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CannotFetch('This is not the address of a web page.', 'Paste it whole, beginning with https://.');
  const isHere = isOnThisComputer(url.hostname);
  if (isHere && !isLocal) throw new CannotFetch('A page of another computer does not ask this one.', DROP_IT);
  // The policy of the page lets it ask nobody else.
  if (url.protocol === 'http:' && !isHere)
    throw new CannotFetch(`A page may not ask ${url.host} without https.`, `Paste the https address. ${DROP_IT}`);
  if (url.username !== '' || url.password !== '')
    throw new CannotFetch('The address has a name and a password in it.', 'Paste it without them.');
  return url;
}

export function isOnThisComputer(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

async function ask(url: URL, { fetch, isOfLink, signal }: Fetching): Promise<Response> {
  const response = await fetch(url.href, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    headers: { accept: 'text/csv, application/json;q=0.9, */*;q=0.1' },
    redirect: isOfLink ? 'manual' : 'follow',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  }).catch((error: unknown) => {
    throw inWords(error, url);
  });
  if (response.type === 'opaqueredirect')
    throw new CannotFetch(`${url.host} leads to another address, which the link does not name.`, DROP_IT);
  if (url.protocol === 'https:' && !response.url.startsWith('https:') && response.url !== '')
    throw new CannotFetch(`${url.host} leads to an address without https.`, DROP_IT);
  if (!response.ok) throw new CannotFetch(`${url.host} answered with HTTP ${response.status}.`, DROP_IT);
  return response;
}

/** Browsers do not say why they got nothing: that would tell a page about hosts that it may not ask. */
function inWords(error: unknown, { host }: URL): CannotFetch {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return new CannotFetch(`${host} did not answer in time.`, DROP_IT);
  return new CannotFetch(
    `The browser got nothing from ${host}: either nobody answers there, or the server does not allow other pages to read it (CORS).`,
    `${DROP_IT} Whoever runs the server can allow it with the header Access-Control-Allow-Origin: *.`,
  );
}

/** @throws CannotFetch if there is more than `room` */
async function bodyOf(response: Response, room: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length;
    chunks.push(part.value);
    if (size <= room) continue;
    await reader?.cancel();
    throw new CannotFetch(`It has more than ${MOST_MEGABYTES} MB.`, 'The command takes larger files.');
  }
  const whole = new Uint8Array(await new Blob(chunks).arrayBuffer());
  const page = webPage(beginningOf(whole));
  if (page !== undefined)
    throw new CannotFetch(
      `It is a web page${page} instead of CSV or JSON.`,
      'In Google Sheets, use File > Share > Publish to web, as CSV, and paste that address.',
    );
  return whole;
}

/** The next page of a list (RFC 8288). @throws CannotFetch if another server has it */
function nextPage(response: Response, first: URL, visited: ReadonlySet<string>): URL | undefined {
  const link = nextLink(response.headers.get('link') ?? '');
  if (link === undefined || !URL.canParse(link, first)) return undefined;
  const next = new URL(link, first);
  if (next.origin !== first.origin)
    throw new CannotFetch(`${first.host} leads to ${next.host} for the rest of the list, which is not asked.`, DROP_IT);
  return visited.has(next.href) ? undefined : next;
}

/** Whether it is no list in an answer of an OCPI server, or has all of it. @param total how many objects the list has, if that is known */
function isWhole(bytes: Uint8Array, total: string): boolean {
  try {
    const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
    return !Array.isArray(data) || (total !== '' && data.length >= Number(total));
  } catch {
    return true;
  }
}

/** A browser hides headers of another server that this one does not name, and Link is how a page leads to the next. */
function onlyOnePage({ host }: URL): string {
  return `Only one page was read. If the list of ${host} has more, they are missing here: your browser cannot see its header Link, which leads to them. Whoever runs the server can show it with "Access-Control-Expose-Headers: Link, X-Total-Count"; or save all pages and drop them together.`;
}

function isJson(bytes: Uint8Array): boolean {
  return /^\s*[{[]/.test(beginningOf(bytes));
}

function beginningOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 4096));
}
