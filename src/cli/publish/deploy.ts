/** `deploy`: builds, and uploads dist/ and the edge rule to Cloudflare. */

import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCommand } from '../../command/command.ts';
import type { BuildOptions } from '../../command/options.ts';
import { BASE_URL, BUILDING, FINDINGS_FORMAT, NOW, PURGE, toBuildOptions, toPort } from '../../command/options.ts';
import { type ExitCode, type Terminal, UsageError } from '../../command/terminal.ts';
import { readDataFiles } from '../../publish/disk/data-directory.ts';
import { type FoundPrevious, hasNoSnapshot } from '../../publish/previous/find-previous.ts';
import { lateness, seenAfter } from '../../publish/publish-on.ts';
import { openSettings } from '../../publish/validate/check-static.ts';
import type { Settings } from '../../settings/settings.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { deployLocally, unfitHere } from './deploy-locally.ts';
import { addressToBe, confirmAddress, type WithoutAddress, withoutAddress, writeAddress } from './first-address.ts';
import { lackingKey, openLive } from './open-live.ts';
import { buildOnce } from './publish-in-store.ts';
import { exampleObstacle, type Obstacle, publishingObstacle } from './unpublished.ts';
import { cloudflareHere, requireWrangler, runWrangler } from './wrangler.ts';

export interface DeployOptions extends BuildOptions {
  /** Does everything except the upload. */
  readonly dryRun: boolean;
}

export async function deploy(asked: DeployOptions, terminal: Terminal): Promise<ExitCode> {
  requireWrangler();
  const first = asked.dryRun ? undefined : await firstAddress(asked);
  const options = first === undefined ? asked : { ...asked, baseUrl: first.url };
  const history = asked.dryRun ? undefined : await readyToUpload(options, first !== undefined);
  if (options.dryRun) await sayWhatIsInTheWay(options, terminal);
  const live = options.dryRun ? undefined : await openLive(options.data, options.companions);
  const built = await buildOnce({ ...options, history, isForPublishing: true, isUploaded: true }, live, terminal);
  if (built.kind === 'invalid') return 1;
  const args = ['deploy', '--assets', options.out, ...(options.dryRun ? ['--dry-run'] : [])];
  if (first === undefined) await upload(args);
  else {
    confirmAddress(first.url, await uploadAndRead(args));
    await writeAddress(first.lacking, first.url, terminal);
  }
  // The API of a live network was public before the upload.
  const late = options.dryRun || live || !options.clock ? undefined : lateUpload(options.clock(), built);
  if (late !== undefined) terminal.note(late);
  return 0;
}

/** @param output the file to which wrangler appends what it did @throws UsageError if it failed */
async function upload(args: readonly string[], output?: string): Promise<void> {
  const code = await runWrangler(args, output);
  if (code !== 0) throw new UsageError(`wrangler deploy ended with code ${code}; its message is above.`);
}

