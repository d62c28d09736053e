/** Makes the bundle: src/cli.ts with everything that it imports, as one file of JavaScript. */

const { createHash } = require('node:crypto');
const {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} = require('node:fs');
const { join } = require('node:path');
const esbuild = require('esbuild');
const { look, readStamp, STAMP, writeStamp } = require('./fresh-bundle.cjs');

/**
 * Left outside: ajv's compiler, which is loaded in two ways and must be one. What `createRequire` loads is left outside by
 * itself.
 */
const OUTSIDE = ['ajv/dist/2020.js', 'ajv/dist/standalone/index.js'];

/** Files that decide about the bundle beside those that are in it. */
const ASIDE = ['bin/make-bundle.cjs', 'package-lock.json', 'tsconfig.json'];

/** Attempts to bundle files that somebody is writing to. */
const ATTEMPTS = 5;

/**
 * Makes a bundle, and replaces the last one.
 *
 * @param {string} root the directory of the project
 * @param {string} place the directory of the bundle
 * @returns {string} its path
 * @throws Error if a source has a mistake, or nothing can be written
 */
function makeBundle(root, place) {
  mkdirSync(place, { recursive: true });
  accessSync(place, constants.W_OK);
  let before = look(root, Object.keys(readStamp(place)?.made.files ?? {}));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { code, map, inputs } = bundleOrMistake(root);
    const made = look(root, inputs);
    // The same before and after: this is what was bundled.
    if (made !== undefined && made.hash === before?.hash) return store(place, made, code, map);
    before = made;
  }
  throw new Error('the sources keep changing');
}

/** @param {string} root */
function bundleOrMistake(root) {
  try {
    return bundle(root);
  } catch (error) {
    const [first] = /** @type {{ errors?: import('esbuild').Message[] }} */ (error).errors ?? [];
    if (!first?.location) throw error;
    const { file, line, column } = first.location;
    throw new Error(`${file}:${line}:${column + 1} ${first.text}`);
  }
}

/**
 * What every bundle of the program has in common.
 *
 * @param {string} root
 */
function programIn(root) {
  return /** @type {const} @satisfies {import('esbuild').BuildOptions} */ ({
    absWorkingDir: root,
    entryPoints: ['src/cli.ts'],
    bundle: true,
    platform: 'node',
    target: 'node22',
    // Unlike an ES module, it loads modules of Node only when they are needed.
    format: 'cjs',
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: bannerOf(root) },
    logLevel: 'silent',
  });
}

/** @param {string} root */
function bundle(root) {
  const { outputFiles, metafile } = esbuild.buildSync({
    ...programIn(root),
    external: OUTSIDE,
    mainFields: ['module', 'main'],
    outfile: '.local/program/program.cjs',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
  });
  const [map, code] = [
    outputFiles.find(({ path }) => path.endsWith('.map')),
    outputFiles.find(({ path }) => path.endsWith('.cjs')),
  ];
  if (map === undefined || code === undefined) throw new Error('esbuild made no bundle');
  return { code: code.text, map: map.text, inputs: [...Object.keys(metafile.inputs), ...ASIDE] };
}

/**
 * The hash of package-lock.json makes the bundle another one when a package outside of it changes.
 *
 * @param {string} root
 */
function bannerOf(root) {
  const packages = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `/* package-lock.json ${packages} */\nconst bundleUrl = require('node:url').pathToFileURL(__filename).href;`;
}

/**
 * Whatever ends this early, and whoever does the same at this time, a stamp stands beside the bundle that it belongs to.
 *
 * @param {string} place
 * @param {import('./fresh-bundle.cjs').Look} made
 * @param {string} code
 * @param {string} map
 */
function store(place, made, code, map) {
  const name = `program-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.cjs`;
  const text = `${code}//# sourceMappingURL=${name}.map\n`;
  writeAside(join(place, `${name}.map`), map);
  writeAside(join(place, name), text);
  const replaced = readStamp(place)?.name;
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

module.exports = { makeBundle, programIn };
