/** For tests: a directory as it is dropped on the check page, what the command says of it, and what the page's check says. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check as checkOfPage } from '../../../../packages/check-page/engine/check.ts';
import type { Checked, Files, Report } from '../../../../packages/check-page/messages.ts';
import { check } from '../../../../src/cli/check/check.ts';
import { type Finding, sortFindings } from '../../../../src/findings/finding.ts';
import { printJson } from '../../../../src/findings/print/print-json.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { recordedTerminal } from '../../../support/recorded-terminal.ts';

/** All files of a directory, below the name `data`. */
export function dropped(directory: string, name = 'data'): Files {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/').replace(directory, name), Uint8Array.from(readFileSync(path))]),
  );
}

/** Files in UTF-8, by path. */
export function textFiles(texts: { readonly [path: string]: string }): Files {
  return new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}

/** The findings of `check --no-table-sources`, with paths that begin with `data`. */
export async function commandSays(directory: string): Promise<readonly Finding[]> {
  const terminal = recordedTerminal();
  await check({ companions: COMPANIONS, data: directory, format: 'json', now: NOW, asksTableSources: false }, terminal);
  const report = terminal.said.out.join('\n').replaceAll(directory, 'data');
  return inReport(report);
}

/** The findings of a report in JSON. */
function inReport(json: string): readonly Finding[] {
  return sortFindings((JSON.parse(json) as { findings: Finding[] }).findings);
}

/** All findings of a check, as the command prints them. */
export function findingsIn({ causes }: Checked): readonly Finding[] {
  return inReport(printJson(causes.flatMap(({ findings }) => findings)));
}

/** What the page's check says, with the clock stopped. */
export function reportOn(files: Files, country = ''): Promise<Report> {
  return checkOfPage({ files, country }, NOW);
}

/** What was found in files that can be checked. */
export async function checkedOn(files: Files, country = ''): Promise<Checked> {
  const { checked } = await reportOn(files, country);
  if (checked === undefined) throw new Error('Nothing was checked.');
  return checked;
}
