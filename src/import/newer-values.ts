/** What a feed has, and no published version of OCPI has a field or a value for: it is told, with the line that publishes it. */

import { OCPI_VERSION, type OcpiVersion } from '../ocpi/enums.ts';
import { LACKING } from '../ocpi/version-differences.ts';
import { versionsLine } from '../source/settings/versions.ts';
import { TABLES } from '../source/tables/tables.ts';
import { type ImportedTables, recorder } from './imported-tables.ts';

/** Fields that newer versions have more values for. */
const GROWN = ['Connector.standard', 'Connector.power_type', 'EVSE.capabilities', 'EVSE.parking_restrictions'];

/** Reports what these versions leave out. @returns versions that leave out nothing; undefined if these do so */
export function reportNewerValues(
  draft: ImportedTables,
  versions: readonly OcpiVersion[],
): readonly OcpiVersion[] | undefined {
  const fullest = OCPI_VERSION.findLast((one) => versions.includes(one)) ?? '2.2';
  const counts = countedIn(draft, lackingIn(fullest));
  const [first] = draft.rows;
  if (counts.size === 0 || first === undefined) return undefined;
  const enough = OCPI_VERSION.findIndex((one) => lackingIn(one).isDisjointFrom(counts));
  const complete = OCPI_VERSION.filter(
    (one, i) => versions.includes(one) || (i > OCPI_VERSION.indexOf(fullest) && i <= enough),
  );
  const { plugs } = LACKING[fullest];
  const parts = [...counts].map(([name, count]) => `${plugs.has(name) ? `connectors with ${name}` : name} (${count})`);
  const message = `OCPI ${fullest} has no place for a part of the feed, which the API leaves out: ${parts.join(', ')}.`;
  const hint = `Write ${versionsLine(complete)} into network.json to publish it.`;
  recorder(draft, first.document).report('newer-version-needed', '', message, hint);
  return complete;
}

/** Fields such as `Location.help_phone`, and values, that readers of a version do not know. */
function lackingIn(version: OcpiVersion): ReadonlySet<string> {
  const { fields, plugs, values } = LACKING[version];
  return new Set([
    ...fields.location.map((name) => `Location.${name}`),
    ...fields.evse.map((name) => `EVSE.${name}`),
    ...fields.connector.map((name) => `Connector.${name}`),
    ...plugs,
    ...values,
  ]);
}

/** How often the rows have these fields and values. */
function countedIn({ rows }: ImportedTables, names: ReadonlySet<string>): ReadonlyMap<string, number> {
  const columns = new Map(Object.values(TABLES).map((table) => [table.name, columnsWith(table.columns, names)]));
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { table, cells } of rows) {
    for (const [column, field] of columns.get(table) ?? []) {
      const text = cells.textOf(column) ?? '';
      if (names.has(field) && text !== '') count(field);
      else for (const word of text.split('|')) if (names.has(word)) count(word);
    }
  }
  return counts;
}

/** Columns that may have one of them, each with its field. */
function columnsWith(
  columns: { readonly [name: string]: { readonly fields?: readonly string[] } },
  names: ReadonlySet<string>,
): readonly (readonly [column: string, field: string])[] {
  return Object.entries(columns).flatMap(([column, { fields: [field = ''] = [] }]) =>
    names.has(field) || GROWN.includes(field) ? [[column, field] as const] : [],
  );
}
