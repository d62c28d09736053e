/**
 * Checks that compression is offered, and that it changes nothing, for the kinds of answers that clients ask most: a whole list, a page from its middle,
 * and what changed last, which lies scattered over the list. Whether an encoded body is larger than its plain text is
 * checked wherever one comes (`read-answer.ts`).
 */

import { isDeepStrictEqual } from 'node:util';
import { withQuery } from '../http/addresses.ts';
import { type Answer, dataOf, isRecord, type JsonRecord, listIn, show, succeeded } from '../http/exchange.ts';
import { WORTH_COMPRESSING } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { type Crawl, sortedTimes } from './crawl.ts';
import type { DateForm } from './date-form.ts';
import type { List } from './versions.ts';

const ALL = ['compression', 'coding-same', 'vary'] as const;
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
  if (form && since !== undefined) urls.push(withQuery(list.url, { date_from: form.write(since), limit: PAGE }));
  for (const url of urls) await checkOffered(url, probing);
}

async function checkOffered(url: URL, probing: Probing): Promise<void> {
  const { results } = probing;
  const plain: Answer[] = [];
  const encoded: Answer[] = [];
  for (const coding of CODINGS) {
    const answer = await probing.ask(ALL, url, { anonymous: true, headers: { 'Accept-Encoding': coding } });
    if (!answer) continue;
    const isEncoded = answer.headers.has('content-encoding');
    if (!succeeded(answer)) {
      results.skip(ALL, 'a list was not answered with success');
      continue;
    }
    if (isEncoded) encoded.push(answer);
    const least = WORTH_COMPRESSING.toLocaleString('en');
    if (answer.plainSize < WORTH_COMPRESSING)
      results.doesNotApply('compression', `no answer has ${least} bytes, which would be worth it`);
    else if (!isEncoded) plain.push(answer);
  }
  await checkSame(url, encoded, probing);
  if (results.failed('coding')) results.skip('compression', 'bodies are not encoded as their headers say');
  const [first] = plain;
  if (!first || plain.length < CODINGS.length) return;
  const expected = `a smaller body to Accept-Encoding: ${CODINGS.join(' or ')}`;
  const got = `the answer as it is, ${first.plainSize} bytes`;
  results.record('compression', 'warn', first, expected, got, 'Content-Encoding');
}

/** Compares objects that are equally old with those of a plain answer: others were updated in between. */
async function checkSame(url: URL, encoded: readonly Answer[], probing: Probing): Promise<void> {
  const { results } = probing;
  if (encoded.length === 0) return results.doesNotApply(['coding-same', 'vary'], 'no answer is compressed');
  const plain = await probing.askWell('coding-same', url, { anonymous: true });
  if (!plain) return;
  const known = new Map(objectsIn(plain).map((object) => [versionOf(object), object]));
  for (const answer of encoded) {
    const common = objectsIn(answer).filter((object) => known.has(versionOf(object)));
    const other = common.find((object) => !isDeepStrictEqual(object, known.get(versionOf(object))));
    if (other || common.length > 0 || isDeepStrictEqual(dataOf(answer), dataOf(plain))) {
      const got = `another ${show(other?.id)}, equally updated at ${show(other?.last_updated)}`;
      results.record('coding-same', !other, answer, 'the objects of an answer without coding', got, '/data');
    } else results.skip('coding-same', 'no object has an id and the same last_updated in both answers');
  }
}

/** The objects of a list that have an id. */
function objectsIn(answer: Answer): JsonRecord[] {
  const objects = listIn(answer) ?? [];
  return objects.filter(isRecord).filter(({ id }) => typeof id === 'string');
}

function versionOf({ id, last_updated }: JsonRecord): string {
  return JSON.stringify([id, last_updated]);
}
