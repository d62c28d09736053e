/**
 * Watches the files that a build reads. The system's notices make it quick; where there are none, or one is lost, looking
 * at the files every few seconds finds the change all the same. A notice only leads to a look: what changed is always
 * told by the fingerprints, so a file that was merely opened is no change.
 */

import { listSourceDirectories } from '../build/disk/data-directory.ts';
import { changedNames, type Fingerprints, nameFiles, readFingerprints } from './fingerprint.ts';
import { listen } from './notices.ts';

export interface WatchedFiles {
  /** The data directory. */
  readonly directory: string;
  /** Files outside it, as status sources may be; asked again at each look, since they stand in network.json. */
  readonly others: () => Promise<readonly string[]>;
  /** How often to look without a notice, in ms. */
  readonly poll: number;
  /** Does without the system's notices. */
  readonly pollOnly?: boolean;
}

export interface FileWatcher {
  close(): void;
}

/** Resolves when it watches; from then on it calls `changed` with the names of the files that changed. */
export async function watchFiles(
  { directory, others, poll, pollOnly = false }: WatchedFiles,
  changed: (names: string) => void,
  note: (text: string) => void,
): Promise<FileWatcher> {
  let known: Fingerprints | undefined;
  let looking = false;
  let again = false;
  let closed = false;

  const look = async () => {
    const files = await others();
    if (closed) return;
    // Listening comes before looking, so that no change falls between the two.
    if (!pollOnly) notices.follow(await listSourceDirectories(directory), files);
    const found = await readFingerprints(directory, files);
    const names = known === undefined ? [] : changedNames(known, found);
    known = found;
    if (names.length > 0 && !closed) changed(nameFiles(names));
  };

  /** One look at a time; a notice during a look leads to another one after it. */
  const lookSoon = async () => {
    again = true;
    if (looking) return;
    looking = true;
    while (again && !closed) {
      again = false;
      await look().catch((error: unknown) => note(`the files cannot be looked at: ${wordsOf(error)}`));
    }
    looking = false;
  };

  const notices = listen(
    () => void lookSoon(),
    (place, error) =>
      note(`no notices of changes in ${place}, so it is looked at every ${poll / 1000} s (${wordsOf(error)})`),
  );
  await lookSoon();
  const timer = setInterval(() => void lookSoon(), poll);
  return {
    close() {
      closed = true;
      clearInterval(timer);
      notices.close();
    },
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
