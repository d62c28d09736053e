/** Makes packages/probe/lib/, the part of the package ocpi-probe that is built (`prepack` in its package.json). */

const { mkdirSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { bundleProgram } = require('./bundle-program.cjs');

const LIB = process.argv[2] ?? join(__dirname, '..', 'packages', 'probe', 'lib');

rmSync(LIB, { recursive: true, force: true });
mkdirSync(LIB, { recursive: true });
bundleProgram('packages/probe/cli.ts', join(LIB, 'program.cjs'));
