/** The plugs of a charging point: rows of connectors.csv. Voltage and current are derived (packages/import/irve-schema/plugs.ts). */

import { CONNECTOR_TYPE, PLUGS } from '../../../src/ocpi/index.ts';
import { IRVE_PLUGS, type IrvePlug, ratingsOf } from '../irve-schema/plugs.ts';
import type { ImportedPlug } from '../irve-schema/to-read.ts';
import type { SaidAt } from './finding-codes.ts';
import { plugsOf } from './points.ts';
import type { StaticFile, StaticRow } from './read-file.ts';
import { readPower, readTruth } from './values.ts';

/** Points above this power give direct current. In W. */
const FASTEST_AC = 43_470;

/** OCPI's plug for one that only the list prise_type_autre names. */
function otherPlug(name: string): IrvePlug | undefined {
  const standard = CONNECTOR_TYPE.find((type) => type.toLowerCase() === name.toLowerCase());
  if (standard === undefined) return undefined;
  const { current = 'AC', format = 'SOCKET', phases } = PLUGS[standard];
  const mostPower = current === 'DC' ? 500_000 : phases === 1 ? 7360 : 22_080;
  return { field: 'prise_type_2', id: standard, standard, format, current, mostPower };
}

/** The plugs of a row; none if it names none that OCPI knows, and none can be derived. */
export function importedPlugs(row: StaticRow, file: StaticFile): ImportedPlug[] {
  const power = readPower(row.text('puissance_nominale'));
  reportPower(row, file, power);
  const hasCable = readTruth(row.text('cable_t2_attache'));
  const plugs = knownPlugs(row, file, power?.watts, hasCable);
  return plugs.map((plug) => {
    const isType2 = plug.id === 'T2';
    // Only a cable carries more than 32 A.
    const isStrong = isType2 && plugs.length === 1 && (power?.watts ?? 0) > plug.mostPower * 1.02;
    if (isStrong && hasCable !== true) file.report('assumed', row.record, 'cable_t2_attache', { says: 'cable' });
    const format = isType2 && (hasCable === true || isStrong) ? 'CABLE' : plug.format;
    return { id: plug.id, standard: plug.standard, format, ratings: ratingsOf(plug, format, power?.watts) };
  });
}

function knownPlugs(
  row: StaticRow,
  file: StaticFile,
  watts: number | undefined,
  hasCable: boolean | undefined,
): readonly IrvePlug[] {
  const plugs = plugsOf(row).flatMap((id) => IRVE_PLUGS.find((plug) => plug.id === id) ?? otherPlug(id) ?? []);
  if (plugs.length > 0) return plugs;
  const derived = IRVE_PLUGS.filter(
    ({ id }) => id === (hasCable ? 'T2' : watts !== undefined && watts > FASTEST_AC ? 'CCS' : ''),
  );
  for (const { id, field } of derived)
    file.report('assumed', row.record, field, { says: 'plug of point', params: { written: id } });
  return derived;
}

function reportPower({ record, text }: StaticRow, file: StaticFile, power: ReturnType<typeof readPower>): void {
  const report = (said: SaidAt<'assumed'>) => file.report('assumed', record, 'puissance_nominale', said);
  if (power === undefined) {
    const written = text('puissance_nominale').slice(0, 40);
    report(written === '' || Number(written) === 0 ? { says: 'no power' } : { says: 'power', params: { written } });
  } else if (power.isAssumed) report({ says: 'watts' });
}