/** Resolves to what wrangler wrote into its output file. @throws UsageError if it failed */
async function uploadAndRead(args: readonly string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ocpi-snapshot-'));
  try {
    const output = join(directory, 'output');
    await upload(args, output);
    return existsSync(output) ? readFileSync(output, 'utf8') : '';
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Where there is no address yet, finds one. @throws UsageError */
async function firstAddress({
  companions,
  data,
  baseUrl,
}: DeployOptions): Promise<{ readonly lacking: WithoutAddress; readonly url: string } | undefined> {
  const lacking = baseUrl === undefined ? await withoutAddress(process.cwd(), data, companions) : undefined;
  if (lacking === undefined) return undefined;
  const example = exampleObstacle(await readDataFiles(data), lacking.settings);
  if (example !== undefined) throw new UsageError(`Nothing was deployed. ${inWords(example)}`);
  return { lacking, url: await addressToBe(lacking, await cloudflareHere()) };
}

/** Before anything is built, since that may fail, too. */
async function sayWhatIsInTheWay(options: DeployOptions, terminal: Terminal): Promise<void> {
  const { baseUrl, data, companions } = options;
  const lacking = baseUrl === undefined ? await withoutAddress(process.cwd(), data, companions) : undefined;
  const example = lacking && exampleObstacle(await readDataFiles(data), lacking.settings);
  const obstacle = lacking ? example && inWords(example) : await obstacleToUpload(options);
  const all = [obstacle, await lackingKey(data, companions)].filter((text) => text !== undefined);
  if (all.length > 0) terminal.note(`Without --dry-run, nothing would be deployed. ${all.join('\n')}`);
  else if (lacking) terminal.note('Without --dry-run, Cloudflare would be asked for the address first.');
}

/** The history of a network that can have none is returned. @param isFirst whether its Worker is new @throws UsageError */
async function readyToUpload(options: DeployOptions, isFirst: boolean): Promise<FoundPrevious | undefined> {
  await checkBeforeUpload(options);
  // dist/ may have been published elsewhere, and then a person has to say whether it is the same network.
  if (!isFirst || options.previous.kind !== 'default' || !isOfNoOther(options)) return undefined;
  return { words: 'none: nothing is published there yet', findings: [], isFirst: true };
}

/** Whether what is in dist/, if anything, was built for this address, by a deployment that failed. */
function isOfNoOther({ out, baseUrl }: DeployOptions): boolean {
  if (hasNoSnapshot(out)) return true;
  const path = join(out, MANIFEST_PATH);
  return existsSync(path) && readFileSync(path, 'utf8').includes(JSON.stringify(baseUrl));
}

/**
 * The warning about an upload that finished later than the `last_updated` of its changes; undefined if it was in time.
 *
 * @param now when the upload finished, in ms since 1970
 * @param built what was uploaded
 */
export function lateUpload(
  now: number,
  {
    publishedAt,
    data,
    history,
  }: {
    readonly publishedAt: number;
    readonly data: { readonly settings: Pick<Settings, 'upload_seconds'> };
    readonly history: Pick<FoundPrevious, 'isFirst'>;
  },
): string | undefined {
  if (history.isFirst) return undefined;
  const late = Math.ceil(lateness(now, publishedAt, seenAfter(0)) / 1000);
  if (late <= 0) return undefined;
  const { upload_seconds: expected } = data.settings;
  return (
    `The upload took longer than upload_seconds in network.json (${expected}): clients that polled during the upload may miss ` +
    `these changes. Set it to ${expected + late} or more.`
  );
}

/**
 * Every answer has absolute URLs, so clients cannot follow an API with a wrong base_url; and nobody can charge at an example.
 *
 * @throws UsageError
 */
export async function checkBeforeUpload(options: Pick<BuildOptions, 'companions' | 'data' | 'baseUrl'>): Promise<void> {
  const obstacle = await obstacleToUpload(options);
  if (obstacle !== undefined) throw new UsageError(`Nothing was deployed. ${obstacle}`);
}

/** What is in the way of an upload, and what to do; undefined if nothing is. */
async function obstacleToUpload({
  companions,
  data,
  baseUrl,
}: Pick<BuildOptions, 'companions' | 'data' | 'baseUrl'>): Promise<string | undefined> {
  const dataFiles = await readDataFiles(data);
  const { settings } = openSettings(dataFiles, companions, baseUrl);
  const obstacle = settings && publishingObstacle(dataFiles, settings);
  if (obstacle !== undefined) return inWords(obstacle);
  return settings && unfitHere(settings);
}

function inWords({ file, why, hint }: Obstacle): string {
  return `${file}: ${why}. ${hint}`;
}

export const command = defineCommand({
  name: 'deploy',
  summary: 'Build on the history of the live site, and publish with wrangler deploy.',
  options: {
    ...BUILDING,
    out: { value: 'DIR', summary: BUILDING.out.summary },
    ...BASE_URL,
    ...NOW,
    ...FINDINGS_FORMAT,
    ...PURGE,
    'dry-run': { summary: 'Do everything except the upload.' },
    local: { summary: 'Upload nothing: run the Worker on this machine, by wrangler dev, with a bucket in .local/.' },
    port: { value: 'N', summary: 'With --local, the port to listen on: 8787 by default.' },
  },
  examples: ['', '--previous none', '--dry-run', '--local'],
  run: ({ values, environment, companions }, terminal) => {
    const options = toBuildOptions(
      { ...values, out: values.out ?? (values.local ? join('.local', 'deploy') : 'dist') },
      companions,
    );
    if (values.local && values['dry-run'])
      throw new UsageError('--local uploads nothing, so it goes without --dry-run.');
    if (values.port !== undefined && !values.local) throw new UsageError('--port goes with --local alone.');
    return values.local
      ? deployLocally(options, toPort(values.port, environment.PORT), terminal)
      : deploy({ ...options, dryRun: values['dry-run'] }, terminal);
  },
});
