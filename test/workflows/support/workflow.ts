/** The workflow files as data. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The directory of the project. */
export const PROJECT = resolve(import.meta.dirname, '../../..');

/** The name of our action, without its version: the repository of package.json. */
export const ACTION = 'ocpi-snapshot/ocpi-snapshot';

const DIRECTORY = join(PROJECT, '.github/workflows');

/** `docs.github.com`, "Workflow syntax for GitHub Actions", as far as it is used here. */
export interface Workflow {
  readonly name: string;
  readonly on: { readonly [event: string]: unknown };
  readonly permissions?: { readonly [scope: string]: string };
  readonly concurrency?: Concurrency;
  readonly defaults?: { readonly run: { readonly shell: string } };
  readonly jobs: { readonly [id: string]: Job };
}

export interface Concurrency {
  readonly group: string;
  readonly 'cancel-in-progress': boolean;
  /** `single` unless it says otherwise. */
  readonly queue?: 'single' | 'max';
}

export interface Job {
  readonly if?: string;
  readonly concurrency?: Concurrency;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: { readonly [scope: string]: string };
  readonly environment?: string;
  readonly steps: readonly Step[];
}

/** Those of an action have the same keys. */
export interface Step {
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly if?: string | undefined;
  readonly shell?: string | undefined;
  readonly uses?: string | undefined;
  readonly with?: { readonly [name: string]: string | number | boolean } | undefined;
  readonly env?: { readonly [name: string]: string } | undefined;
  readonly run?: string | undefined;
}

export const WORKFLOW_FILES = readdirSync(DIRECTORY).sort();

export function readWorkflowText(file: string): string {
  return readFileSync(join(DIRECTORY, file), 'utf8');
}

export function readWorkflow(file: string, directory = DIRECTORY): Workflow {
  return parse(readFileSync(join(directory, file), 'utf8'));
}

/** The steps of all jobs. */
export function stepsOf({ jobs }: Workflow): readonly Step[] {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}
