/** What a Worker may use of this room. */

export type { StatusStep, SteppedFiles, SteppedInMaking, ToBeStepped } from './companion.ts';
export type { LiveLocation } from './files/live-location.ts';
export { codeOfStatus } from './render/template.ts';
