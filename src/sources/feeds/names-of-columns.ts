/** The names of everything that our columns are filled from, for whoever reads whole objects. */

import type { Columns } from '../../tables/table.ts';
import { TABLES } from '../../tables/tables.ts';
import { spellingsOf } from './names.ts';

/** Members that no column is filled from. */
const WITHOUT_COLUMN = ['publish_allowed_to', 'tax_included'];

const OF_COLUMNS = Object.values(TABLES).flatMap(({ columns }: { readonly columns: Columns }) =>
  Object.values(columns).flatMap(({ fields = [] }) => fields.map((field) => field.slice(field.indexOf('.') + 1))),
);

export const { isIn: hasKnownMember, named: withOcpiNames } = spellingsOf([...OF_COLUMNS, ...WITHOUT_COLUMN]);
