/**
 * Finds the bundle that was made last, if it was made from the files as they are now. Otherwise a program would run that is
 * not the one in src/, or a page be published that is not.
 */

const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * What is known of files: size and times of each by its path from the root, and a hash of all their contents.
 *
 * @typedef {object} Look
 * @property {{ [path: string]: string }} files
 * @property {string} hash
 * @property {boolean} isSettled whether they are old enough: a change from now on will show in their times
 */

/**
 * What stands beside a bundle.
 *
 * @typedef {object} Stamp
 * @property {string} name of its file
 * @property {number} bytes its size
 * @property {Look} made the files that went into it
 */

/**
 * What is bundled: the program, or what browsers load (make-page.cjs).
 *
 * @typedef {object} Kind
 * @property {string} entry where its sources begin. A stamp that does not name it is not of a bundle of it
 * @property {string} prefix of the name of its file
 * @property {string} ending of that name
 */

/** @type {Kind} */
const PROGRAM = { entry: 'src/cli.ts', prefix: 'program', ending: '.cjs' };

/** @type {Kind} */
const PAGE = { entry: 'src/people/site/browser/main.ts', prefix: 'page', ending: '.json' };

const STAMP = 'made-from.json';

/** In ms. Some file systems count time in steps of two seconds. */
const STEP = 2000;

/**
 * @param {string} root the directory of the project
 * @param {string} place the directory of the bundle
 * @param {Kind} kind
 * @returns {string | undefined} its path
 */
function freshBundle(root, place, kind) {
  const stamp = readStamp(place, kind);
  if (stamp === undefined) return undefined;
  const { name, bytes, made } = stamp;
  const path = join(place, name);
  // A bundle is renamed into its place when it is whole. A smaller one was lost with the power.
  if (statSync(path, { throwIfNoEntry: false })?.size !== bytes) return undefined;
  const paths = Object.keys(made.files);
  if (made.isSettled && paths.every((file) => timesOf(join(root, file))?.text === made.files[file])) return path;
  const now = look(root, paths);
  if (now?.hash !== made.hash) return undefined;
  writeStampIfPossible(place, { ...stamp, made: now });
  return path;
}

/** @param {string} path */
function timesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const { size, mtimeMs, ctimeMs } = found;
  return { text: `${size} ${mtimeMs} ${ctimeMs}`, newest: Math.max(mtimeMs, ctimeMs) };
}

/**
 * Reads all the files.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {Look | undefined} undefined if one is missing
 */
function look(root, paths) {
  const hash = require('node:crypto').createHash('sha256');
  const started = Date.now();
  /** @type {Look['files']} */
  const files = {};
  let isSettled = true;
  for (const path of [...paths].sort()) {
    const times = timesOf(join(root, path));
    if (times === undefined) return undefined;
    files[path] = times.text;
    isSettled &&= times.newest < started - STEP;
    const bytes = readFileSync(join(root, path));
    hash.update(`${JSON.stringify(path)} ${bytes.length}\n`).update(bytes);
  }
  return { files, hash: hash.digest('hex'), isSettled };
}

/**
 * @param {string} place
 * @param {Kind} kind
 * @returns {Stamp | undefined} undefined if there is none, or one of another form
 */
function readStamp(place, { entry, prefix, ending }) {
  try {
    const { name, bytes, made } = JSON.parse(readFileSync(join(place, STAMP), 'utf8'));
    const { files, hash, isSettled } = made;
    const isName = typeof name === 'string' && /^[0-9a-f]{16}$/.test(name.slice(prefix.length + 1, -ending.length));
    const isWhole = isName && name.startsWith(prefix) && name.endsWith(ending) && Object.hasOwn(files, entry);
    return isWhole ? { name, bytes, made: { files, hash, isSettled } } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} place
 * @param {Stamp} stamp
 */
function writeStamp(place, stamp) {
  const aside = join(place, `${STAMP}.${process.pid}`);
  writeFileSync(aside, JSON.stringify(stamp));
  renameSync(aside, join(place, STAMP));
}

/** @type {typeof writeStamp} */
function writeStampIfPossible(place, stamp) {
  try {
    writeStamp(place, stamp);
  } catch {
    // In a directory that is read-only, the contents are compared every time.
  }
}

module.exports = { freshBundle, look, readStamp, writeStamp, PAGE, PROGRAM, STAMP };
