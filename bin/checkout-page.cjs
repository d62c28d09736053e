/** Finds the bundle of the page in a checkout, and makes it if there is none of the sources as they are now. */

const { execFile } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { promisify } = require('node:util');
const { freshBundle, PAGE } = require('./fresh-bundle.cjs');

/**
 * @param {string} root the directory of the checkout
 * @returns {Promise<string | undefined>} its path; undefined if what bundles it is not installed, as after npm ci --omit=dev
 * @throws Error if a source has a mistake, or nothing can be written
 */
async function pageInCheckout(root) {
  const last = lastPage(root);
  if (last !== undefined) return last;
  if (!existsSync(join(root, 'node_modules', 'vite'))) return undefined;
  try {
    return (await promisify(execFile)(process.execPath, [join(root, 'bin', 'make-page.cjs')])).stdout;
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: string }} */ (error);
    throw stderr ? new Error(stderr.trim()) : error;
  }
}

/** @param {string} root */
function lastPage(root) {
  try {
    return freshBundle(root, join(root, '.local', 'page'), PAGE);
  } catch {
    // A source disappeared just now.
    return undefined;
  }
}

module.exports = { pageInCheckout };
