/**
 * Starts ocpi-snapshot in a checkout. Loading hundreds of files of TypeScript takes longer than a build after one changed
 * status, so what runs is a bundle: the whole program as one file of JavaScript. It is made at the first start, and again
 * when a file that went into it has changed. Where it cannot be made, the sources run, half a second slower.
 *
 * `npm ci --omit=dev` brings what the program runs on, but nothing to bundle it with: then the sources run, too.
 */

const { existsSync } = require('node:fs');
const nodeModule = require('node:module');
const { dirname, join } = require('node:path');
const { freshBundle, PROGRAM } = require('./fresh-bundle.cjs');
const { showSourcePositions } = require('./source-positions.cjs');

/** Node does so since 22.18. */
const LOADS_TYPESCRIPT = Boolean(process.features.typescript);

/** @param {string} root the directory of the checkout */
async function startSources(root) {
  const packages = join(root, 'node_modules');
  const place = join(root, '.local', 'program');
  const program = lastBundle(root, place) ?? (existsSync(packages) ? await newBundle(root, place) : undefined);
  if (program !== undefined) runBundle(program);
  else if (existsSync(packages) && (LOADS_TYPESCRIPT || existsSync(join(packages, 'tsx')))) await runTypeScript();
  else {
    say('packages are missing. Run: npm ci');
    process.exitCode = 2;
  }
}

/** @param {string} path */
function runBundle(path) {
  // Node keeps what it has compiled here.
  nodeModule.enableCompileCache(join(dirname(path), 'compiled'));
  showSourcePositions(path);
  require(path);
}

/**
 * @param {string} root
 * @param {string} place where the bundle is kept
 * @returns {string | undefined} undefined if there is none, or if a source disappeared just now
 */
function lastBundle(root, place) {
  try {
    return freshBundle(root, place, PROGRAM);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} place
 * @returns {Promise<string | undefined>} undefined if none can be made, such as in a directory that is read-only
 */
async function newBundle(root, place) {
  if (!existsSync(join(root, 'node_modules', 'esbuild'))) return undefined;
  try {
    return await require('./make-bundle.cjs').makeBundle(root, place);
  } catch (error) {
    say(`no bundle was made, so the sources run, which is slower: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** A mistake in a source that this command does without does not matter here. */
async function runTypeScript() {
  try {
    if (!LOADS_TYPESCRIPT) (await import('tsx/esm/api')).register();
    await import('../src/cli.ts');
  } catch (error) {
    say(error instanceof Error ? `${error.stack}` : `${error}`);
    process.exitCode = 2;
  }
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`ocpi-snapshot: ${text}\n`);
}

module.exports = { startSources };
