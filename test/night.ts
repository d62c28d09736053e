/**
 * `npm run test:night`: everything. Each kill, each damage, long stories, what is slow, the edge rule as a whole on each host, and then
 * the wrong changes of test/mutants, with the tests as they are by day. Arguments go to vitest, and then only the tests run.
 */

import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);

/** Whether it ended well. */
function run(args: readonly string[], more: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...more } }).status === 0;
}

const allTests = ['node_modules/vitest/vitest.mjs', 'run', '--project', '*', ...given];
const areTestsGreen = run(allTests, { NIGHT: process.env.NIGHT ?? '1' });
const areChangesNoticed = given.length > 0 || run(['--import', 'tsx', 'test/mutants/run.ts']);
process.exitCode = areTestsGreen && areChangesNoticed ? 0 : 1;
