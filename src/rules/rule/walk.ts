/** The one walk over the tables, in which all rules are asked. */

import type { Finding } from '../../findings/finding.ts';
import type { AnyRow } from '../../tables/table.ts';
import { TABLE_NAMES } from '../../tables/tables.ts';
import type { Rule, RuleInput } from './rule.ts';

type JudgeRow = (row: AnyRow) => void;

/** All that rules find in the joined tables, in any order. */
export function judged(rules: readonly Rule[], input: RuleInput): Finding[] {
  const found: Finding[] = [];
  const begun = rules.map((rule) => rule.begin(input, (one) => found.push(one)));
  const { contents, locations, tariffs } = input.dataset;
  for (const table of TABLE_NAMES) {
    const ofRow = begun.flatMap(({ rows }) => rows[table] ?? []);
    const ofKind = begun.flatMap(({ kinds }) => kinds[table] ?? []);
    walk(contents[table].rows, ofRow, ofKind, found);
  }
  const [ofSite, ofEvse] = [begun.flatMap(({ site }) => site ?? []), begun.flatMap(({ evse }) => evse ?? [])];
  for (const site of locations) {
    for (const judge of ofSite) judge(site);
    for (const evse of site.evses) for (const judge of ofEvse) judge(evse, site);
  }
  const ofTariff = begun.flatMap(({ tariff }) => tariff ?? []);
  for (const tariff of tariffs) for (const judge of ofTariff) judge(tariff);
  for (const { network } of begun) network?.();
  return found;
}

/** @param found tells what was found in a row: of its kind, only that is looked for again */
function walk(
  rows: readonly AnyRow[],
  ofRow: readonly JudgeRow[],
  ofKind: readonly JudgeRow[],
  found: readonly Finding[],
): void {
  if (ofRow.length === 0 && ofKind.length === 0) return;
  const left = new Map<object, readonly JudgeRow[]>();
  for (const row of rows) {
    for (const judge of ofRow) judge(row);
    const { kind } = row;
    const asked = (kind && left.get(kind)) ?? ofKind;
    if (asked.length === 0) continue;
    const heard = asked.filter((judge) => {
      const before = found.length;
      judge(row);
      return found.length > before;
    });
    if (kind !== undefined && heard.length < asked.length) left.set(kind, heard);
  }
}
