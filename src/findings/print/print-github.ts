/**
 * Prints findings for GitHub Actions: as annotations on the lines of the pull request, and all of them in the job summary.
 * GitHub shows ten annotations of each severity per step and drops the rest silently, so we choose which ten, and say so.
 */

import type { Entries } from '../entry.ts';
import { extentOf } from '../extent.ts';
import { type Finding, isBlocking } from '../finding.ts';
import { summarise } from '../severities.ts';
import { formatCount } from '../text/format.ts';
import { visible } from '../text/visible.ts';
import { causesOf, type FindingCause } from './causes.ts';
import { formatMessage, formatPlace } from './print-text.ts';
import { waiverOf } from './waiver-of-cause.ts';

const ANNOTATIONS = 10;

/** In characters of up to four bytes. GitHub rejects a summary of more than 1 MiB. */
const SUMMARY_LENGTH = 250_000;

/** Workflow commands for standard output, one per cause: what is new first, then the worst. */
export function printAnnotations(findings: readonly Finding[]): string {
  const causes = causesOf(findings);
  const blocking = causes.filter(({ first }) => isBlocking(first));
  const warnings = causes.filter(({ first }) => !isBlocking(first));
  const shown = [...blocking.slice(0, ANNOTATIONS), ...warnings.slice(0, ANNOTATIONS)];
  const lines = shown.map(formatCommand);
  const rest = findings.length - shown.reduce((sum, { findings: same }) => sum + same.length, 0);
  if (rest > 0) lines.push(`${rest} more ${rest === 1 ? 'finding is' : 'findings are'} in the job summary.`);
  return lines.join('\n');
}

function formatCommand(cause: FindingCause): string {
  const { first: found } = cause;
  const { file, line, column, code } = found;
  const properties = { file, line, col: column, title: code };
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  // GitHub knows no doubts; what blocks is an error there.
  return `::${isBlocking(found) ? 'error' : 'warning'} ${list.join(',')}::${escapeData(wordsOf(cause))}`;
}

function wordsOf(cause: FindingCause): string {
  const extent = extentOf(cause);
  return formatMessage(cause.first) + (extent === undefined ? '' : ` (${visible(extent)})`);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * A Markdown table of all causes, for the file that GITHUB_STEP_SUMMARY names, what is new above what was known before, and
 * below it how to fix each code, from `declared`.
 */
export function printSummary(findings: readonly Finding[], declared: Entries): string {
  const head = `### Data check: ${summarise(findings)}\n\n`;
  if (findings.length === 0) return head;
  const rows: string[] = [];
  let length = head.length;
  let shown = 0;
  for (const cause of causesOf(findings)) {
    const row = tableRow(cause);
    length += row.length + 1;
    if (length > SUMMARY_LENGTH) {
      rows.push(
        '',
        `${formatCount(findings.length - shown, 'more finding')} not shown, for lack of space. With --format json, the check prints all of them.`,
      );
      break;
    }
    shown += cause.findings.length;
    rows.push(row);
  }
  const codes = [...new Set(findings.map((found) => found.code))].map(
    (code) => `* **${code}**: ${declared[code]?.fix ?? ''}`,
  );
  return `${head}| Place | | Code | What | Waiver |\n|---|---|---|---|---|\n${rows.join('\n')}\n\n${codes.join('\n')}\n`;
}

function tableRow(cause: FindingCause): string {
  const { first } = cause;
  const cells = [
    formatPlace(first),
    first.isKnown ? `${first.severity}, known before` : first.severity,
    first.code,
    wordsOf(cause),
    waiverOf(cause) ?? '',
  ];
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

/** Escapes a text, so that it cannot end its row, become markup, or mention somebody. */
function escapeCell(text: string): string {
  return text.replace(/[\\|`*_{}[\]<>()#!~@&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
