/** The table of docs/copies.md: the columns of /chargers.csv. */

import type { DocumentTable } from '../../src/publish/index.ts';
import { CHARGER_COLUMNS } from './charger-columns.ts';

const columns: DocumentTable = {
  headings: ['column', 'type', 'filled', 'what it says'],
  rows: CHARGER_COLUMNS.map(({ name, type, doc, required }) => [`\`${name}\``, type, required ? 'always' : '', doc]),
};

export const documents = { 'docs/copies.md': { 'columns of chargers.csv': columns } };
