/**
 * Fetches the statuses of an OCPI server. With an earlier copy at hand, only what changed since is asked for (date_from), and
 * the whole list from time to time. A server on which changes are not seen that way is not asked so again for a day.
 */

import { lookup } from 'node:dns';
import type { Secrets } from '../../../findings/text/secrets.ts';
import { visible } from '../../../findings/text/visible.ts';
import { Credentials } from '../../feeds/credentials.ts';
import { CouldNotFetch, ListClient } from '../../feeds/list-client.ts';
import type { Send } from '../../http/exchange.ts';
import { type Environment, type Filled, fillIn } from '../../urls/fill-in.ts';
import { guardedLookup, refusedAddress } from '../../urls/guarded-lookup.ts';
import { isPublicAddress } from '../../urls/public-addresses.ts';
import type { RequestDependencies } from '../../urls/request.ts';
import { type Content, type Failed, failed } from '../../urls/source-answer.ts';
import type { Home } from '../../urls/where.ts';
import {
  areChangesUnseen,
  type KeptEvse,
  type KeptLocation,
  keptLocations,
  newestOf,
  withChanges,
} from '../formats/kept-locations.ts';
import { crawlLocations } from './crawl-locations.ts';

/** How the content of an OCPI server came about. Times are in ms since 1970. */
export interface Crawled {
  /** When the whole list was read. */
  readonly fullAt: number;
  /** Until then, only the whole list is asked for. */
  readonly noChangesUntil?: number | undefined;
  /** The address of the list, if the server's versions led to it. */
  readonly endpoint?: string | undefined;
}

export interface OcpiRequest {
  /** That of the versions, or of the list of Locations. It, headers and token may have variables of the environment. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string | undefined;
  readonly environment: Environment | undefined;
  /** From the first connection to the last byte of the last page, in ms. */
  readonly timeout: number;
  /** Of all pages together, after decompression. */
  readonly maxBytes: number;
  readonly allowPrivate: boolean;
  /** How long the whole list counts, in ms. */
  readonly fullEvery: number;
  /** The time of the build, in ms since 1970. */
  readonly now: number;
  /** The content that was read last. */
  readonly previous: { readonly bytes: Uint8Array; readonly crawled: Crawled } | undefined;
  /** Whether the tables have an EVSE of this uid or evse_id. */
  readonly isKnown: (id: string) => boolean;
}

type Answer = (Content & { readonly crawled: Crawled }) | Failed;

export type FetchOcpi = (request: OcpiRequest) => Promise<Answer>;

/** The real internet. Tests use their own certificate authority and host names. */
const INTERNET: RequestDependencies & Pick<Home, 'isPublic'> = { lookup, isPublic: isPublicAddress };

/** More pages than the largest networks have. */
const MOST_REQUESTS = 5000;
const DAY = 86_400_000;
/** A server may show a change some minutes after its own timestamp. */
const OVERLAP = 10 * 60_000;

/** Asks a server. Every failure is a value. */
export async function fetchOcpi(request: OcpiRequest, internet = INTERNET): ReturnType<FetchOcpi> {
  const filled = fillIn(request, request.environment ?? {});
  if (filled.kind === 'failed') return filled;
  // Brings node:https along, which takes as long to load as the rest of Node together.
  const { openConnection } = await import('../../http/connection.ts');
  const url = new URL(filled.url);
  const home: Home = { origin: url.origin, allowPrivate: request.allowPrivate, isPublic: internet.isPublic };
  const connection = openConnection({ lookupFor: (at) => guardedLookup(at, home, internet.lookup), ca: internet.ca });
  // It leads only where the source may lead. An address in a URL is never looked up.
  const send: Send = async (asked, bounds) => {
    const refused = refusedAddress(asked.url, home);
    return refused ? { failure: 'network', message: refused.message } : connection.send(asked, bounds);
  };
  const { timeout, maxBytes } = request;
  const limits = { timeout, maxBytes, maxRequests: MOST_REQUESTS };
  const credentials = new Credentials({ ...filled, advice: ADVICE }, url);
  try {
    const client = new ListClient(limits, { send, now: () => performance.now() }, credentials);
    return withoutSecrets(await fetchStatuses(url, client, request), filled, request);
  } catch (error) {
    // Texts of more than 512 MiB are more than Node can hold in one piece.
    if (error instanceof RangeError) return failed('It sent more than can be read.');
    if (!(error instanceof CouldNotFetch)) throw error;
    return inWords(error, request, filled);
  } finally {
    connection.close();
  }
}

const ADVICE = `If it needs a token, add "token": "\${NAME}" to this source, with NAME in the environment.`;

