/**
 * Starts ocpi-snapshot in a checkout: the sources run as they are. Node keeps what it has compiled of them, and looks itself
 * whether they have changed.
 */

const { existsSync } = require('node:fs');
const nodeModule = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

/** Node does so since 22.18. */
const LOADS_TYPESCRIPT = Boolean(process.features.typescript);

/**
 * @param {string} root the directory of the checkout
 * @param {string} [program] its file, where it is not ocpi-snapshot itself
 */
async function startSources(root, program = join(root, 'src', 'cli', 'cli.ts')) {
  const packages = join(root, 'node_modules');
  if (!existsSync(packages) || !(LOADS_TYPESCRIPT || existsSync(join(packages, 'tsx'))))
    return fail('packages are missing. Run: npm ci');
  // In a directory that is read-only, it goes without.
  nodeModule.enableCompileCache(join(root, '.local', 'compiled'));
  try {
    if (!LOADS_TYPESCRIPT) (await import('tsx/esm/api')).register();
    await import(pathToFileURL(program).href);
  } catch (error) {
    fail(error instanceof Error ? `${error.stack}` : `${error}`);
  }
}

/** @param {string} text */
function fail(text) {
  process.stderr.write(`ocpi-snapshot: ${text}\n`);
  process.exitCode = 2;
}

module.exports = { startSources };
