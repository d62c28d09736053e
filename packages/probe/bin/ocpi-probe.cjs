#!/usr/bin/env node
/** Starts ocpi-probe: the bundle of the package, or the sources in a checkout of the project. */

const { existsSync } = require('node:fs');
const { join } = require('node:path');

const SOURCES = join(__dirname, '..', 'cli.ts');
const PROJECT = join(__dirname, '..', '..', '..');

if (Number(process.versions.node.split('.')[0]) < 22) {
  process.stderr.write(`ocpi-probe: Node ${process.versions.node} is too old: this needs Node 22.12 or newer.\n`);
  process.exitCode = 2;
} else if (existsSync(SOURCES)) require(join(PROJECT, 'bin', 'checkout.cjs')).startSources(PROJECT, SOURCES);
else require(join(__dirname, '..', 'lib', 'program.cjs'));
