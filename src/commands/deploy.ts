/** `deploy`: build, and hand dist/ and the edge rule to Cloudflare. */

import { isPublic } from '../history/find-previous.ts';
import { checkSettings } from '../pipeline.ts';
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
  const built = await build({ ...options, isForPublishing: true }, terminal);
  if (built !== 0) return built;
  const args = ['deploy', '--assets', options.out, ...(options.dryRun ? ['--dry-run'] : [])];
  const code = await runWrangler(args);
  if (code !== 0) throw new UsageError(`wrangler deploy ended with code ${code}; its message is above.`);
  return 0;
}

/** Every answer carries absolute addresses, so a wrong base_url makes an API that leads nowhere. */
export async function checkBaseUrl({ data, baseUrl }: Pick<BuildOptions, 'data' | 'baseUrl'>): Promise<void> {
  const { network } = checkSettings(await readSources(data), baseUrl);
  if (network === undefined || isPublic(network.base_url)) return;
  const address = network.base_url;
  throw new UsageError(
    `"base_url" in ${data}/network.json is ${address}, where nobody can reach the API, so nothing was deployed. ` +
      'Write the https address at which it will be published.',
  );
}
