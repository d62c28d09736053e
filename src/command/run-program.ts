/**
 * Runs a program on the real streams: `ocpi-snapshot` with all commands (src/cli/cli.ts), or `ocpi-probe` with one
 * (packages/probe/cli.ts). Failures become a sentence and an exit code.
 */

import { writeSync } from 'node:fs';
import { errorCode } from '../read/files/file-errors.ts';
import { isCheckout, packageVersion } from './own-package.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

export interface Program {
  /** Such as `ocpi-snapshot`. Begins every message of an error. */
  readonly name: string;
  /** What one types to call a command, as in Terminal. */
  readonly callOf: Terminal['callOf'];
  /** @throws UsageError for what people did wrong */
  readonly main: (argv: readonly string[], terminal: Terminal, environment: NodeJS.ProcessEnv) => Promise<ExitCode>;
  /** The message of an error that is no bug in this program or that says more than its stack; undefined for others. */
  readonly explain?: (error: Error) => Promise<string | undefined>;
}

/** Sets the exit code of the process: 0 done, 1 what was checked has errors, 2 wrong usage or a bug. */
export async function runProgram(program: Program): Promise<void> {
  const { env: environment, argv } = process;
  const terminal: Terminal = {
    out: (text) => writeAll(1, `${text}\n`),
    note: (text) => writeAll(2, `${text}\n`),
    callOf: program.callOf,
    colour: process.stdout.isTTY === true && environment.NO_COLOR === undefined,
    summaryFile: environment.GITHUB_STEP_SUMMARY || undefined,
  };
  try {
    process.exitCode = await program.main(argv.slice(2), terminal, environment);
  } catch (error) {
    terminal.note(await describe(error, program));
    process.exitCode = 2;
  }
}

/** Waits for slow readers, so that a long report is written to a pipe completely before the process ends. */
function writeAll(stream: 1 | 2, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(stream, rest));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
    }
  }
}

async function describe(error: unknown, { name, explain }: Program): Promise<string> {
  if (!(error instanceof Error)) return `${name} failed: ${error}`;
  if (error instanceof UsageError) return `${name}: ${error.message}`;
  const library = missingLibrary(error);
  if (library !== undefined) {
    const again = isCheckout() ? 'Run: npm ci' : `Install ${name} again.`;
    return `${name}: the library "${library}" is missing, as after an installation that did not finish. ${again}`;
  }
  const message = await explain?.(error);
  return message === undefined
    ? `${name} ${packageVersion()} failed. Please report this.\n${error.stack}`
    : `${name}: ${message}`;
}

/** The name of a library that is not installed. It is no path, which would be one of our own files. */
function missingLibrary(error: Error): string | undefined {
  return /^Cannot find (?:module|package) '([^'./][^']*)'/.exec(error.message)?.[1];
}
