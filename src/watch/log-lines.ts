/** The log lines of `watch`: one per event, with its time, and one for a jump of the clock. */

import { formatDuration } from '../findings/text/format.ts';
import type { Event } from './scheduler.ts';

/** `2026-11-21T14:30:07Z  data/status.csv changed`. @param time in ms since 1970 */
export function logLine(time: number, text: string): string {
  return `${new Date(Math.floor(time / 1000) * 1000).toISOString().replace('.000', '')}  ${text}`;
}

/**
 * The line for an event. Undefined for events that nobody needs to read about.
 *
 * @param done what a publish does: `published` or `built`
 * @param wasInvalid whether the publish before this event found errors in the data
 */
export function describeEvent(event: Event, done: string, wasInvalid = false): string | undefined {
  switch (event.kind) {
    case 'changed':
      return `${event.what} changed`;
    case 'begun':
      return event.cause === 'retry' ? 'trying again' : undefined;
    case 'ended':
      return describeEnd(event, done, wasInvalid);
    default:
      return event satisfies never;
  }
}

function describeEnd(event: Event & { kind: 'ended' }, done: string, wasInvalid: boolean): string | undefined {
  const took = formatDuration(event.took);
  switch (event.outcome) {
    case 'published':
      return `${done} in ${took}${event.cause === 'idle' ? ': no file has changed, but a source or the time' : ''}`;
    case 'unchanged':
      return event.cause === 'idle' ? undefined : `nothing to publish: the published data would be the same (${took})`;
    case 'invalid':
      // With a source behind a URL, this would fill the log every few seconds.
      if (event.cause === 'idle' && wasInvalid) return undefined;
      return (
        `not ${done}: the data cannot be published. What was published before stays. Mend the errors, and mend or accept the ` +
        'doubts, and it continues by itself.'
      );
    case 'failed': {
      const next = event.retryIn === undefined ? '' : `, trying again in ${formatDuration(event.retryIn)}`;
      return `not ${done}${next}${event.error === undefined ? '' : `: ${messageOf(event.error)}`}`;
    }
    default:
      return event.outcome satisfies never;
  }
}

/** The message of an error. Further lines, such as wrangler prints, are indented below the line of the log. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().replaceAll('\n', '\n    ');
}

/** What the clocks of good machines are corrected by without a jump stays far below, in ms. */
const JUMP_MS = 2000;

/**
 * A function that is told the time now and then, and returns the line to log if the clock of this machine has jumped since:
 * `last_updated` comes from it, and so does the age of what a source said.
 *
 * @returns called with the time in ms since 1970, and with that of a clock that only goes forward, in ms
 */
export function clockJumps(): (time: number, steady: number) => string | undefined {
  let before: number | undefined;
  return (time, steady) => {
    const jumped = time - steady - (before ?? time - steady);
    before = time - steady;
    if (Math.abs(jumped) < JUMP_MS) return undefined;
    const by = formatDuration(Math.abs(jumped));
    return jumped > 0
      ? `the clock of this machine jumped forward by ${by}: it was set, or the machine slept`
      : `the clock of this machine was set back by ${by}`;
  };
}
