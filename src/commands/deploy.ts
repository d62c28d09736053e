/** `deploy`: build, and hand dist/ and the edge rule to Cloudflare. */

import { readDataFiles } from '../build/disk/data-directory.ts';
import { isPublic } from '../build/history/find-previous.ts';
import { lateness } from '../build/publish-in-time.ts';
import { openSettings } from '../build/validate.ts';
import type { Settings } from '../source/settings/settings.ts';
import { runBuild } from './build.ts';
import { defineCommand } from './command.ts';
import type { BuildOptions } from './options.ts';
import { BASE_URL, BUILDING, FINDINGS_FORMAT, NOW, PURGE, toBuildOptions } from './options.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { runWrangler } from './wrangler.ts';

export interface DeployOptions extends BuildOptions {
  /** Does everything but the upload. */
  readonly dryRun: boolean;
}

export async function deploy(options: DeployOptions, terminal: Terminal): Promise<ExitCode> {
  if (!options.dryRun) await checkBaseUrl(options);
  const built = await runBuild({ ...options, isForPublishing: true, isUploaded: true }, terminal);
  if (built.kind === 'invalid') return 1;
  const args = ['deploy', '--assets', options.out, ...(options.dryRun ? ['--dry-run'] : [])];
  const code = await runWrangler(args);
  if (code !== 0) throw new UsageError(`wrangler deploy ended with code ${code}; its message is above.`);
  const late = options.clock && lateUpload(options.clock(), built);
  if (late !== undefined) terminal.note(late);
  return 0;
}

/**
 * What to say of an upload that ended, at `now` in ms since 1970, only after the time that its changes bear.
 *
 * @param built what was uploaded
 */
export function lateUpload(
  now: number,
  {
    publishedAt,
    data,
  }: { readonly publishedAt: number; readonly data: { readonly settings: Pick<Settings, 'upload_seconds'> } },
): string | undefined {
  const late = Math.ceil(lateness(now, publishedAt, 0) / 1000);
  if (late <= 0) return undefined;
  const { upload_seconds: expected } = data.settings;
  return (
    `The upload took longer than upload_seconds in network.json (${expected}): clients that asked for changes meanwhile may miss ` +
    `these. Set it to ${expected + late} or more.`
  );
}

/** Every answer carries absolute addresses, so a wrong base_url makes an API that leads nowhere. */
export async function checkBaseUrl({ data, baseUrl }: Pick<BuildOptions, 'data' | 'baseUrl'>): Promise<void> {
  const { settings } = openSettings(await readDataFiles(data), baseUrl);
  if (settings === undefined || isPublic(settings.base_url)) return;
  const address = settings.base_url;
  throw new UsageError(
    `"base_url" in ${data}/network.json is ${address}, where nobody can reach the API, so nothing was deployed. ` +
      'Write the https address at which it will be published.',
  );
}

export const command = defineCommand({
  name: 'deploy',
  summary: 'Build with the history of the live site, and publish with wrangler deploy.',
  options: {
    ...BUILDING,
    ...BASE_URL,
    ...NOW,
    ...FINDINGS_FORMAT,
    ...PURGE,
    'dry-run': { summary: 'Do everything but the upload.' },
  },
  examples: ['', '--previous none', '--dry-run'],
  run: ({ values }, terminal) => deploy({ ...toBuildOptions(values), dryRun: values['dry-run'] }, terminal),
});
