/**
 * Prints findings for GitHub Actions: as annotations on the lines of the pull request, and all of them in the job summary.
 * GitHub shows ten annotations of each severity per step and drops the rest silently, so we choose which ten, and say so.
 */

import { formatCount } from '../text/format.ts';
import type { Entries } from './entry.ts';
import { type Finding, isBlocking } from './finding.ts';
import { formatMessage, formatPlace } from './print-text.ts';
import { summarise } from './severities.ts';

const ANNOTATIONS = 10;

/** In characters of up to four bytes. GitHub rejects a summary of more than 1 MiB. */
const SUMMARY_LENGTH = 250_000;

/** Workflow commands for standard output, one per line. */
export function printAnnotations(findings: readonly Finding[]): string {
  const blocking = findings.filter(isBlocking);
  const warnings = findings.filter((found) => !isBlocking(found));
  const shown = [...blocking.slice(0, ANNOTATIONS), ...warnings.slice(0, ANNOTATIONS)];
  const lines = shown.map(formatCommand);
  const rest = findings.length - shown.length;
  if (rest > 0) lines.push(`${rest} more ${rest === 1 ? 'finding is' : 'findings are'} in the job summary.`);
  return lines.join('\n');
}

function formatCommand(found: Finding): string {
  const { file, line, column, code } = found;
  const properties = { file, line, col: column, title: code };
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  // GitHub knows no doubts; what blocks is an error there.
  return `::${isBlocking(found) ? 'error' : 'warning'} ${list.join(',')}::${escapeData(formatMessage(found))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * A Markdown table of all findings, for the file that GITHUB_STEP_SUMMARY names, and below it how to fix each code, from
 * `declared`.
 */
export function printSummary(findings: readonly Finding[], declared: Entries): string {
  const head = `### Data check: ${summarise(findings)}\n\n`;
  if (findings.length === 0) return head;
  const rows: string[] = [];
  let length = head.length;
  for (const found of findings) {
    const row = `| ${escapeCell(formatPlace(found))} | ${found.severity} | ${found.code} | ${escapeCell(formatMessage(found))} |`;
    length += row.length + 1;
    if (length > SUMMARY_LENGTH) {
      rows.push(
        '',
        `${formatCount(findings.length - rows.length, 'more finding')} not shown, for lack of space. With --format json, the check prints all of them.`,
      );
      break;
    }
    rows.push(row);
  }
  const codes = [...new Set(findings.map((found) => found.code))].map(
    (code) => `* **${code}**: ${declared[code]?.fix ?? ''}`,
  );
  return `${head}| Place | | Code | What |\n|---|---|---|---|\n${rows.join('\n')}\n\n${codes.join('\n')}\n`;
}

/** Escapes a text, so that it cannot end its row, become markup, or mention somebody. */
function escapeCell(text: string): string {
  return text.replace(/[\\|`*_{}[\]<>()#!~@&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
