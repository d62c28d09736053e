/**
 * Makes lib/, the part of the package that is built (`prepack` in package.json): the program, the edge rule as wrangler
 * uploads it, the scripts of the page, what writes comments on GitHub, and what the lock file of a network's repository has of
 * ours. `init` has it made in another directory, which it names. Libraries are left outside of the program: npm installs them with the package, each
 * with its licence. Those of the page are in it, with a file that holds their licences.
 */

const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const esbuild = require('esbuild');
const { bundlePage } = require('./bundle-page.cjs');
const { compileSchemas } = require('./compile-schemas.cjs');
const { lockedPackages } = require('./locked-packages.cjs');

const ROOT = join(__dirname, '..');
const LIB = process.argv[2] ?? join(ROOT, 'lib');

rmSync(LIB, { recursive: true, force: true });
mkdirSync(LIB, { recursive: true });
packProgram();
packWorker();
packCommenter();
writeFileSync(join(LIB, 'locked.json'), `${JSON.stringify(lockedPackages(ROOT))}\n`);
packPage();

/** Not minified, and without a source map: a stack trace names our functions, and the source of each is above it. */
async function packProgram() {
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['src/cli.ts'],
    bundle: true,
    platform: 'node',
    target: 'node22',
    // Unlike an ES module, it loads modules of Node only when they are needed.
    format: 'cjs',
    packages: 'external',
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: bannerOf() },
    plugins: [compiledSchemas()],
    outfile: join(LIB, 'program.cjs'),
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

/** A network's own repository has no sources that its wrangler.toml could name (src/commands/publish/find-wrangler.ts). */
function packWorker() {
  esbuild.buildSync({
    absWorkingDir: ROOT,
    entryPoints: [workerEntry()],
    bundle: true,
    platform: 'neutral',
    target: 'es2024',
    format: 'esm',
    external: ['node:*', 'cloudflare:*'],
    outfile: join(LIB, 'cloudflare-worker.js'),
    logLevel: 'silent',
  });
}

/** Node runs no TypeScript in node_modules, where the action finds this (action.yml). */
function packCommenter() {
  esbuild.buildSync({
    absWorkingDir: ROOT,
    entryPoints: ['.github/scripts/comment.ts'],
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    outfile: join(LIB, 'comment.mjs'),
    logLevel: 'silent',
  });
}

async function packPage() {
  const { text } = await bundlePage(ROOT);
  writeFileSync(join(LIB, 'page.json'), text);
}

/** The file that this project's own wrangler.toml deploys. */
function workerEntry() {
  const [, entry] = /^main = "(.+)"$/m.exec(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')) ?? [];
  if (entry === undefined) throw new Error('wrangler.toml names no main');
  return entry;
}
