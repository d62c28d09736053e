/** The end of a run says what failed and how to run that alone, and where its time went. */

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** A run of so few files needs no list of the slowest. */
const FEW_FILES = 20;
const SLOWEST = 10;

export class WhatFailed implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = [...slowest(modules), ...modules.flatMap(failuresIn)];
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n\n`);
  }
}

function slowest(modules: readonly TestModule[]): string[] {
  if (modules.length < FEW_FILES) return [];
  const timed = modules.map((module) => ({ name: nameOf(module), ms: millisecondsOf(module) }));
  const longest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const sum = timed.reduce((all, { ms }) => all + ms, 0);
  const lines = longest.map(({ name, ms }) => `${seconds(ms).padStart(7)}  ${name}`);
  return [
    `The slowest ${longest.length} of ${timed.length} files, which took ${seconds(sum)} one after the other:`,
    ...lines,
  ];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function millisecondsOf(module: TestModule): number {
  const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
  return collectDuration + duration + prepareDuration + setupDuration;
}

/** Its path, with the project where the same file runs in several: `test/edge/wire/delta.test.ts (workerd)`. */
function nameOf(module: TestModule): string {
  const path = pathOf(module);
  return isOnHosts(module) ? `${path} (${module.project.name})` : path;
}

const pathOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

const isOnHosts = ({ project }: TestModule) => 'host' in project.getProvidedContext();

/** A test or a group of tests that failed, or a file in which something else did; and how to run that alone. */
function failuresIn(module: TestModule): string[] {
  const groups = [...module.children.allSuites()].filter((group) => group.errors().length > 0);
  const names = [...module.children.allTests('failed'), ...groups].map(({ fullName }) => fullName);
  const isElsewhere = module.errors().length > 0 || (names.length === 0 && !module.ok());
  return [
    ...names.flatMap((name) => ['', `FAILED ${nameOf(module)} > ${name}`, `  ${alone(module, name)}`]),
    ...(isElsewhere ? ['', `FAILED ${nameOf(module)}`, `  ${alone(module)}`] : []),
  ];
}

/** The command that runs a test alone; a sample with the same seed. */
function alone(module: TestModule, fullName?: string): string {
  const path = pathOf(module);
  const isSampled = readFileSync(module.moduleId, 'utf8').includes('support/sampled.ts');
  const { NIGHT, SEED } = process.env;
  const environment = isSampled ? `${NIGHT ? `NIGHT=${NIGHT} ` : ''}SEED=${SEED} ` : '';
  const project = isOnHosts(module) ? ` --project ${module.project.name}` : '';
  const name = fullName === undefined ? '' : ` -t ${quoted(fullName.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))}`;
  return `${environment}npx vitest run ${path}${project}${name}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
