/** The form of an item: one of the 37 data types of AFIR, Article 20(2), as we measure it. */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { MeasuredPoint, MeasuredSite } from './measured.ts';

/** Where people type it. */
export interface TypedIn {
  /** The table, without `.csv`. */
  readonly table: 'locations' | 'evses' | 'connectors' | 'tariffs' | 'businesses' | 'parking_places' | 'status';
  readonly columns: readonly string[];
  /** Whether all of the columns are needed, and not one of them. */
  readonly needsAll?: true;
  /** The setting of network.json that says it for the whole network, such as `defaults.lit`. */
  readonly setting?: string;
}

/** Where it stands in OCPI. */
export interface FieldsOfVersion {
  /** The first version that has the fields. */
  readonly since: OcpiVersion;
  /** Such as `Location.help_phone`. */
  readonly fields: readonly string[];
}

/**
 * An item. All shares count points (EVSEs), so that they can be compared: what a site has counts once for each of its points.
 */
export interface Item {
  /** Its number in the annex of Implementing Regulation (EU) 2025/655: `A5`. */
  readonly id: string;
  /** What it is, in plain words. */
  readonly title: string;
  /** Its place below Article 20(2) of Regulation (EU) 2023/1804: `(a)(v)`. */
  readonly paragraph: string;
  /** What has it: the whole site, or each point. */
  readonly level: 'site' | 'point';
  /** Whose rule `counts` is: that of the public scorecard (parkingnetherlands.com), or one of ours. */
  readonly ruleOf: 'public scorecard' | 'ocpi-snapshot';
  /** The rule of `measure` in words. */
  readonly counts: string;
  readonly typedIn: TypedIn;
  /** None if OCPI has no field for it whose type we have read. */
  readonly ocpi: readonly FieldsOfVersion[];
  /** Set if the tables hold it, or part of it, and no OCPI field does. */
  readonly isHeld?: true;
  /** Set if it is the status of the point, which may be newer than the rest. */
  readonly isStatus?: true;
  readonly measure: (site: MeasuredSite, point: MeasuredPoint) => Fulfilment;
}

/** Where the law asks for it. */
export function articleOf({ id, paragraph }: Pick<Item, 'id' | 'paragraph'>): string {
  return `Regulation (EU) 2023/1804, art. 20(2)${paragraph}; Implementing Regulation (EU) 2025/655, annex, table ${id.slice(0, 1)}, no. ${id.slice(1)}`;
}

/** What of ours holds it: versions of OCPI with their fields, and files. */
export function formatsOf({ ocpi, isHeld, isStatus }: Pick<Item, 'ocpi' | 'isHeld' | 'isStatus'>): string[] {
  const versions = ocpi.map(
    ({ since, fields }) => `OCPI ${since}${since === '2.3.0' ? '' : ' on'}: ${fields.join(', ')}`,
  );
  const isNewOnly = ocpi.some(({ since }) => since === '2.3.0');
  return [
    ...versions,
    ...(isHeld ? [ocpi.length === 0 ? 'held, no OCPI field' : 'the rest is held, no OCPI field'] : []),
    ...(isHeld || isNewOnly ? ['/locations.geojson'] : []),
    ...(isStatus ? ['/status.json'] : []),
  ];
}

/** `help_phone in locations.csv, or operator.phone in network.json` */
export function typedInWords({ table, columns, needsAll, setting }: TypedIn): string {
  const [last, ...others] = columns.toReversed();
  const names = others.length === 0 ? last : `${others.toReversed().join(', ')} ${needsAll ? 'and' : 'or'} ${last}`;
  return `${names} in ${table}.csv${setting === undefined ? '' : `, or ${setting} in network.json`}`;
}
