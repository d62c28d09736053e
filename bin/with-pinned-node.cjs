/**
 * Runs a script on the Node that `npm ci` brings: `node bin/with-pinned-node.cjs node_modules/vitest/vitest.mjs run`. npm 11 links
 * that Node into node_modules/.bin, where every script finds it. npm 10 and older drop the link, because the packages for other
 * systems have its name; but the package is there.
 */

const { spawn } = require('node:child_process');
const { existsSync, realpathSync } = require('node:fs');
const { constants } = require('node:os');
const { delimiter, dirname, join } = require('node:path');

/**
 * @param {string} from a directory in the project
 * @returns {string | undefined} the path of that Node; undefined if there is none, or if it is what runs this
 */
function otherPinnedNode(from) {
  const name = process.platform === 'win32' ? `node-win-${process.arch}` : `node-${process.platform}-${process.arch}`;
  const path = join('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const found = directoriesFrom(from).map((directory) => join(directory, path));
  const node = found.find((one) => existsSync(one));
  return node === undefined || realpathSync(node) === realpathSync(process.execPath) ? undefined : node;
}

/**
 * @param {string} directory
 * @returns {string[]} it and those above it
 */
function directoriesFrom(directory) {
  const parent = dirname(directory);
  return parent === directory ? [directory] : [directory, ...directoriesFrom(parent)];
}

/** @type {readonly NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How often it is looked whether npm's shell is still there, in ms (src/cli/publish/stop-signal.ts). */
const LOOK_MS = 500;

/**
 * Runs a Node in the place of this process: with its arguments, streams and signals, and ends as that does. What it starts
 * finds the same Node by its name.
 *
 * @param {string} node its path
 * @param {readonly string[]} args
 */
function continueOn(node, args) {
  const path = [dirname(node), ...(process.env.PATH === undefined ? [] : [process.env.PATH])].join(delimiter);
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH: path } });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== shell) child.kill('SIGTERM');
  }, LOOK_MS);
  child.once('error', (error) => {
    clearInterval(looking);
    process.stderr.write(`ocpi-snapshot: ${node} does not run: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.once('exit', (code, signal) => {
    clearInterval(looking);
    process.exitCode = code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0);
    for (const one of PASSED_ON) process.removeAllListeners(one);
  });
}

if (require.main === module)
  continueOn(otherPinnedNode(join(__dirname, '..')) ?? process.execPath, process.argv.slice(2));

module.exports = { continueOn, otherPinnedNode };
