/** What the log of `watch` says: one line an event, with its time. */

import { formatDuration } from '../text/format.ts';
import type { Event } from './scheduler.ts';

/** `2026-11-21T14:30:07Z  data/status.csv changed`. @param moment ms since 1970 */
export function logLine(moment: number, text: string): string {
  return `${new Date(Math.floor(moment / 1000) * 1000).toISOString().replace('.000', '')}  ${text}`;
}

/**
 * The line for an event; undefined where nothing happened that anybody needs to read.
 *
 * @param done what a publish does: `published` or `built`
 */
export function describeEvent(event: Event, done: string): string | undefined {
  switch (event.kind) {
    case 'changed':
      return `${event.what} changed`;
    case 'begun':
      return event.cause === 'retry' ? 'trying again' : undefined;
    case 'ended':
      return describeEnd(event, done);
    default:
      return event satisfies never;
  }
}

function describeEnd(event: Event & { kind: 'ended' }, done: string): string | undefined {
  const took = formatDuration(event.took);
  switch (event.outcome) {
    case 'published':
      return `${done} in ${took}${event.cause === 'idle' ? ', without a change of the files' : ''}`;
    case 'unchanged':
      return event.cause === 'idle' ? undefined : `nothing to publish: the published data stays the same (${took})`;
    case 'invalid':
      return `not ${done}: the data has errors; what was published before stays. Correct them, and it goes on by itself.`;
    case 'failed': {
      const next = event.retryIn === undefined ? '' : `, next try in ${formatDuration(event.retryIn)}`;
      return `not ${done}${next}${event.error === undefined ? '' : `: ${messageOf(event.error)}`}`;
    }
    default:
      return event.outcome satisfies never;
  }
}

/** Longer messages, such as those of wrangler, stay below the line that they belong to. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().replaceAll('\n', '\n    ');
}
