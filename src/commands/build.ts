/** `build`: data directory -> dist/, or findings and an untouched dist/. */

import { isError } from '../findings/finding.ts';
import { summarise } from '../findings/print-text.ts';
import { checkSources, renderSnapshot } from '../pipeline.ts';
import { writeSnapshot } from '../snapshot/write.ts';
import { readSources } from '../sources.ts';
import { type Format, report } from './check.ts';
import { type ExitCode, formatCount, formatDuration, formatSize, type Terminal } from './terminal.ts';

export interface BuildOptions {
  readonly data: string;
  readonly out: string;
  readonly format: Format;
  /** Takes the place of the base_url in network.json. */
  readonly baseUrl: string | undefined;
  /** ms since 1970. */
  readonly now: number;
}

export async function build(options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const started = performance.now();
  const stage = stages(terminal);
  const sources = await readSources(options.data);
  const bytes = sources.tables.reduce((sum, { bytes: file }) => sum + file.length, 0);
  stage('read', `${formatCount(sources.tables.length, 'CSV file')} in ${options.data}, ${formatSize(bytes)}`);

  const { findings, publishable } = checkSources(sources, options);
  if (findings.length > 0) await report(findings, options.format, terminal);
  if (publishable === undefined || findings.some(isError)) {
    terminal.note(`${options.out} was not touched: correct the errors above first.`);
    return 1;
  }
  const { locations, tariffs, contents } = publishable.dataset;
  const counts = [
    formatCount(locations.length, 'location'),
    formatCount(contents.evses.rows.length, 'EVSE'),
    formatCount(contents.connectors.rows.length, 'connector'),
    formatCount(tariffs.length, 'tariff'),
  ];
  stage('check', `${counts.join(', ')}; ${findings.length === 0 ? 'no findings' : summarise(findings)}`);

  const tree = await renderSnapshot(publishable, options.now);
  stage('render', `OCPI ${publishable.network.versions.join(' and ')} for ${publishable.network.base_url}`);
  await writeSnapshot(options.out, tree);
  const written = [...tree.values()].reduce((sum, file) => sum + file.length, 0);
  stage('write', `${formatCount(tree.size, 'file')} in ${options.out}, ${formatSize(written)}`);
  terminal.note(`done in ${formatDuration(performance.now() - started)}`);
  return 0;
}

/** One line for each stage, with the time since the one before. */
function stages(terminal: Terminal): (name: string, what: string) => void {
  let last = performance.now();
  return (name, what) => {
    const now = performance.now();
    terminal.note(`${name.padEnd(7)} ${what} (${formatDuration(now - last)})`);
    last = now;
  };
}
