/** Keeps a bundle of sources, with a stamp that says which files it was made from (fresh-bundle.cjs). */

const { createHash } = require('node:crypto');
const {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} = require('node:fs');
const { join } = require('node:path');
const { look, readStamp, STAMP, writeStamp } = require('./fresh-bundle.cjs');

/**
 * What was made of sources.
 *
 * @typedef {object} Bundle
 * @property {string} text
 * @property {string} [map] its source map
 * @property {readonly string[]} inputs the files that it was made from, from the root of the project
 */

/**
 * @typedef {object} Place
 * @property {string} root the directory of the project
 * @property {string} place the directory of the bundle
 * @property {import('./fresh-bundle.cjs').Kind} kind
 */

/** Attempts to bundle files that somebody is writing to. */
const ATTEMPTS = 5;

/**
 * Makes a bundle, and replaces the last one.
 *
 * @param {Place} into
 * @param {() => Bundle | Promise<Bundle>} bundle
 * @returns {Promise<string>} its path
 * @throws Error if nothing can be written, and what `bundle` throws
 */
async function keepBundle(into, bundle) {
  const { root, place, kind } = into;
  mkdirSync(place, { recursive: true });
  accessSync(place, constants.W_OK);
  let before = look(root, Object.keys(readStamp(place, kind)?.made.files ?? {}));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const bundled = await bundle();
    const made = look(root, bundled.inputs);
    // The same before and after: this is what was bundled.
    if (made !== undefined && made.hash === before?.hash) return store(into, made, bundled);
    before = made;
  }
  throw new Error('the sources keep changing');
}

/**
 * Whatever ends this early, and whoever does the same at this time, a stamp stands beside the bundle that it belongs to.
 *
 * @param {Place} into
 * @param {import('./fresh-bundle.cjs').Look} made
 * @param {Bundle} bundle
 */
function store({ place, kind }, made, bundle) {
  const name = `${kind.prefix}-${createHash('sha256').update(bundle.text).digest('hex').slice(0, 16)}${kind.ending}`;
  const text = bundle.map === undefined ? bundle.text : `${bundle.text}//# sourceMappingURL=${name}.map\n`;
  if (bundle.map !== undefined) writeAside(join(place, `${name}.map`), bundle.map);
  writeAside(join(place, name), text);
  const replaced = readStamp(place, kind)?.name;
  writeStamp(place, { name, bytes: Buffer.byteLength(text), made });
  if (replaced !== undefined) touch([replaced, `${replaced}.map`].map((last) => join(place, last)));
  removeOld(place, [name, `${name}.map`, STAMP]);
  return join(place, name);
}

/**
 * @param {string} path
 * @param {string} text
 */
function writeAside(path, text) {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, path);
}

/** @param {readonly string[]} paths */
function touch(paths) {
  const now = new Date();
  for (const path of paths) {
    try {
      utimesSync(path, now, now);
    } catch {
      // It is gone already.
    }
  }
}

/** In ms since it was replaced. Whoever found the last bundle has loaded it by then, and what it reads of it at its first build. */
const OLD = 3_600_000;

/**
 * @param {string} place
 * @param {readonly string[]} kept
 */
function removeOld(place, kept) {
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (!kept.includes(name) && age > OLD) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

module.exports = { keepBundle };
