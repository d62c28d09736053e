/** `check`: says everything that is wrong with a data directory. */

import { appendFile } from 'node:fs/promises';
import { CATALOGUE } from '../build/catalogue.ts';
import { readSources } from '../build/disk/data-directory.ts';
import { checkSources, countPublishable } from '../build/validate.ts';
import { type Finding, isError } from '../findings/finding.ts';
import { printAnnotations, printSummary } from '../findings/print-github.ts';
import { printJson } from '../findings/print-json.ts';
import { printText, summarise } from '../findings/print-text.ts';
import { defineCommand } from './command.ts';
import { countsInWords } from './counts-in-words.ts';
import { DATA, FINDINGS_FORMAT, NOW, toNow } from './options.ts';
import type { ExitCode, Terminal } from './terminal.ts';

export type Format = (typeof FINDINGS_FORMAT.format.choices)[number];

export interface CheckOptions {
  readonly data: string;
  readonly format: Format;
  /** ms since 1970. */
  readonly now: number;
}

export async function check({ data, format, now }: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { findings, publishable } = checkSources(await readSources(data), { now });
  await report(findings, format, terminal);
  if (findings.length === 0 && format === 'text') terminal.out(`${data}: no findings.`);
  if (publishable && format === 'text') terminal.note(countsInWords(countPublishable(publishable)));
  return findings.some(isError) ? 1 : 0;
}

/** How many findings of one code in one file the text shows. */
const SHOWN = 20;

/** Prints findings in a format; for GitHub the whole list goes into the job summary. */
export async function report(findings: readonly Finding[], format: Format, terminal: Terminal): Promise<void> {
  switch (format) {
    case 'text':
      if (findings.length > 0) terminal.out(printText(findings, { colour: terminal.colour, limit: SHOWN }));
      break;
    case 'json':
      terminal.out(printJson(findings));
      break;
    case 'github':
      if (findings.length > 0) terminal.out(printAnnotations(findings));
      terminal.out(summarise(findings));
      if (terminal.summaryFile !== undefined) await appendFile(terminal.summaryFile, printSummary(findings, CATALOGUE));
      break;
    default:
      format satisfies never;
  }
}

export const command = defineCommand({
  name: 'check',
  summary: 'Check the data and list everything that is wrong with it. Writes nothing.',
  options: { ...DATA, ...NOW, ...FINDINGS_FORMAT },
  examples: ['', '--data mine --format json'],
  run: ({ values: { data, format, now } }, terminal) => check({ data, format, now: toNow(now) }, terminal),
});
