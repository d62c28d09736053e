/**
 * The one place that takes a sheet (chargers.csv) apart: its rows become rows of five other tables, which keep the places of
 * their cells in the sheet. Everything behind it sees these tables alone.
 *
 * A row that can be read in part says what it can: a price that is no number leaves its site and its charger alone.
 */

import { commentRow } from '../../csv/stray-rows.ts';
import type { Finding } from '../../findings/finding.ts';
import { firstFindings } from '../../findings/print/many-findings.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { ONLY_TARIFF, type PartName } from '../../tables/declarations/chargers.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import type { AnyRow, Defaults } from '../../tables/table.ts';
import { type ChargerRow, TABLES } from '../../tables/tables.ts';
import { MOST_FINDINGS } from '../files/limits.ts';
import { uniqueRows, withoutRows } from './duplicate-keys.ts';
import { FAILED } from './read-table.ts';
import { rowsById } from './rows-by-id.ts';
import { disagreements, mergeRows } from './sheet-groups.ts';
import { completePlug, MissingCells, partOf, type SheetPart, sheetColumns } from './sheet-parts.ts';

interface SheetToSplit {
  /** All rows; cells that cannot be read are FAILED. */
  readonly rows: readonly AnyRow[];
  readonly defaults: Defaults;
  /** Rows of locations.csv: sites that the sheet need not describe. */
  readonly sites: readonly AnyRow[];
}

interface SplitSheet {
  readonly parts: { readonly [P in PartName]: SheetPart };
  readonly findings: readonly Finding[];
}

/** The parts that a sheet adds to the five tables, and what is wrong between its rows. */
export function splitSheet({ rows: all, defaults, sites }: SheetToSplit): SplitSheet {
  const comments = all.filter(isCommentRow);
  const rows = comments.length === 0 ? all : all.filter((row) => !isCommentRow(row));
  const missing = new MissingCells();
  const [locations, evses] = [partOf('locations', defaults, missing), partOf('evses', defaults, missing)];
  const [connectors, tariffs] = [partOf('connectors', defaults, missing), partOf('tariffs', defaults, missing)];
  const aboutSites = splitSites(rows, sites.length > 0, locations);
  const aboutTariffs = splitTariffs(rows, tariffs);
  const images = partOf('images', defaults, missing);
  splitPhotos(rows, images);
  const readable = rows.filter(({ values }) => KEY.every((name) => values[name] !== FAILED));
  const plugs = uniqueRows(TABLES.chargers, readable);
  // One of two rows with one key may be another charger, at a site that has none now.
  for (const { values } of withoutRows(readable, plugs.rows)) evses.fail({ uid: values.evse_uid });
  const aboutChargers = splitChargers(plugs.rows, evses);
  const aboutPlugs = splitPlugs(plugs.rows, countries([...sites, ...locations.rows], defaults.country), connectors);
  for (const part of [evses, connectors]) part.incomplete ||= readable.length < rows.length;
  const findings = [
    ...comments.map(({ file, record }) => commentRow(file, record)),
    ...plugs.findings,
    ...missing.findings,
    ...aboutPlugs,
    ...firstFindings([...aboutSites, ...aboutChargers, ...aboutTariffs], MOST_FINDINGS),
  ];
  return { parts: { locations, evses, connectors, tariffs, images }, findings };
}

const KEY = TABLES.chargers.key;

const IDS = ['location_id', 'evse_uid'];

