/**
 * `npm test`: what a change needs. That is all but the tests that are slow on purpose, and the edge rule on Node alone. On workerd
 * it runs too if the change could make a difference there. Arguments go to vitest.
 */

import { execFileSync, spawnSync } from 'node:child_process';

/** What the answers of both hosts depend on. */
const OF_HOSTS = ['src/edge', 'src/stored-format', 'test/edge', 'wrangler.toml', 'package-lock.json'];

/** The lines that git says, or undefined if it cannot. */
function git(...args: readonly string[]): string[] | undefined {
  try {
    const said = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return said.split('\n').filter((line) => line !== '');
  } catch {
    return undefined;
  }
}

/** The commit that the change began at: where it left the main branch, or, on that branch, the last commit but one. */
function base(): string | undefined {
  const [head] = git('rev-parse', 'HEAD') ?? [];
  const [begin] = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? [];
  return begin === head ? 'HEAD~1' : begin;
}

/** What changed of these paths since then, committed or not; undefined where git does not know. */
function changedIn(paths: readonly string[]): string[] | undefined {
  const begin = base();
  if (begin === undefined) return undefined;
  const changed = git('diff', '--name-only', begin, '--', ...paths);
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  return changed && added && [...changed, ...added];
}

const changed = changedIn(OF_HOSTS);
const isOnNodeAlone = changed?.length === 0;
const reason = changed === undefined ? 'git does not say what changed' : `changed: ${changed[0]}`;
process.stdout.write(
  isOnNodeAlone
    ? `The edge rule is tested on Node alone: nothing changed in ${OF_HOSTS.join(', ')}. npm run test:all has workerd.\n`
    : `The edge rule is tested on Node and workerd (${reason}).\n`,
);
const hosts = isOnNodeAlone ? ['--project', '!workerd'] : [];
const args = ['node_modules/vitest/vitest.mjs', 'run', '--tags-filter', 'not slow', ...hosts, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