async function fetchStatuses(url: URL, client: ListClient, request: OcpiRequest): ReturnType<FetchOcpi> {
  const { previous, now } = request;
  const before = previous && locationsIn(previous.bytes);
  const since = sinceOf(request, before);
  const known = knownEndpoint(url, previous?.crawled);
  let isRefused = false;
  if (previous && before && since !== undefined) {
    try {
      const { locations, endpoint } = await crawlLocations(url, since, client, known);
      return toContent(withChanges(before, locations), { ...previous.crawled, ...rememberable(url, endpoint) });
    } catch (error) {
      // Perhaps it does not know date_from.
      if (!(error instanceof CouldNotFetch) || error.bound !== undefined) throw error;
      isRefused = true;
    }
  }
  const { locations, endpoint } = await crawlLocations(url, undefined, client, known);
  const isUnseen = isRefused || areChangesUnseen(locations, before ?? []);
  const noChangesUntil = isUnseen ? now + DAY : previous?.crawled.noChangesUntil;
  return toContent(locations, {
    fullAt: now,
    ...(noChangesUntil === undefined ? {} : { noChangesUntil }),
    ...rememberable(url, endpoint),
  });
}

/** Only an address at the server that the settings name: what was kept may come from elsewhere. */
function knownEndpoint(url: URL, { endpoint = '' }: Partial<Crawled> = {}): URL | undefined {
  const known = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  return known?.origin === url.origin ? known : undefined;
}

function rememberable(url: URL, endpoint: URL | undefined): Pick<Crawled, 'endpoint'> {
  return endpoint?.origin === url.origin ? { endpoint: endpoint.href } : {};
}

/** From when on changes are asked for; nothing if the whole list is to be read. */
function sinceOf(
  { previous, now, fullEvery }: OcpiRequest,
  before: readonly KeptLocation[] | undefined,
): number | undefined {
  if (previous === undefined || before === undefined) return undefined;
  const { fullAt, noChangesUntil = 0 } = previous.crawled;
  // A clock that was set back says nothing about the age of the list.
  if (now < noChangesUntil || now < fullAt || now - fullAt >= fullEvery) return undefined;
  const newest = newestOf(before);
  return newest === undefined ? undefined : Math.min(newest, now) - OVERLAP;
}

function locationsIn(bytes: Uint8Array): readonly KeptLocation[] | undefined {
  try {
    return keptLocations(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return undefined;
  }
}

function toContent(locations: readonly KeptLocation[], crawled: Crawled): Content & { readonly crawled: Crawled } {
  return { kind: 'content', bytes: Buffer.from(JSON.stringify(locations)), whole: true, crawled };
}

/** A server may repeat secrets in a status or an id. An id that holds one and is in the tables is public already. */
function withoutSecrets(answer: Answer, { secrets }: Filled, { isKnown }: OcpiRequest): Answer {
  if (answer.kind === 'failed') return answer;
  const crawled = withoutSecretEndpoint(answer.crawled, secrets);
  if (!secrets.isIn(answer.bytes)) return { ...answer, crawled };
  const isSecret = (...values: unknown[]) => values.some((value) => secrets.isInText(String(value ?? '')));
  const isOurs = ({ uid, evse_id }: KeptEvse) => isKnown(String(uid ?? '')) || isKnown(String(evse_id ?? ''));
  const locations = (locationsIn(answer.bytes) ?? []).flatMap(({ evses, ...location }) => {
    if (isSecret(...Object.values(location)) && !evses.some(isOurs)) return [];
    const told = evses.filter((evse) => isOurs(evse) || !isSecret(evse.uid, evse.evse_id));
    return [{ ...location, evses: told.map((evse) => ({ ...evse, status: secrets.clear(String(evse.status)) })) }];
  });
  return { ...answer, crawled, bytes: Buffer.from(JSON.stringify(locations)) };
}

/** An address that holds a secret is not kept, but found again each time. */
function withoutSecretEndpoint({ endpoint, ...crawled }: Crawled, secrets: Secrets): Crawled {
  return endpoint === undefined || secrets.isInText(endpoint) ? crawled : { ...crawled, endpoint };
}

function inWords({ message, bound }: CouldNotFetch, { timeout, maxBytes }: OcpiRequest, { secrets }: Filled): Failed {
  switch (bound) {
    case 'time': {
      const seconds = (timeout / 1000).toLocaleString('en');
      return failed(`There was no complete answer within ${seconds} s.`, 'If that is normal, raise timeout_seconds.');
    }
    case 'size':
      return failed(`It sent more than ${maxBytes.toLocaleString('en')} bytes.`, 'If that is right, raise max_bytes.');
    case undefined:
      return failed(visible(secrets.clear(message)));
    default:
      return bound satisfies never;
  }
}
