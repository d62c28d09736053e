/**
 * Prints the path of the bundle of the page in a checkout, and makes it if its sources have changed; prints nothing if what
 * bundles it is not installed, as after npm ci --omit=dev. It is a process of its own, because vite needs much memory, and
 * changes its environment. With --look, it makes nothing, and prints "later" in place of the path.
 */

const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { join } = require('node:path');
const { stripVTControlCharacters } = require('node:util');

const ROOT = join(__dirname, '..');
const PLACE = join(ROOT, '.local', 'page');

/** The files that went into the last bundle. A new one can only be needed by one of these that has changed. */
const INPUTS = join(PLACE, 'inputs.json');

/** Attempts to bundle files that somebody is writing to. */
const ATTEMPTS = 5;

/** How long a bundle stays that was replaced, in ms: somebody may be about to read it. */
const OLD = 3_600_000;

/**
 * @param {boolean} [looks] whether nothing is made
 * @returns {Promise<string>} the path, or nothing
 */
async function page(looks = false) {
  const last = bundleOf(hashOf(lastInputs()));
  if (existsSync(last)) return last;
  if (!existsSync(join(ROOT, 'node_modules', 'vite'))) return '';
  if (looks) return 'later';
  const { bundlePage } = require('./bundle-page.cjs');
  let before = hashOf(lastInputs());
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { bytes, inputs } = await bundlePage(ROOT);
    const after = hashOf(inputs);
    // The same before and after: this is what was bundled.
    if (after === before) return store(bundleOf(after), bytes, inputs);
    before = after;
  }
  throw new Error('the sources keep changing');
}

/** @returns {string[]} */
function lastInputs() {
  try {
    const inputs = JSON.parse(readFileSync(INPUTS, 'utf8'));
    return Array.isArray(inputs) ? inputs.map(String) : [];
  } catch {
    return [];
  }
}

/** @param {readonly string[]} inputs from the root of the project; one that is gone counts as empty */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const path of [...inputs].sort()) {
    const bytes = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path)) : Buffer.of();
    hash.update(`${JSON.stringify(path)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} hash */
function bundleOf(hash) {
  return join(PLACE, `page-${hash}.assets`);
}

/**
 * @param {string} path
 * @param {Buffer} bytes
 * @param {readonly string[]} inputs
 */
function store(path, bytes, inputs) {
  mkdirSync(PLACE, { recursive: true });
  writeAside(path, bytes);
  writeAside(INPUTS, JSON.stringify(inputs));
  for (const name of readdirSync(PLACE)) {
    const other = join(PLACE, name);
    const age = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > OLD) rmSync(other, { recursive: true, force: true });
  }
  return path;
}

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
function writeAside(path, content) {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, content);
  renameSync(aside, path);
}

if (require.main === module) {
  page(process.argv[2] === '--look').then(
    (path) => process.stdout.write(path),
    (error) => {
      const [first] = error.errors ?? [error];
      process.stderr.write(stripVTControlCharacters(`${first.message}\n`));
      process.exitCode = 1;
    },
  );
}

module.exports = { page };
