/** A disk that refuses every write. */

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { TestContext } from 'vitest';

/**
 * Makes a disk at `place`, lets `fill` write to it, makes it read-only, and runs `work`. Only root can, so elsewhere the test is
 * skipped.
 */
export async function onReadOnlyDisk<T>(
  { skip }: TestContext,
  place: string,
  { fill = async () => {}, work }: { readonly fill?: () => Promise<unknown>; readonly work: () => Promise<T> },
): Promise<T> {
  mkdirSync(place);
  const mount = (...options: string[]) => execFileSync('mount', [...options, place], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs');
  } catch {
    skip('only root can make a disk');
  }
  try {
    await fill();
    mount('-o', 'remount,ro');
    return await work();
  } finally {
    execFileSync('umount', [place], { stdio: 'ignore' });
  }
}
