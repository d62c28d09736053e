/**
 * `npm run test:night`: everything. Each kill, each damage, long stories, what is slow, the edge rule as a whole on each host, and then
 * the wrong changes of test/mutants. Arguments go to vitest, and then only the tests run.
 */

import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const env = { ...process.env, NIGHT: process.env.NIGHT ?? '1' };

/** Whether it ended well. */
function run(...args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0;
}

const areTestsGreen = run('node_modules/vitest/vitest.mjs', 'run', '--project', '*', ...given);
const areChangesNoticed = given.length > 0 || run('--import', 'tsx', 'test/mutants/run.ts');
process.exitCode = areTestsGreen && areChangesNoticed ? 0 : 1;
