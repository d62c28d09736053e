/** The table of docs/publishing.md: what a live network puts and reads in a month, by the arithmetic that the page describes. */

/** A month, in s. */
const MONTH = 30 * 86_400;

/** Changed statuses: 0.35 sessions per EVSE and day (French operators, 2026), each with a start and an end. */
const CHANGES_PER_EVSE_AND_DAY = 0.7;

/** Files that a live step puts besides the head: for its first changed status, and for each further one (counted at 10,000 connectors). */
const PUTS_OF_FIRST = 10.5;
const PUTS_OF_FURTHER = 2.5;

/** R2: how many puts a month are free, and what a million more costs, in $. */
const FREE_PUTS = 1_000_000;
const PRICE_OF_MILLION = 4.5;

const SIZES = [100, 10_000, 100_000];

/** Rounds in s, and for how long a head is promised then, in s: three rounds fit into it. */
const FEEDS: readonly (readonly [every: number, promise: number])[] = [
  [5, 60],
  [30, 90],
  [60, 180],
];

export interface LiveMonth {
  /** Rounds in which a status has changed. */
  readonly steps: number;
  /** Heads that were put only because `expires` drew near. */
  readonly renewals: number;
  readonly puts: number;
  /** Of whoever feeds the network: the head in each round, and a look for each file before it is put. */
  readonly reads: number;
}

/** Changes come at any time, independently of each other; in rush hours more fall into one step, so it is less. */
export function liveMonth(evses: number, every: number, promise: number): LiveMonth {
  const perRound = (evses * CHANGES_PER_EVSE_AND_DAY * every) / 86_400;
  const rounds = MONTH / every;
  const quiet = Math.exp(-perRound);
  const steps = rounds * (1 - quiet);
  // A head is renewed in the first round in which half of its time or less is left.
  const untilRenewal = Math.ceil(promise / 2 / every);
  const swaps = steps / (1 - quiet ** untilRenewal);
  const files = PUTS_OF_FIRST * steps + PUTS_OF_FURTHER * (perRound * rounds - steps);
  return { steps, renewals: swaps - steps, puts: files + swaps, reads: rounds + files };
}

/** As Markdown. */
export function liveCostsTable(): string {
  const rows = SIZES.flatMap((evses) => FEEDS.map(([every, promise]) => rowOf(evses, every, promise)));
  return [
    '| EVSEs | a round every | live steps | renewals | puts (class A) | reads (class B) | above the free plan of R2 |',
    '|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function rowOf(evses: number, every: number, promise: number): string {
  const { steps, renewals, puts, reads } = liveMonth(evses, every, promise);
  const price = (Math.max(0, puts - FREE_PUTS) / 1_000_000) * PRICE_OF_MILLION;
  const numbers = [steps, renewals, puts, reads].map((count) =>
    Math.round(Number(count.toPrecision(2))).toLocaleString('en'),
  );
  return `| ${[evses.toLocaleString('en'), `${every} s`, ...numbers, `$${Math.round(price)}`].join(' | ')} |`;
}
