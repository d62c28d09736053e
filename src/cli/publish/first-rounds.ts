/**
 * The first rounds of `start`: the API at once, and the page as soon as its scripts are bundled, which takes longer than all the rest.
 * Meanwhile each change of the data is built as the API alone, so that a mistake is told when it is made.
 */

import type { BuildOptions } from '../../command/options.ts';
import type { Terminal } from '../../command/terminal.ts';
import type { Outcome } from '../../watch/next-publish.ts';
import { loadInputs } from './build.ts';
import type { PublishingPlace } from './rounds.ts';

export interface FirstRounds {
  /** Whether the page still has to be built. */
  isApiAlone(): boolean;
  /** Builds all, for the first time. @param published called once something is. @returns whether the data can be published */
  begin(published: () => void): Promise<boolean>;
  /** A round after that, or meanwhile. */
  publish(): Promise<Outcome>;
}

export async function firstRounds(
  { publish }: PublishingPlace,
  options: BuildOptions,
  terminal: Terminal,
): Promise<FirstRounds> {
  const { companions, baseUrl, data } = options;
  const slow = await Promise.all(companions.map(({ isSlowToOpen }) => isSlowToOpen?.()));
  let [isPageDue, isBundled] = [slow.includes(true), !slow.includes(true)];
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time. The page is made by builds alone. */
  const round = (told?: Partial<BuildOptions>): Promise<Outcome> => {
    const next = last.then(async () => {
      const makesPage = isBundled;
      const outcome = await publish(isPageDue ? { isApiAlone: !makesPage, ...told } : told);
      if (makesPage && outcome !== 'invalid') isPageDue = false;
      return outcome;
    });
    last = next.catch(() => {});
    return next;
  };

  return {
    isApiAlone: () => isPageDue,
    publish: () => round(),
    async begin(published) {
      if ((await round({ isThorough: false })) === 'invalid') {
        terminal.note('start has ended. Start it again when that is done.');
        return false;
      }
      published();
      if (isPageDue) {
        terminal.note(`\nThe API answers: ${baseUrl}/api/ocpi/versions. The page comes next.\n`);
        await loadInputs(options, terminal);
        isBundled = true;
        await round();
      }
      // Where a mistake came in between, that is what is to be read there.
      terminal.note(`\nOpen ${baseUrl} (Ctrl+C ends it). A change in ${data} starts a new build.\n`);
      return true;
    },
  };
}
