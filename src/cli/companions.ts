/**
 * What is plugged in: the one file of src/ that names packages. A package leaves with its folder, its tests and
 * its lines here; ARCHITECTURE.md ("Leave a companion out") has what else names it. `npm run without -- NAME` tries it.
 *
 * All of it is loaded when it is needed: `--help` needs none.
 */

import type { Commands } from '../command/command.ts';
import type { Companion } from '../publish/companion.ts';

/** In the order in which a build asks them for files: copies say which files all others lead to, and what comes in numbered parts is known before. */
export function loadCompanions(): Promise<readonly Companion[]> {
  return Promise.all([
    import('../../packages/datex2/index.ts').then(({ datex2 }) => datex2),
    import('../../packages/copies/index.ts').then(({ copies }) => copies),
    import('../../packages/page/index.ts').then(({ page }) => page),
    import('../../packages/check-page/index.ts').then(({ checkPage }) => checkPage),
    import('../../packages/api-docs/index.ts').then(({ apiDocs }) => apiDocs),
    import('../../packages/afir/index.ts').then(({ afir }) => afir),
    import('../../packages/import/index.ts').then(({ imports }) => imports),
  ]);
}

/** Commands of packages that people meet before those of the core. */
export const FIRST_COMMANDS: Commands = {
  init: () => import('../../packages/init/index.ts').then(({ commands }) => commands.init()),
};

export const OTHER_COMMANDS: Commands = {
  'report afir': () => import('../../packages/afir/index.ts').then(({ commands }) => commands['report afir']()),
  'import ocpi': () => import('../../packages/import/index.ts').then(({ commands }) => commands['import ocpi']()),
  'import irve': () => import('../../packages/import/index.ts').then(({ commands }) => commands['import irve']()),
  'export irve': () => import('../../packages/import/index.ts').then(({ commands }) => commands['export irve']()),
  probe: () => import('../../packages/probe/index.ts').then(({ commands }) => commands.probe()),
};
