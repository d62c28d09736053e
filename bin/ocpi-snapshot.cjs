#!/usr/bin/env node
/**
 * Starts ocpi-snapshot. In a checkout the sources run, as a bundle that is made of them when they have changed. The package
 * that others install has no sources: there, lib/ has the program.
 */

const { existsSync } = require('node:fs');
const nodeModule = require('node:module');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');

/** The oldest Node that has what the program uses, as in `engines` of package.json. */
const OLDEST_NODE = [22, 12];

start();

function start() {
  const isCheckout = existsSync(join(ROOT, 'src', 'cli.ts'));
  if (isTooOld(process.versions.node)) refuse(tooOld(isCheckout));
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
function tooOld(isCheckout) {
  const text = `Node ${process.versions.node} is too old: this needs Node ${OLDEST_NODE.join('.')} or newer.`;
  if (!isCheckout)
    return `${text} Install it from https://nodejs.org, or for this directory alone: npm install node@24`;
  // npm 10 and older drop the link to a Node that npm ci has installed, because those for other systems have its name.
  return process.env.npm_lifecycle_event === undefined
    ? `${text} The npm scripts, such as npm run check, bring their own.`
    : `${text} npm 11 brings one: npm install --global npm@11, then npm ci again.`;
}

/** @param {string} text */
function refuse(text) {
  process.stderr.write(`ocpi-snapshot: ${text}\n`);
  process.exitCode = 2;
}
