/** Makes the bundle: src/cli.ts with everything that it imports, as one file of JavaScript. */

const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const esbuild = require('esbuild');
const { PROGRAM } = require('./fresh-bundle.cjs');
const { keepBundle } = require('./keep-bundle.cjs');

/**
 * Left outside: ajv's compiler, which is loaded in two ways and must be one. What `createRequire` loads is left outside by
 * itself.
 */
const OUTSIDE = ['ajv/dist/2020.js', 'ajv/dist/standalone/index.js'];

/** Files that decide about the bundle beside those that are in it. */
const ASIDE = ['bin/make-bundle.cjs', 'package-lock.json', 'tsconfig.json'];

/**
 * Makes a bundle, and replaces the last one.
 *
 * @param {string} root the directory of the project
 * @param {string} place the directory of the bundle
 * @returns {Promise<string>} its path
 * @throws Error if a source has a mistake, or nothing can be written
 */
function makeBundle(root, place) {
  return keepBundle({ root, place, kind: PROGRAM }, () => bundleOrMistake(root));
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
    entryPoints: [PROGRAM.entry],
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
  return { text: code.text, map: map.text, inputs: [...Object.keys(metafile.inputs), ...ASIDE] };
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

module.exports = { makeBundle, programIn };
