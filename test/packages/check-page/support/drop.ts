/** For tests: a directory as it is dropped on the check page, what the command says of it, and what the engine says. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSession } from '../../../../packages/check-page/engine/session.ts';
import type { Checked, DroppedFile, FromWorker, ToWorker } from '../../../../packages/check-page/messages.ts';
import { check } from '../../../../src/cli/check/check.ts';
import { type Finding, sortFindings } from '../../../../src/findings/finding.ts';
import { printJson } from '../../../../src/findings/print/print-json.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { recordedTerminal } from '../../../support/recorded-terminal.ts';

/** All files of a directory, below the name `data`. */
export function dropped(directory: string, name = 'data'): DroppedFile[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => ({
    path: path.replaceAll('\\', '/').replace(directory, name),
    bytes: Uint8Array.from(readFileSync(path)),
  }));
}

export function textFile(path: string, text: string): DroppedFile {
  return { path, bytes: new TextEncoder().encode(text) };
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

/** All findings of a check that has no cause with more than the first ones, as the command prints them. */
export function findingsIn({ causes }: Checked): readonly Finding[] {
  return inReport(printJson(causes.flatMap(({ findings }) => findings)));
}

/** What a session answers to messages, with the clock stopped and nobody to ask. */
export async function tellSession(
  messages: readonly ToWorker[],
  fetch: (url: string, init: RequestInit) => Promise<Response> = () => Promise.reject(new TypeError('no network')),
): Promise<readonly FromWorker[]> {
  const answers: FromWorker[] = [];
  const session = startSession({
    post: (message) => answers.push(message),
    fetch,
    now: () => NOW,
    pause: async () => {},
  });
  for (const message of messages) await session.tell(message);
  return answers.filter(({ kind }) => kind !== 'progress');
}

/** The last check among answers. */
export function lastChecked(answers: readonly FromWorker[]): Checked {
  const checked = answers.findLast((answer): answer is Checked => answer.kind === 'checked');
  if (checked === undefined) throw new Error(`Nothing was checked: ${JSON.stringify(answers)}`);
  return checked;
}
