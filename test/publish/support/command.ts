/** For tests: the real command in a process of its own, and what it left on the disk. */

import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { EXPECTED } from '../../../src/cli/expected-errors.ts';
import { UsageError } from '../../../src/command/terminal.ts';
import { hashOf, storedPaths } from '../../../src/snapshot/blob-store.ts';
import { readList, readManifest } from '../../../src/snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { program, programEnvironment } from '../../support/program.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { filesIn } from '../history/support/disk-builds.ts';

export interface Ended {
  /** Null if it was killed. */
  readonly code: number | null;
  readonly stderr: string;
  /** ms until it said something first, and until it ended. */
  readonly firstWordMs: number;
  readonly endMs: number;
}

export interface StartOptions {
  /** ms after which it is killed, counted from its start, or from when it ended a stage. */
  readonly kill?: { readonly afterMs: number; readonly stage?: string };
  /** A program that runs it, with its arguments: to set limits for it. */
  readonly within?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs `build` with these arguments. */
export function runBuildCommand(args: readonly string[], options: StartOptions = {}): Promise<Ended> {
  const { kill, within = [], environment = {} } = options;
  const whole = [...within, process.execPath, program(), 'build', '--no-status', ...args];
  const [first = '', ...rest] = whole;
  const started = performance.now();
  const child = spawn(first, rest, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...programEnvironment(), ...environment },
  });
  let [stderr, firstWordMs] = ['', 0];
  let timer: NodeJS.Timeout | undefined;
  const setKill = () => {
    if (kill) timer ??= setTimeout(() => child.kill('SIGKILL'), kill.afterMs);
  };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    firstWordMs ||= performance.now() - started;
    stderr += text;
    if (kill?.stage !== undefined && stderr.includes(`\n${kill.stage} `)) setKill();
  });
  if (kill?.stage === undefined) setKill();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stderr, firstWordMs, endMs: performance.now() - started });
    });
  });
}

/** What `build` says in this process, and how it would end: of the core alone, which takes a tenth of the time of a program. */
export async function callBuild(args: readonly string[]): Promise<Pick<Ended, 'code' | 'stderr'>> {
  const terminal = recordedTerminal();
  const { command } = await import('../../../src/cli/publish/build.ts');
  const given = ['--no-status', ...args];
  try {
    const code = await command.call(given, terminal, { environment: {}, companions: [] });
    return { code, stderr: terminal.said.note.join('\n') };
  } catch (error) {
    if (!(error instanceof Error) || ![UsageError, ...EXPECTED].some((kind) => error instanceof kind)) throw error;
    return { code: 2, stderr: [...terminal.said.note, `ocpi-snapshot: ${error.message}`].join('\n') };
  }
}

/** Fails unless a directory holds a whole snapshot: every file that the manifest names, and every object. */
export function expectWholeSnapshot(out: string): void {
  const files = filesIn(out);
  const read = (path: string) => files.get(path.slice(1));
  const manifest = readManifest(read(MANIFEST_PATH));
  for (const path of storedPaths(manifest)) {
    const bytes = read(path);
    if (bytes === undefined || !path.includes(`/${hashOf(bytes)}.`)) expect.fail(`${path} is not whole`);
  }
  for (const { locations, tariffs } of Object.values(manifest.by_version)) {
    for (const list of [locations, tariffs]) {
      for (const { path, bytes } of list.gzip) expect(read(path)?.length).toBe(bytes);
      const { index, bytes: object } = readList(list, read);
      for (let i = 0; i < index.objects; i++) JSON.parse(object(i).toString());
    }
  }
}
