/** Cloudflare's runtime for tests, on a free port of this machine, without a log and at the date that is deployed. */

import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';

type Options = Parameters<typeof convertV4MiniflareOptions>[0];

/** What a test runs: a script, and what that is bound to. */
export function startEmulator(worker: object): Miniflare {
  const own = { host: '127.0.0.1', port: 0, cf: false, log: new Log(LogLevel.NONE), compatibilityDate: deployedDate() };
  return new Miniflare(convertV4MiniflareOptions({ ...own, ...worker } as Options));
}

/** A script as a module. */
export const moduleOf = (contents: string) => ({ modules: [{ type: 'ESModule', path: 'worker.js', contents }] });

/** That of wrangler.toml, so that tests and deployment cannot drift apart. */
export function deployedDate(): string {
  const settings = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const date = /^compatibility_date = "(.+)"$/m.exec(settings)?.[1];
  if (date === undefined) throw new Error('wrangler.toml has no compatibility_date.');
  return date;
}
