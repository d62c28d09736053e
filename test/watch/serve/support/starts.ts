/** `start` in a directory where nothing is but data. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { freePort } from '../../../../src/watch/serve/take-port.ts';
import { askAt } from './ask-on-socket.ts';
import { run, type Served } from './served.ts';

/** A location of test/fixtures/valid/data. */
export const PLACE = '/api/ocpi/2.2/locations/AMS-01';

export interface Starts {
  /** The directory of the test that runs. */
  readonly root: string;
  /** Runs the program there. It ends with the test. */
  run(args: readonly string[], environment?: Readonly<Record<string, string>>): Served;
  /** Without --out. */
  start(...more: readonly string[]): Served;
}

/** @param data what each test of the file has of its own, in data/ */
export function startsIn(data: string): Starts {
  let root: string;
  const running: Served[] = [];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ocpi-start-'));
    cpSync(data, join(root, 'data'), { recursive: true });
  });

  afterEach(async () => {
    for (const { process, ended } of running.splice(0)) {
      process.kill('SIGKILL');
      await ended;
    }
    rmSync(root, { recursive: true, force: true });
  });

  const runHere: Starts['run'] = (args, environment = {}) => {
    const served = run(args, environment, root);
    running.push(served);
    return served;
  };
  return {
    get root() {
      return root;
    },
    run: runHere,
    start: (...more) =>
      runHere(['start', '--data', 'data', ...(more.includes('--port') ? [] : ['--port', '0']), ...more]),
  };
}

/** While the first build is under way, these are there, or are to be asked again, or nobody listens yet; and nothing breaks. */
export async function asksUntilOpen({ start }: Starts, paths: readonly string[]): Promise<void> {
  const port = await freePort({ host: '127.0.0.1', port: 0 });
  const { line, seen } = start('--port', String(port));
  const ask = askAt({ port });
  let isOpen = false;
  const opened = line('Open http://localhost:').then(() => {
    isOpen = true;
  });
  const answers = new Set<number>();
  const noAnswer = () => 0;
  while (!isOpen) {
    for (const path of paths) answers.add(await ask(path).then(({ status }) => status, noAnswer));
  }
  await opened;
  expect([...answers].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  expect(seen.filter((said) => /^ {4}at |Error/.test(said))).toEqual([]);
}
