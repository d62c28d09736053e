/**
 * Asks the table sources of network.json. What they give is only a candidate: whether it is good shows when everything has
 * been checked with it (try-tables.ts). Until then the last good copy stays as it is.
 */

import { readCsv } from '../../csv/read-csv.ts';
import { formatCount, formatWhole, percent } from '../../findings/text/format.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TableSource } from '../../settings/table-sources.ts';
import type { LastGood } from '../statuses/last-good.ts';
import type { Environment } from '../urls/fill-in.ts';
import { INTERNET } from '../urls/internet.ts';
import { type Failed, failed, looksCut, WHEN_CUT } from '../urls/source-answer.ts';
import { type FetchSource, fetchSource } from '../urls/url.ts';
import { asTable } from './as-table.ts';
import { type AskedTable, NOT_ASKED, pathOfTable, type TableContentOf } from './asked-table.ts';
import { lastGoodOf, originOf } from './table-copies.ts';

export interface TableContext {
  /** ms since 1970. */
  readonly now: number;
  readonly lastGood: LastGood;
  readonly environment: Environment;
  /** Whether sources are asked at all. If not, their last good copies are used. */
  readonly asks: boolean;
  /** Whether a source may lose more rows at once than max_removal_share. */
  readonly allowsRemovals: boolean;
  readonly fetch?: FetchSource;
  readonly recent?: RecentAnswers;
}

/** The last answer of each source, and when it came, in ms since 1970. */
export type RecentAnswers = Map<string, { readonly at: number; readonly asked: AskedTable }>;

/** How soon a source is asked again by the same process, in ms. A sheet is edited by people, and renewed every few minutes. */
const PAUSE_MS = 60_000;

/** Asks all sources at the same time. Whatever they do is a value. */
export function askTables(settings: Settings, context: TableContext): Promise<readonly AskedTable[]> {
  const { recent, now, asks } = context;
  const askOnce = async (source: TableSource, index: number): Promise<AskedTable> => {
    const key = JSON.stringify([source, index]);
    const known = recent?.get(key);
    const lastGood = await lastGoodOf(source, context.lastGood);
    if (known && now >= known.at && now < known.at + PAUSE_MS) return { ...known.asked, lastGood };
    const path = pathOfTable(source);
    const said = asks ? await readNow(source, path, lastGood, settings, context) : NOT_ASKED;
    const asked = { source, index, path, lastGood, now: said };
    recent?.set(key, { at: now, asked });
    return asked;
  };
  return Promise.all(settings.table_sources.map(askOnce));
}

async function readNow(
  source: TableSource,
  path: string,
  previous: TableContentOf | undefined,
  settings: Settings,
  { now, environment, allowsRemovals, fetch = fetchFromInternet }: TableContext,
): Promise<TableContentOf | Failed> {
  const answer = await fetch({
    url: source.url,
    headers: source.headers,
    environment,
    timeout: source.timeout_seconds * 1000,
    maxBytes: source.max_bytes,
    allowPrivate: source.allow_private_address,
    etag: previous?.copy.etag,
    lastModified: previous?.copy.lastModified,
  });
  if (answer.kind === 'failed') return answer;
  if (answer.kind === 'unchanged') {
    if (previous) return { ...previous, copy: { ...previous.copy, updatedAt: now } };
    return failed('It answered that nothing has changed, although it was not asked that.', 'Check its server.');
  }
  const { etag, lastModified } = answer;
  if (answer.repeatsSecret) return failed('It repeats a secret that was sent with the request.', 'Check its server.');
  const table = asTable(source, path, answer.bytes, settings);
  if (table.kind === 'failed') return table;
  if (looksCut(answer, previous?.copy.bytes)) return failed(WHEN_CUT, 'Check its server.');
  const lost = allowsRemovals ? undefined : lostRows(source, table.rows, previous, settings);
  if (lost !== undefined) return lost;
  const notes = table.notes.length === 0 ? undefined : JSON.stringify(table.notes);
  const copy = { bytes: table.bytes, origin: originOf(source), updatedAt: now, etag, lastModified, notes };
  return { copy, notes: table.notes };
}

/** A few rows may go at any time. */
const FEW = 2;

/** Half a sheet is a sheet too. Statuses and waivers come and go. */
function lostRows(
  { table }: TableSource,
  rows: number,
  previous: TableContentOf | undefined,
  { max_removal_share: share }: Settings,
): Failed | undefined {
  if (previous === undefined || table === 'status' || table === 'waivers') return undefined;
  const before = readCsv('', previous.copy.bytes).file?.rows.length ?? 0;
  const lost = before - rows;
  if (lost <= Math.max(FEW, share * before)) return undefined;
  return failed(
    `It has ${formatCount(rows, 'row')} and had ${formatWhole(before)}: more than ${percent(share)} are gone.`,
    'Restore the rows. If they are really gone, build once with --allow-removals.',
  );
}

const fetchFromInternet: FetchSource = (request) => fetchSource(request, INTERNET);
