/** `check`: lists everything that is wrong with a data directory. */

import { readDataFiles } from '../build/disk/data-directory.ts';
import { sizesOf } from '../build/render/counts.ts';
import { validate } from '../build/validate.ts';
import { isBlocking } from '../findings/finding.ts';
import { defineCommand } from './command.ts';
import { countsInWords } from './counts-in-words.ts';
import { DATA, FINDINGS_FORMAT, type FindingsFormat, NOW, toNow } from './options.ts';
import { reportFindings } from './report-findings.ts';
import type { ExitCode, Terminal } from './terminal.ts';

export interface CheckOptions {
  readonly data: string;
  readonly format: FindingsFormat;
  /** ms since 1970. */
  readonly now: number;
}

export async function check({ data, format, now }: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { findings, data: valid } = validate(await readDataFiles(data), { now });
  await reportFindings(findings, format, terminal);
  if (findings.length === 0 && format === 'text') terminal.out(`${data}: no findings.`);
  if (valid && format === 'text') terminal.note(countsInWords(sizesOf(valid.staticData(), valid.statuses)));
  return findings.some(isBlocking) ? 1 : 0;
}

export const command = defineCommand({
  name: 'check',
  summary: 'Check the data and list everything that is wrong with it. Writes nothing.',
  options: { ...DATA, ...NOW, ...FINDINGS_FORMAT },
  examples: ['', '--data mine --format json'],
  run: ({ values: { data, format, now } }, terminal) => check({ data, format, now: toNow(now) }, terminal),
});
