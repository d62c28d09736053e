/** Fetches the statuses of an OCPI server, within bounds, and without the secrets that it may repeat. */

import { visible } from '../../findings/text/visible.ts';
import { CouldNotFetch, openLists } from '../feeds/list-client.ts';
import type { StatusEvse } from '../status-formats/status-locations.ts';
import { askServer, type Server, type ServerRequest } from '../urls/ask-server.ts';
import type { Internet } from '../urls/internet.ts';
import { type Content, type Failed, failed, sentTooLate, sentTooMuch } from '../urls/source-answer.ts';
import { type Crawled, type CrawlSchedule, crawl } from './crawl-locations.ts';

/** The URL is that of the versions, or of the list of Locations. */
export interface OcpiRequest extends ServerRequest, CrawlSchedule {
  /** Whether the tables have an EVSE of this uid or evse_id. */
  readonly isKnown: (id: string) => boolean;
}

type Answer = (Content & { readonly crawled: Crawled }) | Failed;

export type FetchOcpi = (request: OcpiRequest) => Promise<Answer>;

/** More pages than the largest networks have. */
const MOST_REQUESTS = 5000;

/** Asks a server. Every failure is a value. */
export function fetchOcpi(request: OcpiRequest, internet: Internet): ReturnType<FetchOcpi> {
  return askServer(request, internet, async ({ url, filled, send }) => {
    const limits = { ...request, maxRequests: MOST_REQUESTS };
    const credentials = { ...filled, advice: ADVICE };
    const get = openLists({ url, credentials, limits }, { send, now: () => performance.now() });
    try {
      return withoutSecrets(await crawl(url, get, request), filled, request);
    } catch (error) {
      // Texts of more than 512 MiB are more than Node can hold in one piece.
      if (error instanceof RangeError) return failed('It sent more than can be read.');
      if (!(error instanceof CouldNotFetch)) throw error;
      if (error.bound === 'time') return sentTooLate(request.timeout);
      if (error.bound === 'size') return sentTooMuch(request.maxBytes);
      return failed(visible(filled.secrets.clear(error.message)));
    }
  });
}

const ADVICE = `If it needs a token, add "token": "\${NAME}" to this source, with NAME in the environment.`;

/** A server may repeat secrets in a status or an id. An id that holds one and is in the tables is public already. */
function withoutSecrets(
  { locations, crawled }: Awaited<ReturnType<typeof crawl>>,
  { secrets }: Server['filled'],
  { isKnown }: OcpiRequest,
): Answer {
  // An address that holds a secret is not kept, but found again each time.
  const endpoint = secrets.isInText(crawled.endpoint ?? '') ? undefined : crawled.endpoint;
  const content = { kind: 'content', whole: true, crawled: { ...crawled, endpoint } } as const;
  const bytes = Buffer.from(JSON.stringify(locations));
  if (!secrets.isIn(bytes)) return { ...content, bytes };
  const isSecret = (...values: unknown[]) => values.some((value) => secrets.isInText(String(value ?? '')));
  const isOurs = ({ uid, evse_id }: StatusEvse) => isKnown(String(uid ?? '')) || isKnown(String(evse_id ?? ''));
  const cleared = locations.flatMap(({ evses, ...location }) => {
    if (isSecret(...Object.values(location)) && !evses.some(isOurs)) return [];
    const told = evses.filter((evse) => isOurs(evse) || !isSecret(evse.uid, evse.evse_id));
    return [{ ...location, evses: told.map((evse) => ({ ...evse, status: secrets.clear(String(evse.status)) })) }];
  });
  return { ...content, bytes: Buffer.from(JSON.stringify(cleared)) };
}
