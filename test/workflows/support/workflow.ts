/** The workflow files as data. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The directory of the project. */
export const PROJECT = resolve(import.meta.dirname, '../../..');

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

export interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: { readonly [name: string]: string | number | boolean };
  readonly env?: { readonly [name: string]: string };
  readonly run?: string;
}

export const WORKFLOW_FILES = readdirSync(DIRECTORY).sort();

export function readWorkflowText(file: string): string {
  return readFileSync(join(DIRECTORY, file), 'utf8');
}

export function readWorkflow(file: string): Workflow {
  return parse(readWorkflowText(file));
}

/** The steps of all jobs. */
export function stepsOf({ jobs }: Workflow): readonly Step[] {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}
