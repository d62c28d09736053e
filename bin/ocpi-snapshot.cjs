#!/usr/bin/env node
/**
 * Starts ocpi-snapshot. In a checkout the sources run, as a bundle that is made of them when they have changed. The package
 * that others install has no sources: there, lib/ has the program.
 */

const { existsSync } = require('node:fs');
const nodeModule = require('node:module');
const { join } = require('node:path');
const { continueOn, otherPinnedNode } = require('./with-pinned-node.cjs');

const ROOT = join(__dirname, '..');

/** The oldest Node that has what the program uses, as in `engines` of package.json. */
const OLDEST_NODE = [22, 12];

start();

function start() {
  const isCheckout = existsSync(join(ROOT, 'src', 'cli.ts'));
  if (isTooOld(process.versions.node)) startOnPinned(isCheckout);
  else if (isCheckout) require('./checkout.cjs').startSources(ROOT);
  else runPacked(join(ROOT, 'lib', 'program.cjs'));
}

/** @param {string} program its path */
function runPacked(program) {
  if (!existsSync(program)) return refuse(`${program} is missing. Install ocpi-snapshot again.`);
  // What Node has compiled is kept beside it, where nobody else writes. In a directory that is read-only, it goes without.
  nodeModule.enableCompileCache(join(program, '..', 'compiled'));
  require(program);
}

/** @param {string} version such as 22.11.0 */
function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest = 0, oldestMinor = 0] = OLDEST_NODE;
  return major < oldest || (major === oldest && minor < oldestMinor);
}

/** @param {boolean} isCheckout */
function startOnPinned(isCheckout) {
  const node = otherPinnedNode(ROOT);
  if (node !== undefined) return continueOn(node, [...process.execArgv, __filename, ...process.argv.slice(2)]);
  const text = `Node ${process.versions.node} is too old: this needs Node ${OLDEST_NODE.join('.')} or newer.`;
  refuse(
    isCheckout
      ? `${text} npm ci brings one on Linux, and on Windows with x64. Elsewhere, install it from https://nodejs.org.`
      : `${text} Install it from https://nodejs.org, or for this directory alone: npm install node@24`,
  );
}

/** @param {string} text */
function refuse(text) {
  process.stderr.write(`ocpi-snapshot: ${text}\n`);
  process.exitCode = 2;
}
