/** The table of docs/copies.md: the columns of /chargers.csv. `npm run generate` finds this file by its name. */

import { CHARGER_COLUMNS } from './charger-columns.ts';

const columns = {
  headings: ['column', 'type', 'filled', 'what it says'],
  rows: CHARGER_COLUMNS.map(({ name, type, doc, required }) => [`\`${name}\``, type, required ? 'always' : '', doc]),
};

export const documents = { 'docs/copies.md': { 'columns of chargers.csv': columns } };
