/** What `npm ci` leaves, made of links to the packages that are installed here: all that is locked, or without what is for development. */

import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './workflow.ts';

const lock = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
  readonly packages: { readonly [place: string]: { readonly dev?: boolean; readonly devOptional?: boolean } };
};

/**
 * Makes a directory node_modules.
 *
 * @param withoutDev as `npm ci --omit=dev` does
 * @param calls a file that wrangler's stand-in writes a line to, with its directory and its token; nothing is uploaded
 */
export function install(directory: string, withoutDev: boolean, calls: string): void {
  for (const [place, { dev, devOptional }] of Object.entries(lock.packages)) {
    // Packages inside of others come with them.
    if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) || (withoutDev && (dev || devOptional))) continue;
    const [from, to] = [join(PROJECT, place), join(directory, place.slice('node_modules/'.length))];
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    if (to.endsWith('/wrangler')) standInForWrangler(from, to, calls);
    else symlinkSync(from, to);
  }
}

/**
 * With REAL_WRANGLER in the environment it is the real one, called with --dry-run: that reads wrangler.toml, bundles the edge
 * rule and counts the files, which takes seconds.
 */
function standInForWrangler(from: string, to: string, calls: string): void {
  mkdirSync(join(to, 'bin'), { recursive: true });
  copyFileSync(join(from, 'package.json'), join(to, 'package.json'));
  const script = `
const { appendFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const words = process.argv.slice(2);
const { CLOUDFLARE_API_TOKEN: token = 'none', CLOUDFLARE_ACCOUNT_ID: account = 'none', REAL_WRANGLER } = process.env;
appendFileSync(${JSON.stringify(calls)}, \`wrangler \${words[0]} in \${process.cwd()} (token: \${token}, account: \${account})\\n\`);
if (!words.includes('--dry-run')) throw new Error('Nothing may be uploaded.');
if (REAL_WRANGLER === undefined) console.log('--dry-run: exiting now.');
else {
  const real = ${JSON.stringify(join(from, 'bin/wrangler.js'))};
  process.exitCode = spawnSync(process.execPath, [real, ...words], { stdio: 'inherit' }).status ?? 1;
}
`;
  writeFileSync(join(to, 'bin/wrangler.js'), script);
}
