/** What is plugged in, for tests. */

import { loadCompanions } from '../../src/cli/companions.ts';
import { openCompanions } from '../../src/publish/companion.ts';

export const COMPANIONS = await loadCompanions();

/** With what makes their files; pages are HTML without scripts. */
export const OPENED = await openCompanions(COMPANIONS, { hasScripts: false, note: () => {}, stage: () => {} });

export const STEPS = COMPANIONS.flatMap(({ steps }) => steps ?? []);

/** The plain files that change with a status, as patterns. */
export const LIVE_FILES = ['/status.json', ...COMPANIONS.flatMap(({ stepped }) => stepped ?? [])];

/** With scripts and styles, which are bundled first. */
export function openedWithScripts() {
  return openCompanions(COMPANIONS, { hasScripts: true, note: () => {}, stage: () => {} });
}
