/** How much is free right now in the whole network, and how old that knowledge is. */

import { h } from 'preact';
import { DAY_MS } from '../../../src/findings/browser.ts';
import { type AvailabilityCounts, knownIn } from '../facts/availability.ts';
import type { PageWords } from '../words/words.ts';

export interface FreshnessProps {
  readonly words: PageWords;
  readonly counts?: AvailabilityCounts | undefined;
  /** ms since 1970: when a source last confirmed the statuses, or else when they last changed; undefined until they are loaded. */
  readonly asOf?: number | undefined;
  /** Whether they should have been replaced by now. */
  readonly isStale: boolean;
  /** Whether the last attempt to get them failed. */
  readonly hasFailed: boolean;
  /** ms since 1970. */
  readonly now: number;
}

const PARTS = ['free', 'taken', 'out'] as const;

export function Freshness(props: FreshnessProps) {
  const { words, counts, asOf, now } = props;
  const problem = problemWords(props);
  // Old statuses do not say what is free now.
  const current = isOld(props) ? undefined : counts;
  const known = current ? knownIn(current) : 0;
  const usual =
    asOf === undefined ? words.say('page.loading') : words.say('now.as_of', { time: wallTime(words, asOf, now) });
  return h('section', { class: 'now needs-script', 'aria-label': words.say('now.label') }, [
    // Where no status is known, "0 free" would be read as taken.
    current &&
      known > 0 && [
        h('p', { class: 'now-free' }, words.say('now.free', { free: current.free, count: known })),
        h(Bar, { counts: current, known }),
      ],
    current && h('ul', { class: 'now-parts' }, partsInWords(current, words)),
    h('p', { class: 'as-of' }, problem === undefined && usual),
    // Only this is announced: the time changes every minute.
    h('p', { class: 'as-of warn', role: 'status' }, problem),
  ]);
}

/** Whether what was free may be taken by now. */
export function isOld({ isStale, hasFailed }: Pick<FreshnessProps, 'isStale' | 'hasFailed'>): boolean {
  return isStale || hasFailed;
}

function problemWords({ words, asOf, isStale, hasFailed, now }: FreshnessProps): string | undefined {
  if (asOf === undefined) return hasFailed ? words.say('now.missing') : undefined;
  return isStale || hasFailed ? words.say('now.stale', { time: wallTime(words, asOf, now) }) : undefined;
}

function partsInWords(counts: AvailabilityCounts, words: PageWords) {
  return [...PARTS, 'unknown' as const, 'planned' as const]
    .filter((part) => counts[part] > 0)
    .map((part) => h('li', { key: part, class: `is-${part}` }, words.say(`now.part_${part}`, { count: counts[part] })));
}

/** A bar of three parts. The list below it says the same in words. */
function Bar({ counts, known }: { counts: AvailabilityCounts; known: number }) {
  let start = 0;
  return h(
    'svg',
    { class: 'bar', viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    PARTS.map((part) => {
      const x = start;
      const width = (counts[part] / known) * 100;
      start += width;
      return h('rect', { key: part, class: `is-${part}`, x, y: 0, width, height: 4 });
    }),
  );
}

/** The time of an instant, with its day and year if it is long ago. @param ms since 1970 */
export function wallTime({ locale }: PageWords, ms: number, now: number): string {
  const day = now - ms < DAY_MS / 2 ? {} : ({ day: 'numeric', month: 'long', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(ms);
}