/** Somebody took the row out: `#AMS-01`. As an id it would publish the site a second time. */
function isCommentRow({ file, values }: AnyRow): boolean {
  const [column = ''] = file.header;
  const first = IDS.includes(column) ? values[column] : undefined;
  return typeof first === 'string' && /^(?:#|\/\/)/.test(first);
}

const SITE_COLUMNS = sheetColumns('locations');
const CHARGER_COLUMNS = sheetColumns('evses');
const PLUG_COLUMNS = sheetColumns('connectors');
const TARIFF_COLUMNS = sheetColumns('tariffs');
const PHOTO_COLUMNS = sheetColumns('images');
const PRICES = Object.keys(PRICE_COLUMNS);

/** Adds the sites. @returns what their rows disagree about */
function splitSites(rows: readonly AnyRow[], areElsewhere: boolean, part: SheetPart): (() => Finding)[] {
  const groups = [...rowsById(rows, ({ values }) => values.location_id).values()];
  const isDescribed = (group: readonly AnyRow[]) =>
    group.some(({ values }) => SITE_COLUMNS.some((name) => name !== 'location_id' && values[name] !== undefined));
  const described = groups.filter(isDescribed);
  part.incomplete = rows.some(({ values }) => values.location_id === FAILED);
  // A site that only has an id is described in locations.csv. If none is described anywhere, all are to be described here.
  return (described.length > 0 || areElsewhere ? described : groups).flatMap((group) => {
    const merged = mergeRows(group, SITE_COLUMNS);
    part.add(group, merged);
    return disagreements('location_id', merged);
  });
}

function splitPhotos(rows: readonly AnyRow[], part: SheetPart): void {
  part.incomplete = rows.some(({ values }) => values.location_id === FAILED || values.photo === FAILED);
  const withPhoto = rows.filter(({ values }) => typeof values.photo === 'string');
  for (const group of rowsById(withPhoto, ({ values }) => values.location_id).values()) {
    const photos = Map.groupBy(group, ({ values }) => values.photo);
    for (const [at, same] of [...photos.values()].entries())
      part.add(same, mergeRows(same, PHOTO_COLUMNS), { position: at + 1, category: 'LOCATION' });
  }
}

function splitChargers(rows: readonly AnyRow[], part: SheetPart): (() => Finding)[] {
  return [...rowsById(rows, ({ values }) => values.evse_uid).values()].flatMap((group) => {
    const merged = mergeRows(group, CHARGER_COLUMNS);
    part.add(group, merged);
    // It may be another charger, at a site that has none now.
    for (const { values } of merged.deviations.keys()) part.fail({ uid: values.evse_uid });
    return disagreements('evse_uid', merged);
  });
}

/** A tariff that has prices nowhere in the sheet is in tariffs.csv. */
function splitTariffs(rows: readonly AnyRow[], part: SheetPart): (() => Finding)[] {
  part.incomplete = rows.some(({ values }) => values.tariff_id === FAILED);
  return [...rowsById(rows, tariffOf).values()].flatMap((group) => {
    if (!group.some(hasPrice)) return [];
    // Prices belong together: a fee that only one of two rows has is not meant for both.
    const merged = mergeRows(group, TARIFF_COLUMNS, (row, column) => PRICES.includes(column) && hasPrice(row));
    part.add(group, merged, { id: group[0] && tariffOf(group[0]) });
    return disagreements('tariff_id', merged);
  });
}

function hasPrice({ values }: AnyRow): boolean {
  return PRICES.some((name) => values[name] !== undefined);
}

function tariffOf(row: AnyRow): unknown {
  return row.values.tariff_id ?? (hasPrice(row) ? ONLY_TARIFF : undefined);
}

function splitPlugs(
  rows: readonly AnyRow[],
  countryOf: (location: unknown) => string,
  { add, fail, missing }: SheetPart,
): Finding[] {
  const findings: Finding[] = [];
  // Equal lists are the same list, which references.ts looks up only once.
  const lists = new Map<unknown, readonly unknown[]>();
  for (const row of rows) {
    const key = { evse_uid: row.values.evse_uid, id: row.values.connector_id };
    if (PLUG_COLUMNS.some((name) => row.values[name] === FAILED)) {
      fail(key);
      continue;
    }
    // All its cells could be read.
    const plug = row as ChargerRow;
    const completed = completePlug(plug, countryOf(row.values.location_id));
    if ('cells' in completed) {
      const tariff = tariffOf(row);
      const tariff_ids = tariff === undefined ? undefined : (lists.get(tariff) ?? [tariff]);
      const max_electric_power = Math.round(plug.values.power_kw.times(1000).toNumber());
      if (tariff_ids) lists.set(tariff, tariff_ids);
      add([row], mergeRows([row], PLUG_COLUMNS), { ...completed.cells, max_electric_power, tariff_ids });
      continue;
    }
    fail(key);
    if ('problem' in completed) findings.push(completed.problem());
    else for (const name of completed.missing) missing.report(row, name);
  }
  return findings;
}

/** The country of a site by its id; an empty text if it is not known. */
function countries(sites: readonly AnyRow[], usual = ''): (location: unknown) => string {
  const known = new Map(sites.map(({ values }) => [foldCase(values.id), String(values.country)]));
  return (location) => (location === FAILED ? usual : (known.get(foldCase(location)) ?? usual));
}
