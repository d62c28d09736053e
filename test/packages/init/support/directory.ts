/** For tests: directories in which init runs, without a terminal to ask at. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { lockedPackages } from '../../../../bin/locked-packages.cjs';
import { type InitOptions, init, ownPackage } from '../../../../packages/init/commands/init.ts';
import {
  archiveOf,
  lockedSchema,
  manifestSchema,
  type PackedProgram,
} from '../../../../packages/init/repository/package-files.ts';
import type { OwnPackage } from '../../../../packages/init/repository/templates.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { recordedTerminal } from '../../../support/recorded-terminal.ts';

export const GIVEN = { name: 'Example Charging', country: 'NL' };

/** An empty directory; it is removed with everything in it. */
export async function inDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'init-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** A small archive in place of this program: to pack that takes seconds. @param text of its only file */
export function packedStandIn(text = 'the program', version?: string): PackedProgram {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return {
    archive: archiveOf(new Map([['lib/program.cjs', Buffer.from(text)]])),
    manifest: { ...manifest, version: version ?? manifest.version },
    locked: lockedSchema.parse(lockedPackages('.')),
  };
}

/** This program, with the stand-in for its archive. */
export function ownStandIn(text?: string, version = ownPackage().version): OwnPackage {
  return { ...ownPackage(), version, pack: async () => packedStandIn(text, version) };
}

/** Runs init, and returns what it said. */
export async function runInit(directory: string, options: Partial<InitOptions> = {}) {
  const terminal = recordedTerminal();
  const usual = {
    companions: COMPANIONS,
    directory,
    given: GIVEN,
    tables: 'sheet',
    now: NOW,
    here: 'Europe/Amsterdam',
    ask: undefined,
    own: ownStandIn(),
  } as const;
  const code = await init({ ...usual, ...options }, terminal);
  return { code, out: terminal.said.out.join('\n'), note: terminal.said.note.join('\n') };
}

/** The text of every file below a directory, by path. */
export function filesIn(directory: string): { [path: string]: string } {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(directory, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}

/** What network.json holds. */
export function settingsIn(directory: string): { readonly [setting: string]: unknown } {
  return parse(readFileSync(join(directory, 'data/network.json'), 'utf8'), [], { allowTrailingComma: true });
}
