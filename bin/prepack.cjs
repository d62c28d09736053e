/**
 * Makes lib/, the part of the package that is built (`prepack` in package.json): the program, the edge rule as wrangler
 * uploads it, and the scripts of the page. Libraries are left outside of the program: npm installs them with the package, each
 * with its licence. Those of the page are in it, with a file that holds their licences.
 */

const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const esbuild = require('esbuild');
const { bundlePage } = require('./bundle-page.cjs');
const { programIn } = require('./make-bundle.cjs');

const ROOT = join(__dirname, '..');
const LIB = join(ROOT, 'lib');

rmSync(LIB, { recursive: true, force: true });
packProgram();
packWorker();
packPage();

/** Not minified, and without a source map: a stack trace names our functions, and the source of each is above it. */
function packProgram() {
  esbuild.buildSync({ ...programIn(ROOT), packages: 'external', outfile: join(LIB, 'program.cjs') });
}

/** A network's own repository has no sources that its wrangler.toml could name (src/commands/find-wrangler.ts). */
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
