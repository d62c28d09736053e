/** What the lock file of a network's repository has of ours: the packages that the program needs there, with their hashes. */

const { readFileSync } = require('node:fs');
const { join, posix } = require('node:path');

/**
 * A package in package-lock.json ("lockfileVersion" 3, docs.npmjs.com), as far as it is looked at here.
 *
 * @typedef {object} Locked
 * @property {string} version
 * @property {{ [name: string]: string }} [dependencies]
 * @property {{ [name: string]: string }} [optionalDependencies]
 * @property {{ [name: string]: string }} [peerDependencies]
 * @property {{ [name: string]: { optional?: boolean } }} [peerDependenciesMeta]
 * @property {string} [resolved]
 */

/** What publishes to Cloudflare (src/cli/publish/find-wrangler.ts). */
const PUBLISHES = 'wrangler';

/**
 * The libraries of the program, the Node that runs it, and wrangler, with all that these need.
 *
 * @param {string} root the directory of the project
 */
function lockedPackages(root) {
  const { packages } = readJson(root, 'package-lock.json');
  const { dependencies } = readJson(root, 'package.json');
  const { optionalDependencies: node } = readJson(root, 'tools/pinned-node/package.json');
  const wanted = [...Object.keys(dependencies), ...Object.keys(node), PUBLISHES];
  const places = closureOf(
    packages,
    wanted.map((name) => posix.join('node_modules', name)),
  );
  const found = [...places].sort().map((place) => [place, withoutRegistry(packages[place])]);
  return {
    node,
    wrangler: packages[posix.join('node_modules', PUBLISHES)].version,
    packages: Object.fromEntries(found),
  };
}

/**
 * @param {{ [place: string]: Locked }} packages
 * @param {readonly string[]} begin
 */
function closureOf(packages, begin) {
  /** @type {Set<string>} */
  const places = new Set();
  const open = [...begin];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const locked = packages[place];
    if (locked === undefined || places.has(place)) continue;
    places.add(place);
    for (const name of neededBy(locked)) {
      const found = placeOf(packages, place, name);
      if (found !== undefined) open.push(found);
    }
  }
  return places;
}

/** @param {Locked} locked */
function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Where Node finds a package from another one: inside of it, or beside it or above.
 *
 * @param {{ [place: string]: Locked }} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(packages, from, name) {
  const inside = posix.join(from, 'node_modules', name);
  if (packages[inside] !== undefined) return inside;
  if (from === '') return undefined;
  return placeOf(packages, from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

/**
 * Packages come from the registry that npm is set up for, and the hash says which they are.
 *
 * @param {Locked | undefined} locked
 */
function withoutRegistry({ resolved: _, ...locked } = { version: '' }) {
  return locked;
}

/**
 * @param {string} root
 * @param {string} file
 */
function readJson(root, file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

module.exports = { lockedPackages };
