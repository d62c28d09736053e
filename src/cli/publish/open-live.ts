/** The store of a live network, for commands. */

import { withEnvFile } from '../../command/env-file.ts';
import { UsageError } from '../../command/terminal.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { formatDuration } from '../../findings/text/format.ts';
import { type Wait, waitFor } from '../../live/store/bucket.ts';
import { openStore, STORE_KEYS, withKey } from '../../live/store/open-store.ts';
import { PassingFault, type Store, StoreFault } from '../../live/store/store.ts';
import { readSettingsFile } from '../../publish/disk/data-directory.ts';
import type { Declared } from '../../settings/declared.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { RETRY_FIRST_MS, RETRY_MOST_MS } from '../../watch/watch-and-publish.ts';

export interface OpenedLive {
  readonly store: Store;
  /** For how long a head is promised to be the newest, in ms. */
  readonly promiseMs: number;
}

/** Opens a store; while that fails for what may pass, it is tried again, less and less often. @throws what will not pass */
export async function openPatiently<T>(
  open: () => Promise<T>,
  note: (text: string) => void,
  wait: Wait = waitFor,
): Promise<T> {
  for (let pause = RETRY_FIRST_MS; ; pause = Math.min(2 * pause, RETRY_MOST_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof PassingFault)) throw error;
      note(`nothing is published yet, trying again in ${formatDuration(pause)}: ${error.message}`);
      await wait(pause);
    }
  }
}

/** Those in network.json; undefined if it has errors, which the build reports. */
export async function settingsIn(data: string, declared: readonly Declared[]): Promise<Settings | undefined> {
  const file = await readSettingsFile(data);
  return file && readSettings(file.path, file.bytes, declared).settings;
}

/** Undefined if network.json names no store, or has errors. @throws StoreFault */
export async function openLive(data: string, declared: readonly Declared[]): Promise<OpenedLive | undefined> {
  const { live } = (await settingsIn(data, declared)) ?? {};
  if (live === undefined) return undefined;
  const environment = await withEnvFile(STORE_KEYS);
  return { store: await openStore(live, environment), promiseMs: live.fresh_seconds * 1000 };
}

/** What to do where the store that network.json names has no key here. */
export async function lackingKey(data: string, declared: readonly Declared[]): Promise<string | undefined> {
  const { live } = (await settingsIn(data, declared)) ?? {};
  try {
    if (live) withKey(live, await withEnvFile(STORE_KEYS));
    return undefined;
  } catch (error) {
    if (error instanceof StoreFault) return error.message;
    throw error;
  }
}

/** As `openLive`, where a store was asked for. @throws UsageError */
export async function demandLive(data: string, declared: readonly Declared[]): Promise<OpenedLive> {
  const opened = await openLive(data, declared);
  if (opened !== undefined) return opened;
  const file = await readSettingsFile(data);
  if (file && readSettings(file.path, file.bytes, declared).settings === undefined)
    throw new UsageError(`${file.path} has errors, which "ocpi-snapshot check" names.`);
  throw new UsageError(
    `network.json names no store: add "live" with the address of a bucket (${documentation('publishing.md#statuses-within-seconds')}), or leave out --live.`,
  );
}
