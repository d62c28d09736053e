/** How `watch --live` opens its store. */

import { expect, test } from 'vitest';
import { openPatiently } from '../../src/cli/publish/open-live.ts';
import { demandConditionalPuts } from '../../src/live/store/open-store.ts';
import { PassingFault, type Store, StoreFault } from '../../src/live/store/store.ts';
import { createMemoryStore } from '../live/support/memory-store.ts';

/** What it waited for and said, and how it ended. */
async function open(attempts: readonly (Error | string)[]) {
  const [waits, lines]: [number[], string[]] = [[], []];
  const left = [...attempts];
  const once = async () => {
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const ended = await openPatiently(
    once,
    (line) => lines.push(line),
    async (ms) => void waits.push(ms),
  ).catch((error: Error) => error);
  return { waits, lines, ended };
}

test('a store that cannot be had for a moment is tried again, and the log says why', async () => {
  const away = new PassingFault('the bucket at https://s3.invalid/b answers 503', false);
  const { waits, lines, ended } = await open([away, away, 'opened']);
  expect(ended).toBe('opened');
  expect(waits).toEqual([5000, 10_000]);
  expect(lines).toEqual([
    'nothing is published yet, trying again in 5.0 s: the bucket at https://s3.invalid/b answers 503',
    'nothing is published yet, trying again in 10.0 s: the bucket at https://s3.invalid/b answers 503',
  ]);
});

test('one that is away for long is asked every five minutes', async () => {
  const { waits } = await open([...Array.from({ length: 9 }, () => new PassingFault('away', false)), 'opened']);
  expect(waits.slice(-3)).toEqual([300_000, 300_000, 300_000]);
});

test('a refusal that will not pass ends it', async () => {
  const refused = new StoreFault('the bucket at https://s3.invalid/b answers 403 (AccessDenied)');
  expect(await open([refused, 'opened'])).toEqual({ waits: [], lines: [], ended: refused });
});

test('a trial object that cannot be removed is in nobody’s way', async () => {
  const store: Store = {
    ...createMemoryStore({ memory: new Map(), now: Date.now }),
    remove: async () => {
      throw new PassingFault('the bucket answers 503', true);
    },
  };
  await expect(demandConditionalPuts(store)).resolves.toBeUndefined();
});
