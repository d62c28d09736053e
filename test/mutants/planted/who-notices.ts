/**
 * Faults, shown to a step of the work: first each to the tests that stand nearest to it, then all that these did not notice together. What is
 * red then is run with each of them alone. What is green with all of them noticed none.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTexts } from './checkout.ts';
import { testsOf } from './importers.ts';
import type { Fault, Place } from './plant.ts';
import { filesOf, runStep, type Step } from './steps.ts';

/** @param by the file of tests, if it is one */
export type Note<T> = (fault: T, by: string) => void;

/** So many files of tests end in seconds. */
const NEAREST = 6;

/** Shows each to the tests that import it. Returns those that were not noticed. */
export async function showToNearest<T extends Fault>(
  place: Place,
  step: Step,
  faults: readonly T[],
  note: Note<T>,
): Promise<T[]> {
  const known = filesOf(place.root, step);
  const noticed: { readonly fault: T; readonly by: string }[] = [];
  for (const fault of faults) {
    const tests = testsOf(place.importers, fault.file).filter((file) => known.has(file));
    const [by] = await redWith(place, step, fault, tests.slice(0, NEAREST));
    if (by !== undefined) noticed.push({ fault, by });
  }
  const files = [...new Set(noticed.map(({ by }) => by))];
  const green = await greenWithout(
    place,
    step,
    noticed.map(({ fault }) => fault),
    files,
  );
  const sure = noticed.filter(({ by }) => green.includes(by));
  for (const { fault, by } of sure) note(fault, by);
  return faults.filter((fault) => sure.every((one) => one.fault !== fault));
}

/** Shows them together. Two in one file cannot be planted at once. */
export async function showTogether<T extends Fault>(
  place: Place,
  step: Step,
  faults: readonly T[],
  note: Note<T>,
): Promise<void> {
  const groups: T[][] = [];
  for (const fault of faults) {
    const group = groups.find((others) => others.every(({ file }) => file !== fault.file));
    if (group === undefined) groups.push([fault]);
    else group.push(fault);
  }
  for (const group of groups) await showGroup(place, step, group, note);
}

async function showGroup<T extends Fault>(place: Place, step: Step, group: readonly T[], note: Note<T>): Promise<void> {
  const verdict = await withFaults(place, group, () => runStep(place.root, step, place.log));
  if (!verdict.isRed) return;
  const isByFile = verdict.hasEnd && verdict.files.length > 0;
  if (!isByFile) return showEach(place, step, group, note);
  let left = group;
  let red = await greenWithout(place, step, group, verdict.files);
  for (const most of [NEAREST, Number.POSITIVE_INFINITY]) {
    const unnoticed: T[] = [];
    for (const fault of left) {
      const [by] = await redWith(place, step, fault, nearestFirst(place, fault, red).slice(0, most));
      if (by === undefined) unnoticed.push(fault);
      else note(fault, by);
    }
    left = unnoticed;
    if (left.length === 0) return;
    red = [...(await withFaults(place, left, () => runStep(place.root, step, place.log, ...red))).files];
    if (red.length === 0) return;
  }
}

/** What does not say which test is red, or what does not end. */
async function showEach<T extends Fault>(place: Place, step: Step, group: readonly T[], note: Note<T>): Promise<void> {
  const run = () => runStep(place.root, step, place.log);
  if ((await withComments(place, group, run)).isRed) throw new Error(`${step.name} is red without a fault`);
  for (const fault of group) if ((await withFaults(place, [fault], run)).isRed) note(fault, step.name);
}

/** Those of some files that are green without faults: with comments in their places. */
async function greenWithout<T extends Fault>(place: Place, step: Step, faults: readonly T[], files: readonly string[]) {
  if (files.length === 0) return [];
  const anyway = await withComments(place, faults, () => runStep(place.root, step, place.log, ...files));
  return files.filter((file) => !anyway.files.includes(file));
}

/** The files of tests that are red with a fault, at least one if any is; what does not end counts as red. */
async function redWith(place: Place, step: Step, fault: Fault, tests: readonly string[]): Promise<readonly string[]> {
  if (tests.length === 0) return [];
  const run = () => runStep(place.root, step, place.log, ...tests, '--bail', '1');
  const { isRed, hasEnd, files } = await withFaults(place, [fault], run);
  if (!isRed) return [];
  return hasEnd && files.length > 0 ? files : tests;
}

function nearestFirst(place: Place, { file }: Fault, red: readonly string[]): string[] {
  const near = testsOf(place.importers, file).filter((test) => red.includes(test));
  return [...near, ...red.filter((test) => !near.includes(test))];
}

function withFaults<T>({ root }: Place, faults: readonly Fault[], act: () => Promise<T>): Promise<T> {
  return withTexts(root, new Map(faults.map(({ file, text }) => [file, text])), act);
}

/** A comment in the place of each fault shows what is red anyway, or at any change of the file. */
function withComments<T>({ root }: Place, faults: readonly Fault[], act: () => Promise<T>): Promise<T> {
  const comment = (file: string) => `${readFileSync(join(root, file), 'utf8')}\n// A change that is no fault.\n`;
  return withTexts(root, new Map(faults.map(({ file }) => [file, comment(file)])), act);
}
