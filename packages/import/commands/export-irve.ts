/** `export irve`: writes files in the French national schema from a data directory. */

import {
  BUILDING,
  DATA,
  defineCommand,
  type ExitCode,
  FINDINGS_FORMAT,
  type FindingsFormat,
  NOW,
  reportFindings,
  type Terminal,
  toNow,
  UsageError,
  withTableSources,
} from '../../../src/command/index.ts';
import { formatCount, isBlocking } from '../../../src/findings/index.ts';
import { type Companion, openSettings, readDataFiles, validate, writeNewFiles } from '../../../src/publish/index.ts';
import { joinTables, readTables } from '../../../src/read/index.ts';
import { exportIrve } from '../irve-export/export.ts';
import { demandNew } from './write-import.ts';

export interface ExportIrveOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly data: string;
  readonly out: string;
  readonly contact: string;
  readonly format: FindingsFormat;
  /** ms since 1970. */
  readonly now: number;
}

/** Exit code 1 if the data cannot be published; then nothing is written. */
export async function writeIrveExport(options: ExportIrveOptions, terminal: Terminal): Promise<ExitCode> {
  const { companions, out, contact, now, format } = options;
  if (!EMAIL.test(contact)) throw new UsageError(`--contact must be an e-mail address, not "${contact}".`);
  await demandNew(out);
  const sources = { companions, cache: CACHE, now, asksTableSources: true, allowsRemovals: true };
  const tried = await withTableSources(await readDataFiles(options.data), sources, async (files) => {
    const validated = validate(files, { companions, now });
    return { result: validated, findings: validated.findings };
  });
  const { result: checked } = tried;
  const { settings, dataFiles } = openSettings(tried.dataFiles, companions);
  if (checked.findings.some(isBlocking) || settings === undefined) {
    await reportFindings(checked.findings, format, { terminal, companions });
    return 1;
  }
  const dataset = joinTables(readTables(dataFiles.tables, settings).contents);
  const { files, findings, counts } = exportIrve(settings, dataset, { contact, now });
  await reportFindings(findings, format, { terminal, companions });
  if (files.size === 0) throw new UsageError('There is no public charging point to export.');
  await writeNewFiles(out, files);
  const rows = [...counts].map(([name, count]) => `${name} with ${formatCount(count, 'row')}`);
  terminal.note(`wrote ${formatCount(files.size, 'file')} to ${out}: ${rows.join(', ')}`);
  return 0;
}

const CACHE = BUILDING.cache.default;

/** The schema checks this as `email`. */
const EMAIL = /^[^@\s,;"]+@[^@\s,;"]+\.[^@\s,;"]+$/;

export const command = defineCommand({
  name: 'export irve',
  summary: 'Write the network as files in the French national schema (IRVE): static and dynamic.',
  options: {
    ...DATA,
    out: { value: 'DIR', isRequired: true, summary: 'The directory to write to; it must be new or empty.' },
    contact: { value: 'EMAIL', isRequired: true, summary: 'E-mail address of the operator, which the schema demands.' },
    ...NOW,
    ...FINDINGS_FORMAT,
  },
  examples: ['--data mine --out irve --contact contact@example.com'],
  run: ({ values: { now, ...values }, companions }, terminal) =>
    writeIrveExport({ ...values, companions, now: toNow(now) }, terminal),
});
