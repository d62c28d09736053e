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

/** The oldest for `init` of the package: what it writes brings a later Node for everything else. */
const OLDEST_NODE_OF_INIT = [20, 19];

/**
 * What a build says to V8, which hears of it at its start alone. By itself, V8 lets new objects have twice 64 MB before it looks for
 * those that are still used, and optimizes whatever ran 3,000 times. For a build of some seconds, both cost more than they bring.
 */
const OF_BUILD = ['--max-semi-space-size=8', '--invocation-count-for-turbofan=30000'];

/** And to the C library of Linux, where the system lets each ask: large memory in pages of 2 MB in place of 4 kB. Other systems ignore it. */
const PAGES_OF_BUILD = 'glibc.malloc.hugetlb=1';

/** Commands that build once, and end. */
const BUILDING = ['build', 'deploy'];

/** Other Nodes may not know these. */
const NODE_THAT_KNOWS = 24;

start();

function start() {
  beginAnewToBuild();
  const isCheckout = existsSync(join(ROOT, 'src', 'cli', 'cli.ts'));
  if (isOlderThan(OLDEST_NODE)) startOnPinned(isCheckout);
  else if (isCheckout) require('./checkout.cjs').startSources(ROOT);
  else runPacked(join(ROOT, 'lib', 'program.cjs'));
}

/** In the same process. Whoever has told V8 something already, or listens to this process, is left alone. */
function beginAnewToBuild() {
  const isBuilding =
    BUILDING.includes(process.argv[2] ?? '') && Number.parseInt(process.versions.node, 10) === NODE_THAT_KNOWS;
  const told = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((option) => option.includes('semi-space'));
  if (!isBuilding || told || process.permission || process.channel || process.platform === 'win32') return;
  const argv = [process.execPath, ...OF_BUILD, ...process.execArgv, __filename, ...process.argv.slice(2)];
  process.execve?.(process.execPath, argv, { GLIBC_TUNABLES: PAGES_OF_BUILD, ...process.env });
}

/** @param {string} program its path */
function runPacked(program) {
  if (!existsSync(program)) return refuse(`${program} is missing. Install ocpi-snapshot again.`);
  // What Node has compiled is kept beside it, where nobody else writes. In a directory that is read-only, it goes without.
  nodeModule.enableCompileCache?.(join(program, '..', 'compiled'));
  require(program);
}

/** @param {readonly number[]} version such as [22, 12] */
function isOlderThan([wanted = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < wanted || (major === wanted && minor < wantedMinor);
}

/** @param {boolean} isCheckout */
function startOnPinned(isCheckout) {
  const node = otherPinnedNode(ROOT);
  if (node !== undefined) return continueOn(node, [...process.execArgv, __filename, ...process.argv.slice(2)]);
  if (!isCheckout && process.argv[2] === 'init' && !isOlderThan(OLDEST_NODE_OF_INIT)) {
    Map.groupBy ??= groupBy;
    for (const [name, value] of Object.entries(setMethods()))
      if (!(name in Set.prototype)) Object.defineProperty(Set.prototype, name, { value });
    return runPacked(join(ROOT, 'lib', 'program.cjs'));
  }
  const text = `Node ${process.versions.node} is too old: this needs Node ${OLDEST_NODE.join('.')} or newer.`;
  refuse(
    isCheckout
      ? `${text} npm ci brings one on Linux, and on Windows with x64. Elsewhere, install it from https://nodejs.org.`
      : `${text} Install it from https://nodejs.org, or for this directory alone: npm install node@24`,
  );
}

/**
 * What `init` uses and Node 20 lacks.
 *
 * @template K, V
 * @param {Iterable<V>} values
 * @param {(value: V, index: number) => K} keyOf
 * @returns {Map<K, V[]>}
 */
function groupBy(values, keyOf) {
  /** @type {Map<K, V[]>} */
  const groups = new Map();
  for (const [index, value] of [...values].entries()) {
    const key = keyOf(value, index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/**
 * More of what it uses and Node 20 lacks: methods of sets, which are called with sets.
 *
 * @returns {Record<string, (this: Set<unknown>, other: Set<unknown>) => unknown>}
 */
function setMethods() {
  return {
    difference(other) {
      return new Set([...this].filter((one) => !other.has(one)));
    },
    isDisjointFrom(other) {
      return [...this].every((one) => !other.has(one));
    },
    union(other) {
      return new Set([...this, ...other]);
    },
  };
}

/** @param {string} text */
function refuse(text) {
  process.stderr.write(`ocpi-snapshot: ${text}\n`);
  process.exitCode = 2;
}
