/** A byte of a stored file is not what it was, and the file is as long as before: what is published is right all the same. */

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf } from '../support/network-of.ts';
import { program, programEnvironment } from '../support/program.ts';
import { sampled } from '../support/sampled.ts';
import { buildInto, differences, filesIn, siteOf } from './history/support/disk-builds.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-flipped-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const SITE = 'https://ocpi.example-charging.nl';
const HOUR = 3_600_000;
const sources = networkOf({ status: csv('evse_uid,status', 'E-1,AVAILABLE') }, { base_url: SITE });

/** Builds that look at everything. In some, the tables are in memory, and nothing in them changed. */
const BUILDS: { readonly [name: string]: { isForPublishing?: boolean; isThorough?: boolean; isKept?: boolean } } = {
  'deploy, on another day': { isForPublishing: true },
  'deploy, with the tables in memory': { isForPublishing: true, isKept: true },
  'the first build of watch, with the tables in memory': { isThorough: true, isKept: true },
  'a build that reads the tables again': {},
};
const FILES = [/^api\/ocpi\/2\.2\/locations$/, /^api\/ocpi\/2\.2\/tariffs$/];
const CASES = Object.entries(BUILDS).flatMap(([build, settings]) =>
  FILES.map((kind) => [build, kind, settings] as const),
);

test.each(sampled('builds and files', CASES, 4))(
  '%s rewrites a file %s of which a byte is flipped, and nothing else',
  async (_, kind, { isKept, ...settings }) => {
    const out = join(directory, 'dist');
    const kept = isKept ? { memory: {} } : {};
    await buildInto(out, sources, NOW, { ...kept, fetch: siteOf(new Map()) });
    const intact = filesIn(out);
    const path = [...intact.keys()].find((one) => kind.test(one)) ?? '';
    flip(join(out, path));
    expect(differences(filesIn(out), intact)).toEqual([path]);
    const fetch = siteOf(intact);
    const { reported } = await buildInto(out, sources, NOW + HOUR, { ...settings, ...kept, fetch });
    expect(reported.get('again')).toContain(`${path} is missing or was changed.`);
    expect(differences(filesIn(out), intact)).toEqual([MANIFEST_PATH.slice(1)]);
  },
);

const READ = Object.entries(BUILDS).flatMap(([build, settings]) =>
  [/\.gzip$/, /\.index$/, /\.ids$/].map((kind) => [build, kind, settings] as const),
);

test.each(sampled('builds and files that they read', READ, 6))(
  '%s takes a file %s, which it reads itself, from the site if a byte is flipped',
  async (_, kind, { isKept, ...settings }) => {
    const out = join(directory, 'dist');
    const kept = isKept ? { memory: {} } : {};
    await buildInto(out, sources, NOW, { ...kept, fetch: siteOf(new Map()) });
    const intact = filesIn(out);
    flip(join(out, [...intact.keys()].find((one) => kind.test(one)) ?? ''));
    await buildInto(out, sources, NOW + HOUR, { ...settings, ...kept, fetch: siteOf(intact) });
    expect(differences(filesIn(out), intact)).toEqual([MANIFEST_PATH.slice(1)]);
  },
);

/** Commands that publish, as they are called. */
const COMMANDS = [
  ['deploy', '--dry-run', '--previous'],
  ['watch', '--no-deploy', '--previous'],
];

test.each(COMMANDS)(
  '%s rewrites a damaged file when it begins',
  { tags: ['slow'], timeout: 120_000 },
  async (...command) => {
    const [out, data] = [join(directory, 'dist'), join(directory, 'data')];
    mkdirSync(data);
    for (const { path, bytes } of [networkOf({}).settingsFile, ...networkOf({}).tables].filter(
      (file) => file !== undefined,
    )) {
      writeFileSync(join(directory, path), bytes);
    }
    const options = ['--no-status', '--data', data, '--out', out, '--cache', join(directory, 'cache')];
    await run(['build', ...options]);
    const intact = filesIn(out);
    const path = [...intact.keys()].find((one) => one.endsWith('.gzip')) ?? '';
    flip(join(out, path));
    await run([...command, out, ...options]);
    expect(filesIn(out).get(path)).toEqual(intact.get(path));
  },
);

/** Runs the command to its end; `watch` is stopped when it has built. */
function run(args: readonly string[]): Promise<void> {
  const home = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, [program(), ...args], {
    cwd: home,
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let [said, isTold] = ['', false];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (isTold || !/ built in /.test(said)) return;
    isTold = child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`It ended with ${code}:\n${said}`))));
  });
}

/** The file is as long as before. */
function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
