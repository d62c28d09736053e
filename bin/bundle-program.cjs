/**
 * Makes one file of JavaScript of a program. In a package, libraries stay outside: npm installs them with it, each with its
 * licence. Tests start the program hundreds of times, and have them inside, because that is faster (test/support/program.ts).
 */

const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const esbuild = require('esbuild');
const { compileSchemas } = require('./compile-schemas.cjs');

const ROOT = join(__dirname, '..');

/**
 * Not minified, and without a source map: a stack trace names our functions, and the source of each is above it.
 *
 * @param {string} entry of the program, from the root of the project
 * @param {string} outfile
 * @param {'external' | 'bundle'} [packages] where libraries are
 */
async function bundleProgram(entry, outfile, packages = 'external') {
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node22',
    // Unlike an ES module, it loads modules of Node only when they are needed.
    format: 'cjs',
    packages,
    // Some libraries have a form that only loaders of modules understand, beside one for bundlers.
    mainFields: ['module', 'main'],
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: bannerOf() },
    plugins: [compiledSchemas(), describedCommands(), textOfApi()],
    outfile,
    logLevel: 'silent',
  });
}

/** The hash of package-lock.json makes the program another one when a package outside of it changes. */
function bannerOf() {
  const packages = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  return `/* package-lock.json ${packages} */\nconst bundleUrl = require('node:url').pathToFileURL(__filename).href;`;
}

/**
 * Puts something else in the place of a source.
 *
 * @param {RegExp} filter of its path
 * @param {(path: string) => string | Promise<string>} contentsFor
 * @returns {esbuild.Plugin}
 */
function inPlaceOf(filter, contentsFor) {
  return {
    name: `in place of ${filter.source}`,
    setup(build) {
      const load = async (/** @type {string} */ path) => ({ contents: await contentsFor(path), resolveDir: ROOT });
      build.onLoad({ filter }, ({ path }) => load(path));
    },
  };
}

/** Functions that are compiled ahead of time: to compile the same schemas when they are first used takes longer than checking some thousand objects. */
const compiledSchemas = () => inPlaceOf(/contract.conforming\.ts$/, () => compileSchemas(ROOT));

/** What the commands say of themselves, which the source loads them all for. */
const describedCommands = () =>
  inPlaceOf(/cli.described\.ts$/, async (path) => {
    const { describeCommands } = await import(pathToFileURL(path).href);
    return `export const describeCommands = async () => ${JSON.stringify(await describeCommands())};`;
  });

/** What openapi.yaml says, which the source reads. */
const textOfApi = () =>
  inPlaceOf(/openapi.text\.bundled\.ts$/, async (path) => {
    const { default: text } = await import(pathToFileURL(path).href);
    return `export default ${JSON.stringify(text)};`;
  });

module.exports = { bundleProgram };
