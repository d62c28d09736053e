/**
 * Wrong changes that a test of `npm run test:quick` should notice, each tried by these tests alone. One vitest tries all of them: it has read
 * the code, but for what changes.
 */

import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import type { Mutant } from './list.ts';
import { copyTree, withChange } from './working-copy.ts';

export interface Tried {
  readonly tried: number;
  readonly unnoticed: readonly Mutant[];
  /** Tests that are red without a change. */
  readonly notGreen: readonly string[];
}

/** @param note is told of each change whether it was noticed */
export async function tryQuick(
  mutants: readonly Mutant[],
  note: (mutant: Mutant, isNoticed: boolean) => void,
): Promise<Tried> {
  const [tree, home] = [copyTree(), process.cwd()];
  // The configuration reads the tests of the directory that it runs in, and tests read files of it.
  process.chdir(tree);
  const vitest = await createVitest({
    ...{ root: tree, run: true, watch: false, reporters: [{}] },
    ...{ project: 'pure', tagsFilter: ['not slow'] },
  });
  try {
    await vitest.standalone();
    const files = await vitest.globTestSpecifications();
    const chosen = mutants.flatMap((mutant) => {
      const tests = testsOf(mutant, files, tree);
      return tests.length === 0 ? [] : [{ mutant, tests }];
    });
    const notGreen = await redIn(vitest, [...new Set(chosen.flatMap(({ tests }) => tests))]);
    const unnoticed: Mutant[] = [];
    for (const { mutant, tests } of chosen) {
      const red = await withChange(tree, mutant, () => redAfter(vitest, join(tree, mutant.file), tests));
      vitest.invalidateFile(join(tree, mutant.file));
      note(mutant, red.length > 0);
      if (red.length === 0) unnoticed.push(mutant);
    }
    return { tried: chosen.length, unnoticed, notGreen: notGreen.map((path) => relative(tree, path)) };
  } finally {
    await vitest.close();
    process.chdir(home);
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Those of the tests of a change that are in the suite. */
function testsOf({ tests }: Mutant, files: readonly TestSpecification[], tree: string): TestSpecification[] {
  const named = tests.split(' ').map((path) => join(tree, path));
  return files.filter(({ moduleId }) => named.some((path) => moduleId === path || moduleId.startsWith(`${path}/`)));
}

function redAfter(vitest: Vitest, changed: string, tests: readonly TestSpecification[]): Promise<string[]> {
  vitest.invalidateFile(changed);
  return redIn(vitest, tests);
}

/** The files whose tests are not all green. */
async function redIn(vitest: Vitest, tests: readonly TestSpecification[]): Promise<string[]> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...tests]);
  const red = testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
  return unhandledErrors.length > 0 ? [...red, 'an error outside of tests'] : red;
}
