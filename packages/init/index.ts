/** Writes the repository of a network. */

export const commands = { init: () => import('./commands/init.ts') };
