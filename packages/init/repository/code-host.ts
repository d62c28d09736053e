/** Where a network's repository is, and so which system checks and publishes it. */

import { join } from 'node:path';
import { readRegularFile } from '../../../src/read/index.ts';
import { isTaken } from './home.ts';

/** GitHub Actions, GitLab CI, and Woodpecker, which Codeberg runs. */
export const CODE_HOSTS = ['github', 'gitlab', 'codeberg'] as const;

export type CodeHost = (typeof CODE_HOSTS)[number];

/** Files of an earlier run, and the part of a remote's address that tells a host. */
const SIGNS: readonly (readonly [host: CodeHost, file: string, remote: RegExp])[] = [
  ['gitlab', '.gitlab-ci.yml', /^\s*url\s*=.*\bgitlab\b/m],
  ['codeberg', '.woodpecker', /^\s*url\s*=.*\bcodeberg\.org\b/m],
  ['github', '.github/workflows', /^\s*url\s*=.*\bgithub\.com\b/m],
];

/** In bytes. */
const LARGEST_CONFIG = 100_000;

/** The host of a repository that is there, by what stands in it; GitHub, where nothing says. */
export async function codeHostOf(directory: string): Promise<CodeHost> {
  for (const [host, file] of SIGNS) if (await isTaken(directory, file)) return host;
  const bytes = await readRegularFile(join(directory, '.git/config'), LARGEST_CONFIG).catch(() => Buffer.alloc(0));
  const config = bytes.toString();
  return SIGNS.find(([, , remote]) => remote.test(config))?.[0] ?? 'github';
}
