/** Work for which nobody waits for ever. */

import { SnapshotUnreadable } from './error-answer.ts';

/** The result of work that goes on by itself. @param most how long to wait for it, in ms. @throws SnapshotUnreadable after that */
export function inTime<T>(work: Promise<T> | T, most: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SnapshotUnreadable('The store did not answer in time.')), most);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
