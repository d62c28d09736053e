/**
 * Every finding code there is, with what its documentation says. docs/findings.md is generated from here; a test demands
 * a fixture for each code. The entries stand in catalogue/, grouped as a maintainer meets them.
 */

import { CELLS } from './catalogue/cells.ts';
import { FILES } from './catalogue/files.ts';
import { HISTORY } from './catalogue/history.ts';
import { IMPORTS } from './catalogue/imports.ts';
import { PLAUSIBILITY } from './catalogue/plausibility.ts';
import { RELATIONS } from './catalogue/relations.ts';
import { SETTINGS } from './catalogue/settings.ts';
import { STATUSES } from './catalogue/status.ts';
import { TARIFFS } from './catalogue/tariffs.ts';

export const CATALOGUE = {
  ...FILES,
  ...CELLS,
  ...RELATIONS,
  ...STATUSES,
  ...TARIFFS,
  ...PLAUSIBILITY,
  ...SETTINGS,
  ...HISTORY,
  ...IMPORTS,
};

/** The stable name of a kind of finding, in kebab case. */
export type Code = keyof typeof CATALOGUE;

/** The groups of the catalogue with the headings they have in the documentation. */
export const GROUPS = [
  { title: 'Files and columns', entries: FILES },
  { title: 'Cells', entries: CELLS },
  { title: 'Rows that belong together', entries: RELATIONS },
  { title: 'Statuses', entries: STATUSES },
  { title: 'Tariffs', entries: TARIFFS },
  { title: 'Plausibility', entries: PLAUSIBILITY },
  { title: 'Settings and waivers', entries: SETTINGS },
  { title: 'What was published before', entries: HISTORY },
  { title: 'Import', entries: IMPORTS },
] as const;

export function isCode(text: string): text is Code {
  return Object.hasOwn(CATALOGUE, text);
}
