/**
 * Checks that compression is offered, for the kinds of answers that clients ask most: a whole list, a page from its middle,
 * and what changed last, which lies scattered over the list. Whether an encoded body is larger than its plain text is
 * checked wherever one comes (`read-answer.ts`).
 */

import { withQuery } from '../http/addresses.ts';
import { type Answer, evidenceOf } from '../http/exchange.ts';
import { WORTH_COMPRESSING } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import type { Crawl } from './crawl.ts';
import { type DateForm, upTo } from './date-form.ts';
import { sortedTimes } from './dates.ts';
import { succeeded } from './envelope.ts';
import type { List } from './versions.ts';

const CODINGS = ['gzip', 'br'] as const;
/** Objects on a page, as clients often ask for. */
const PAGE = 100;

/**
 * @param polled the URL that stands for the whole list
 * @param form that of dates; undefined if the server understands none
 */
export async function checkCompression(
  list: List,
  polled: URL,
  all: Crawl,
  form: DateForm | undefined,
  probing: Probing,
): Promise<void> {
  const urls = [polled, withQuery(list.url, { offset: Math.floor(all.found / 2), limit: PAGE })];
  // The time since which a tenth of the objects changed.
  const times = sortedTimes(all);
  const since = times[Math.floor(0.9 * times.length)];
  if (form && since !== undefined)
    urls.push(withQuery(list.url, { date_from: form.write(upTo(since, form)), limit: PAGE }));
  for (const url of urls) await checkOffered(url, probing);
}

async function checkOffered(url: URL, { client, results }: Probing): Promise<void> {
  const plain: Answer[] = [];
  for (const coding of CODINGS) {
    const answer = await client.ask(url, { anonymous: true, headers: { 'Accept-Encoding': coding } });
    if (!answer) results.skip('compression', client.reason);
    else if (!succeeded(answer)) results.skip('compression', 'a list was not answered with success');
    else if (answer.plainSize < WORTH_COMPRESSING)
      results.doesNotApply(
        'compression',
        `no answer has ${WORTH_COMPRESSING.toLocaleString('en')} bytes, which would be worth it`,
      );
    else if (!answer.headers.has('content-encoding')) plain.push(answer);
  }
  if (results.failed('coding')) results.skip('compression', 'bodies are not encoded as their headers say');
  const [first] = plain;
  if (!first || plain.length < CODINGS.length) return;
  const got = `the answer as it is, ${first.plainSize} bytes`;
  const expected = `a smaller body to Accept-Encoding: ${CODINGS.join(' or ')}`;
  results.warn('compression', evidenceOf(first, expected, got, 'Content-Encoding'));
}
