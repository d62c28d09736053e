/** Imports connectors of a feed: rows of connectors.csv. */

import { CONNECTOR_TYPE_WORDS, quoted } from '../../../src/cells/index.ts';
import { asHint, clause } from '../../../src/findings/index.ts';
import { CONNECTOR_TYPE, type ConnectorType, PLUGS } from '../../../src/ocpi/index.ts';
import { connectors, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { isUnderstood } from '../rows/repairs.ts';
import { cell, derive, member, repairedText, type Source, toText } from './feed-values.ts';
import { addRow, type Cells } from './from-columns.ts';
import { tariffIdsCell, type WholeTariffs } from './inline-tariffs.ts';

/** The site of a connector, as far as it is known. */
export interface SiteOfPlug {
  readonly importTariffs: WholeTariffs;
  /** As the feed writes it. */
  readonly country: string | undefined;
}

/** Adds a connector to the draft. @param ofEvse what it has from its EVSE */
export function importConnector(source: Source, ofEvse: Cells, { importTariffs, country }: SiteOfPlug): void {
  importTariffs(source);
  const standard = standardCell(source, country);
  const known = CONNECTOR_TYPE.find((one) => one === standard?.text);
  addRow('connectors', 'Connector', source, {
    ...ofEvse,
    standard,
    format: cellOfPlug(source, 'format', known),
    power_type: cellOfPlug(source, 'power_type', known),
    tariff_ids: tariffIdsCell(source, ofEvse.tariff_ids),
  });
}

/** The standard. What people call CCS is another plug in America than in Europe. */
function standardCell(source: Source, country: string | undefined): ImportedCell | undefined {
  const filled = cell(source, 'standard');
  if (filled === undefined) return undefined;
  const powerType = toText(member(source, 'power_type').value);
  const known: { readonly [name: string]: string | undefined } = { country, power_type: powerType };
  const row = { cell: (name: string) => known[name], setting: () => undefined };
  const text = repairedText(source, 'standard', filled, connectors.columns.standard.type, row);
  return text === filled.text ? nearestStandard(source, filled) : { ...filled, text };
}

/** What became SAE J3400 was called NACS. Without a plug, the EVSE would be lost. */
function nearestStandard({ record }: Source, filled: ImportedCell): ImportedCell {
  if (reading(connectors.columns.standard.type, filled.text).ok) return filled;
  const { values: [first, ...others] = [], note } = CONNECTOR_TYPE_WORDS.meant(filled.text) ?? {};
  if (first !== 'SAE_J3400' || others.some((other) => other !== 'TESLA_S')) return filled;
  const params = { given: quoted(filled.text), written: first };
  record.report('assumed', filled.pointer, { says: 'plug', params, advice: asHint(note) });
  return { text: first, pointer: filled.pointer };
}

/** The cell as every plug of the standard has it, if the feed does not say it: CCS always hangs on a cable and carries DC. */
function cellOfPlug(
  source: Source,
  name: 'format' | 'power_type',
  standard: ConnectorType | undefined,
): ImportedCell | undefined {
  const filled = cell(source, name);
  if (standard === undefined || (filled && isUnderstood(connectors.columns[name].type, filled.text))) return filled;
  const { format, current } = PLUGS[standard];
  const certain = name === 'format' ? format : current === 'DC' ? current : undefined;
  if (certain === undefined) return filled;
  return derive(source, name, filled, certain, clause`as every ${{ standard }} has it`);
}
