/**
 * Makes lib/, the part of the package that is built (`prepack` in package.json): the program, the edge rule as wrangler
 * uploads it, the scripts of the page, what writes comments on GitHub, and what the lock file of a network's repository has of
 * ours. `init` has it made in another directory, which it names. Libraries are left outside of the program: npm installs them with the package, each
 * with its licence. Those of the page are in it, with a file that holds their licences.
 */

const { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { brotliCompressSync, constants } = require('node:zlib');
const esbuild = require('esbuild');
const { bundleProgram } = require('./bundle-program.cjs');
const { lockedPackages } = require('./locked-packages.cjs');
const { page } = require('./page.cjs');

const ROOT = join(__dirname, '..');
const LIB = process.argv[2] ?? join(ROOT, 'lib');

rmSync(LIB, { recursive: true, force: true });
mkdirSync(LIB, { recursive: true });
bundleProgram('src/cli/cli.ts', join(LIB, 'program.cjs'));
// A network's own repository has no sources that its wrangler.toml could name (src/cli/publish/find-wrangler.ts). Libraries stay
// outside: wrangler finds those that npm has installed with the package.
const forWorkers = /** @type {const} */ ({ platform: 'neutral', packages: 'external', target: 'es2024' });
pack(workerEntry(), 'cloudflare-worker.js', forWorkers);
pack('packages/live-worker/live-worker.ts', 'live-worker.js', forWorkers);
// Node runs no TypeScript in node_modules, where the action finds this (action.yml).
pack('.github/scripts/comment.ts', 'comment.mjs', { platform: 'node', target: 'node22' });
writeFileSync(join(LIB, 'locked.json'), `${JSON.stringify(lockedPackages(ROOT))}\n`);
packPage();

/**
 * @param {string} entry
 * @param {string} name of the file in lib/
 * @param {esbuild.BuildOptions} options
 */
function pack(entry, name, options) {
  const outfile = join(LIB, name);
  const common = {
    absWorkingDir: ROOT,
    bundle: true,
    format: /** @type {const} */ ('esm'),
    logLevel: /** @type {const} */ ('silent'),
  };
  esbuild.buildSync({ ...common, entryPoints: [entry], outfile, ...options });
}

/** To compress takes 9 s, so the result is kept beside the bundle, whose name has the hash of its sources. */
async function packPage() {
  const bundle = await page();
  const kept = `${bundle}.br`;
  if (!existsSync(kept)) {
    const bytes = readFileSync(bundle);
    // The page and the check page have parts in common, which lie too far from each other for gzip.
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const aside = `${kept}.${process.pid}`;
    writeFileSync(aside, brotliCompressSync(bytes, { params }));
    renameSync(aside, kept);
  }
  copyFileSync(kept, join(LIB, 'page.br'));
}

/** The file that this project's own wrangler.toml deploys. */
function workerEntry() {
  const [, entry] = /^main = "(.+)"$/m.exec(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')) ?? [];
  if (entry === undefined) throw new Error('wrangler.toml names no main');
  return entry;
}
