/** What `npm ci` brings: only packages that package-lock.json names by their hash, and none of them runs a script. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readActionScripts } from './support/scripts.ts';
import { PROJECT, readWorkflowText, WORKFLOW_FILES } from './support/workflow.ts';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as { packages: { readonly [place: string]: Locked } };
/** What is part of this project: itself, the probe, and the packages that name the Node of its scripts and what compiles a client. */
const OWN = [
  '',
  ...['packages/probe', 'node_modules/ocpi-probe'],
  ...['pinned-node', 'pinned-api-client'].flatMap((name) => [`tools/${name}`, `node_modules/${name}`]),
];
const installed = Object.entries(lock.packages).filter(([place]) => !OWN.includes(place));

test('every package is locked by its SHA-512, and comes from the registry', () => {
  expect(installed.length).toBeGreaterThan(100);
  for (const [place, { integrity, resolved, link }] of installed) {
    expect(integrity, place).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    expect(resolved ?? 'https://', place).toMatch(/^https:/);
    expect(link, place).toBeUndefined();
  }
});

test('no package runs a script when it is installed, so none can fetch what the lock file does not name', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: { readonly [name: string]: boolean } };
  const having = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  const names = new Set(having.map((place) => place.replace(/^.*node_modules\//, '')));
  expect(allowScripts).toEqual(Object.fromEntries([...names].sort().map((name) => [name, false])));
  // A package that is not denied ends the installation, before it runs anything.
  expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
  // Versions of npm that do not know this.
  expect(read('.ci/run')).toContain('npm ci --ignore-scripts\n');
});

const TEXTS = [
  ...WORKFLOW_FILES.map((file) => [file, readWorkflowText(file)] as const),
  ...['action.yml', '.ci/run'].map((file) => [file, read(file)] as const),
  ...readActionScripts(),
];

test.each(TEXTS)('%s installs nothing but what is locked', (_, text) => {
  expect(text.replaceAll(/npm ci --ignore-scripts\b/g, '')).not.toMatch(
    /\bnpx\b|npm (?:exec|x|i|add|install|update)\b|ignore-scripts=|\bcurl\b|\bwget\b/,
  );
});

describe('the Node that runs the scripts', () => {
  const { optionalDependencies = {} } = JSON.parse(read('tools/pinned-node/package.json')) as {
    optionalDependencies?: { readonly [name: string]: string };
  };
  const builds = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
  const locked = builds.map((name) => lock.packages[`node_modules/${name}`]);

  test('is locked for each platform, in one version', () => {
    expect(locked.map((one) => `${one?.os} ${one?.cpu}`)).toEqual(['linux arm64', 'linux x64', 'win32 x64']);
    expect(new Set(locked.map((one) => one?.version))).toEqual(new Set([optionalDependencies[builds[0] ?? '']]));
  });

  test('is the one that runs this, where there is one', () => {
    const own = locked.find((one) => one?.os?.includes(process.platform) && one.cpu?.includes(process.arch));
    expect(process.versions.node).toBe(own?.version ?? process.versions.node);
  });
});
