/** Prints findings as SARIF 2.1.0, which code scanning and editors read. */

import type { Entries, Severity } from '../entry.ts';
import { type Finding, identityOf, type Place } from '../finding.ts';
import { documentation } from '../text/documentation.ts';
import { formatMessage } from './print-text.ts';

/** A file as text, in lines; undefined if it is not known. */
export type LinesOf = (file: string) => readonly string[] | undefined;

/** What blocks is an error there, which knows no doubts. */
const LEVELS = { error: 'error', doubt: 'error', warning: 'warning' } as const satisfies { [S in Severity]: string };

/**
 * One run with a result for each finding and a rule for each code among them.
 *
 * @param declared what the codes mean
 * @param linesOf says where a cell ends; without it, results have no fixes
 */
export function printSarif(
  findings: readonly Finding[],
  declared: Entries,
  linesOf: LinesOf = () => undefined,
): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const hasKnown = findings.some(({ isKnown }) => isKnown);
  const results = findings.map((found) => ({
    ...resultOf(found, linesOf),
    ruleIndex: codes.indexOf(found.code),
    ...(hasKnown ? { baselineState: found.isKnown ? 'unchanged' : 'new' } : {}),
  }));
  const driver = {
    name: 'ocpi-snapshot',
    informationUri: documentation('findings.md'),
    rules: rulesOf(codes, declared),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'unicodeCodePoints', results }],
  };
  return JSON.stringify(log, undefined, 2);
}

function rulesOf(codes: readonly string[], declared: Entries) {
  return codes.map((id) => {
    const { severity, wrong, why, fix } = declared[id] ?? { severity: 'error', wrong: id, why: '', fix: '' };
    return {
      id,
      shortDescription: { text: wrong },
      fullDescription: { text: `${wrong} ${why}`.trim() },
      help: { text: `${why} ${fix}`.trim() },
      helpUri: `${documentation('findings.md')}#${id.replaceAll('.', '')}`,
      defaultConfiguration: { level: LEVELS[severity] },
      properties: { severity },
    };
  });
}

function resultOf(found: Finding, linesOf: LinesOf) {
  const { code, severity, key, field, params, related = [] } = found;
  const places = related.map((place, id) => ({ id, ...locationOf(place) }));
  const cell = cellOf(found, linesOf);
  return {
    ruleId: code,
    level: LEVELS[severity],
    message: { text: formatMessage(found) },
    locations: [locationOf(found, cell)],
    ...(places.length > 0 ? { relatedLocations: places } : {}),
    partialFingerprints: {
      'rowAndCode/v1': identityOf(found)
        .map((part) => part ?? '')
        .join('|'),
    },
    ...(cell === undefined ? {} : fixesOf(found, cell)),
    properties: { severity, field, key, params },
  };
}

interface Region {
  readonly startLine: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

function locationOf({ file, line, column, pointer }: Place, region?: Region) {
  const start = line === undefined ? {} : { startLine: line, ...(column === undefined ? {} : { startColumn: column }) };
  const found = region ?? start;
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(file) },
      ...(line === undefined ? {} : { region: found }),
    },
    ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] }),
  };
}

/** Where the text of the cell is, if it stands there as it was read: cut or doubled signs would be replaced in part. */
function cellOf({ file, line, column, value }: Finding, linesOf: LinesOf): Region | undefined {
  if (line === undefined || column === undefined || value === undefined || value === '') return undefined;
  const signs = [...(linesOf(file)?.[line - 1] ?? '')];
  const start = signs[column - 1] === '"' ? column : column - 1;
  const length = [...value].length;
  const before = signs[start - 1] ?? ',';
  const after = signs[start + length] ?? ',';
  const stands = signs.slice(start, start + length).join('') === value && isEdge(before) && isEdge(after);
  return stands ? { startLine: line, startColumn: start + 1, endColumn: start + length + 1 } : undefined;
}

function isEdge(sign: string): boolean {
  return /[",;\t]/.test(sign);
}

function fixesOf({ file, hint, replacement }: Finding, deletedRegion: Region) {
  // Text that needs quotation marks of its own depends on those that are there.
  if (replacement === undefined || /[",;\t\r\n]/.test(replacement)) return {};
  const replacements = [{ deletedRegion, insertedContent: { text: replacement } }];
  const artifactChanges = [{ artifactLocation: { uri: encodeURI(file) }, replacements }];
  return { fixes: [{ description: { text: hint ?? `Write ${replacement}.` }, artifactChanges }] };
}
