/**
 * Where wrangler is, and what it has to be told in a network's own repository. The package does not bring it: it is larger than
 * everything else, and only who publishes with it needs it.
 */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { isCheckout, packageRoot } from '../../command/own-package.ts';
import { UsageError } from '../../command/terminal.ts';
import { errorCode } from '../../read/files/file-errors.ts';

/**
 * The program that Node runs. A package takes the one that its user installed. A checkout has its own, and never runs what stands in
 * the directory of a network: there is only data in it (action.yml).
 *
 * @param directory where the command was called
 * @throws UsageError if there is none
 */
export function wranglerProgram(directory: string): string {
  const places = isCheckout() ? [packageRoot()] : [directory, packageRoot()];
  for (const place of places) {
    try {
      const manifest = createRequire(join(place, 'package.json')).resolve('wrangler/package.json');
      return join(dirname(manifest), 'bin', 'wrangler.js');
    } catch (error) {
      if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new UsageError(`wrangler, which publishes to Cloudflare, is not installed. Run: ${installation(directory)}`);
}

/** A repository that init wrote names wrangler already, and npm leaves it out unless it is told not to (packages/init/template/npmrc). */
function installation(directory: string): string {
  const path = join(directory, 'package.json');
  const isNamed = existsSync(path) && /"wrangler"\s*:/.test(readFileSync(path, 'utf8'));
  return isNamed ? 'npm ci --include=dev' : `npm install --save-dev wrangler@${testedVersion()}`;
}

/** The version of wrangler that the tests of this project run. */
function testedVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    devDependencies: { wrangler: string };
  };
  return devDependencies.wrangler;
}

/**
 * What tells wrangler to run our edge rule, for `wrangler deploy` and `wrangler dev`. Nothing, where wrangler's settings name a script
 * of their own (`main`).
 *
 * @param directory where the command was called
 * @throws UsageError if wrangler has no settings there
 */
export function edgeRuleArguments(directory: string): string[] {
  const settings = wranglerSettings(directory);
  if (settings === undefined) {
    throw new UsageError(
      'There is no wrangler.toml here, which tells wrangler where to publish. "ocpi-snapshot init" writes one.',
    );
  }
  // With a script of another directory, wrangler would look for its settings there.
  if (scriptOf(settings) !== undefined) return [];
  return [feedsItself(settings) ? liveWorker() : edgeRule(), '--config', settings];
}

/** In the order in which wrangler prefers them. */
const SETTINGS_FILES = ['wrangler.json', 'wrangler.jsonc', 'wrangler.toml'];

/** The path of wrangler's settings, which may stand in a directory further up. */
function wranglerSettings(directory: string): string | undefined {
  const found = SETTINGS_FILES.map((name) => join(directory, name)).find((path) => existsSync(path));
  const parent = dirname(directory);
  return found ?? (parent === directory ? undefined : wranglerSettings(parent));
}

/** The script that wrangler's settings name. */
function scriptOf(path: string): string | undefined {
  return textIn(path, 'main');
}

/** A text at the top of wrangler's settings, such as `name`. */
function textIn(path: string, setting: string): string | undefined {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.toml')) {
    const settings = parse(text) as { [name: string]: unknown } | undefined;
    const value = settings?.[setting];
    return typeof value === 'string' ? value : undefined;
  }
  // What stands below a header belongs to that table.
  const [top = ''] = text.split(/^\s*\[/m);
  return new RegExp(`^\\s*${setting}\\s*=\\s*["'](.+?)["']`, 'm').exec(top)?.[1];
}

/** Where wrangler's settings say that a Worker shall be. */
export interface WorkerPlace {
  /** The path of the settings. */
  readonly file: string;
  /** Of the Worker, and the first part of its address below workers.dev. */
  readonly name: string | undefined;
  readonly account: string | undefined;
  /** Whether it is at addresses of its own, which only a person can know. */
  readonly hasRoutes: boolean;
}

/** Undefined where wrangler has no settings. @param directory where the command was called */
export function workerPlace(directory: string): WorkerPlace | undefined {
  const file = wranglerSettings(directory);
  if (file === undefined) return undefined;
  const hasRoutes = /^\s*(?:\[\[)?"?(?:routes?\b|workers_dev"?\s*[=:]\s*false)/m.test(readFileSync(file, 'utf8'));
  return { file, name: textIn(file, 'name'), account: textIn(file, 'account_id'), hasRoutes };
}

/** Whether wrangler's settings name the object that feeds a live network in its Worker, and not in a comment, as `init` writes it. */
function feedsItself(settings: string): boolean {
  return /^(?!\s*(?:#|\/\/)).*LiveFeeder/m.test(readFileSync(settings, 'utf8'));
}

/** Whether the Worker of the repository in a directory feeds a live network by itself, without a machine. */
export function isFedByWorker(directory: string): boolean {
  const settings = wranglerSettings(directory);
  return settings !== undefined && feedsItself(settings);
}

/** The Worker that feeds itself, as wrangler takes it. */
function liveWorker(): string {
  return join(packageRoot(), isCheckout() ? 'packages/live-worker/live-worker.ts' : 'lib/live-worker.js');
}

/** The edge rule as wrangler takes it: built in the package, the sources in a checkout. */
function edgeRule(): string {
  const root = packageRoot();
  const script = isCheckout() ? scriptOf(join(root, 'wrangler.toml')) : 'lib/cloudflare-worker.js';
  if (script === undefined) throw new Error('the wrangler.toml of ocpi-snapshot names no main');
  return join(root, script);
}
