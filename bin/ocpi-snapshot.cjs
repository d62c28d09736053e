#!/usr/bin/env node
/**
 * Starts ocpi-snapshot. Loading hundreds of files of TypeScript takes longer than a build after one changed status, so what
 * runs is a bundle: the whole program as one file of JavaScript. It is made at the first start, and again when a file
 * that went into it has changed. Where it cannot be made, the sources run, half a second slower.
 */

const { existsSync } = require('node:fs');
const nodeModule = require('node:module');
const { dirname, join } = require('node:path');
const { freshBundle } = require('./fresh-bundle.cjs');
const { showSourcePositions } = require('./source-positions.cjs');

const ROOT = dirname(__dirname);
/** Where the bundle is kept. */
const PLACE = join(ROOT, '.local', 'program');

start();

function start() {
  const program = lastBundle() ?? newBundle();
  if (program !== undefined) runBundle(program);
  else if (existsSync(join(ROOT, 'node_modules'))) runSources();
  else {
    say('packages are missing. Run: npm ci');
    process.exitCode = 2;
  }
}

/** @param {string} path */
function runBundle(path) {
  // Node keeps what it has compiled here. Versions before 22 cannot.
  nodeModule.enableCompileCache?.(join(dirname(path), 'compiled'));
  showSourcePositions(path);
  require(path);
}

/** @returns {string | undefined} undefined if there is none, or if a source disappeared just now */
function lastBundle() {
  try {
    return freshBundle(ROOT, PLACE);
  } catch {
    return undefined;
  }
}

/** @returns {string | undefined} undefined if none can be made, such as in a directory that is read-only */
function newBundle() {
  if (!existsSync(join(ROOT, 'node_modules'))) return undefined;
  try {
    return require('./make-bundle.cjs').makeBundle(ROOT, PLACE);
  } catch (error) {
    say(`no bundle was made, so the sources run, which is slower: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** A mistake in a source that this command does without does not matter here. */
async function runSources() {
  try {
    const { register } = await import('tsx/esm/api');
    register();
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
