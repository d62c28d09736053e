/**
 * Makes the bundle of the page in a checkout, and prints its path. It runs in a process of its own, because what bundles it
 * needs much memory, and changes its environment.
 */

const { join } = require('node:path');
const { stripVTControlCharacters } = require('node:util');
const { bundlePage } = require('./bundle-page.cjs');
const { PAGE } = require('./fresh-bundle.cjs');
const { keepBundle } = require('./keep-bundle.cjs');

const ROOT = join(__dirname, '..');

keepBundle({ root: ROOT, place: join(ROOT, '.local', 'page'), kind: PAGE }, () => bundlePage(ROOT)).then(
  (path) => process.stdout.write(path),
  (error) => {
    const [first] = error.errors ?? [error];
    process.stderr.write(stripVTControlCharacters(`${first.message}\n`));
    process.exitCode = 1;
  },
);
