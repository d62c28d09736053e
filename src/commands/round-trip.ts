/**
 * `roundtrip`: imports and builds every feed in a directory, and compares the result with the feed. X-tariffs.json is
 * imported together with X-locations.json.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { isError } from '../findings/finding.ts';
import { printText } from '../findings/print-text.ts';
import { roundTrip } from '../import/ocpi/round-trip.ts';
import { formatCount } from '../text/format.ts';
import { defineCommand } from './command.ts';
import { NOW, toNow } from './options.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

export interface RoundTripOptions {
  readonly directory: string;
  /** ms since 1970. */
  readonly now: number;
}

/** How many findings and differences are shown per feed. */
const SHOWN = 3;

const [LOCATIONS, TARIFFS] = ['-locations.json', '-tariffs.json'];

/** Exit code 1 if an object differs from its feed without a finding that says so, or if no feed could be imported. */
export async function roundTrips({ directory, now }: RoundTripOptions, terminal: Terminal): Promise<ExitCode> {
  const all = await fastGlob('*.json', { cwd: directory });
  if (all.length === 0) throw new UsageError(`There are no JSON files in "${directory}".`);
  const read = async (name: string) => ({ path: name, bytes: await readFile(join(directory, name)) });
  const tariffsOf = (name: string) => all.find((other) => other !== name && other === name.replace(LOCATIONS, TARIFFS));
  const names = all.filter((name) => !all.some((other) => tariffsOf(other) === name));
  let [failed, refused] = [0, 0];
  for (const name of names.sort()) {
    const tariffs = tariffsOf(name);
    const result = await roundTrip(await read(name), tariffs === undefined ? undefined : await read(tariffs), now);
    const { total, equal, explained, unexplained, findings } = result;
    const isRefused = findings.some(isError);
    const word = unexplained.length > 0 ? 'FAIL' : isRefused ? '----' : 'ok  ';
    const verdict = `${equal} of ${formatCount(total, 'object')} equal, ${explained} changed with a finding`;
    terminal.out(`${word} ${name}: ${isRefused ? 'not imported' : verdict}`);
    for (const pointer of unexplained.slice(0, SHOWN)) terminal.out(`     ${pointer} differs without a finding`);
    if (findings.length > 0) {
      const report = printText(findings, { colour: terminal.colour, limit: SHOWN });
      terminal.out(report.replaceAll(/^(?=.)/gm, '     '));
    }
    if (unexplained.length > 0) failed++;
    else if (isRefused) refused++;
  }
  const fine = names.length - failed - refused;
  terminal.out(
    `${fine} of ${formatCount(names.length, 'feed')} without an unexplained difference, ${refused} not imported`,
  );
  return failed > 0 || fine === 0 ? 1 : 0;
}

export const command = defineCommand({
  name: 'roundtrip',
  summary: 'Import every OCPI feed in a directory, build it, and compare the result with the feed.',
  arguments: [{ name: 'DIR', summary: 'The directory that holds the feeds, as JSON files.' }],
  options: NOW,
  examples: ['feeds'],
  run: ({ values, operands: [directory = ''] }, terminal) =>
    roundTrips({ directory, now: toNow(values.now) }, terminal),
});
