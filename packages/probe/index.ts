/** Asks any OCPI server what a careful client would ask. */

export const commands = { probe: () => import('./src/command.ts') };
