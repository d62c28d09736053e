/** What a feed has, and no published version of OCPI has a field or a value for: it is told, with the line that publishes it. */

import { LACKING, OCPI_VERSION, type OcpiVersion } from '../../../src/ocpi/index.ts';
import { versionsLine } from '../../../src/settings/index.ts';
import { TABLES } from '../../../src/tables/index.ts';
import { type ImportedTables, recorder } from './imported-tables.ts';

/** Fields that newer versions have more values for. */
const GROWN = new Set(['Connector.standard', 'Connector.power_type', 'EVSE.capabilities', 'EVSE.parking_restrictions']);

/** Reports what the newest of these versions leaves out. */
export function reportNewerValues(draft: ImportedTables, versions: readonly OcpiVersion[]): void {
  const newest = OCPI_VERSION.findLastIndex((one) => versions.includes(one));
  const counts = countedIn(draft, lackingIn(OCPI_VERSION[newest]));
  const [first] = draft.rows;
  if (counts.size === 0 || first === undefined) return;
  const enough = OCPI_VERSION.findIndex((one) => lackingIn(one).isDisjointFrom(counts));
  const complete = OCPI_VERSION.filter((one, i) => versions.includes(one) || (i > newest && i <= enough));
  const { plugs } = LACKING['2.2'];
  const parts = [...counts].map(([name, count]) => `${plugs.has(name) ? 'connectors with ' : ''}${name} (${count})`);
  const params = { version: OCPI_VERSION[newest] ?? '', parts: parts.join(', '), line: versionsLine(complete) };
  recorder(draft, first.document).report('newer-version-needed', '', { params });
}

/** Fields such as `Location.help_phone`, and values, that readers of a version do not know. */
function lackingIn(version: OcpiVersion = '2.2'): ReadonlySet<string> {
  const { fields, plugs, values } = LACKING[version];
  const of = (name: string, list: readonly string[]) => list.map((field) => `${name}.${field}`);
  const named = [of('Location', fields.location), of('EVSE', fields.evse), of('Connector', fields.connector)];
  return new Set([...named.flat(), ...plugs, ...values]);
}

/** How often the rows have these fields and values. */
function countedIn({ rows }: ImportedTables, names: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { name, columns } of Object.values(TABLES)) {
    for (const [column, { fields: [field = ''] = [] }] of Object.entries<{ fields?: readonly string[] }>(columns)) {
      if (!names.has(field) && !GROWN.has(field)) continue;
      for (const { table, cells } of rows) {
        const text = (table === name && cells[column]) || '';
        if (text !== '' && names.has(field)) count(field);
        else for (const word of text.split('|')) if (names.has(word)) count(word);
      }
    }
  }
  return counts;
}
