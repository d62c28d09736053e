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
 * Puts functions that are compiled ahead of time in the place of src/contract/conforming.ts, which compiles the same schemas
 * when they are first used. That takes longer than checking some thousand objects.
 *
 * @returns {esbuild.Plugin}
 */
function compiledSchemas() {
  return {
    name: 'compiled-schemas',
    setup(build) {
      build.onLoad({ filter: /contract.conforming\.ts$/ }, async () => ({
        contents: compileSchemas(ROOT),
        loader: 'js',
        resolveDir: ROOT,
      }));
    },
  };
}

/**
 * Puts what the commands say of themselves in the place of src/cli/described.ts, which loads them all.
 *
 * @returns {esbuild.Plugin}
 */
function describedCommands() {
  return {
    name: 'described-commands',
    setup(build) {
      build.onLoad({ filter: /cli.described\.ts$/ }, async ({ path }) => {
        const { describeCommands } = await import(pathToFileURL(path).href);
        return { contents: `export const describeCommands = async () => ${JSON.stringify(await describeCommands())};` };
      });
    },
  };
}

/**
 * Puts what openapi.yaml says in the place of packages/api-docs/openapi/text.bundled.ts, which reads it.
 *
 * @returns {esbuild.Plugin}
 */
function textOfApi() {
  return {
    name: 'text-of-api',
    setup(build) {
      build.onLoad({ filter: /openapi.text\.bundled\.ts$/ }, async ({ path }) => {
        const { default: text } = await import(pathToFileURL(path).href);
        return { contents: `export default ${JSON.stringify(text)};` };
      });
    },
  };
}

module.exports = { bundleProgram };
