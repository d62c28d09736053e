/** `deploy`: build, and hand dist/ and the edge rule to Cloudflare. */

import { checkSources } from '../pipeline.ts';
import { readSources } from '../sources.ts';
import { type BuildOptions, build } from './build.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { runWrangler } from './wrangler.ts';

export interface DeployOptions extends BuildOptions {
  /** Does everything but the upload. */
  readonly dryRun: boolean;
}

export async function deploy(options: DeployOptions, terminal: Terminal): Promise<ExitCode> {
  if (!options.dryRun) await checkBaseUrl(options);
  const built = await build(options, terminal);
  if (built !== 0) return built;
  const args = ['deploy', '--assets', options.out, ...(options.dryRun ? ['--dry-run'] : [])];
  const code = await runWrangler(args);
  if (code !== 0) throw new UsageError(`wrangler deploy ended with code ${code}; its message is above.`);
  return 0;
}

/** Hosts at which nobody else can reach the API (RFC 2606 and 6761, and this machine). */
const NOT_PUBLIC = /(^|\.)(localhost|example|test|invalid|example\.(com|net|org))$|^127\.|^\[::1\]$/;

/** Every answer carries absolute addresses, so a wrong base_url makes an API that leads nowhere. */
async function checkBaseUrl({ data, now, baseUrl }: DeployOptions): Promise<void> {
  const { publishable } = checkSources(await readSources(data), { now, baseUrl });
  if (publishable === undefined) return;
  const { base_url: address } = publishable.network;
  const { hostname, protocol } = new URL(address);
  if (protocol === 'https:' && !NOT_PUBLIC.test(hostname)) return;
  throw new UsageError(
    `"base_url" in ${data}/network.json is ${address}, where nobody can reach the API, so nothing was deployed. ` +
      'Write the https address at which it will be published.',
  );
}
