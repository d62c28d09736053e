/** The address of a first deployment, which nobody has decided yet: that of the Worker below workers.dev. It is written into network.json. */

import { basename, dirname } from 'node:path';
import * as z from 'zod';
import { type Terminal, UsageError } from '../../command/terminal.ts';
import type { DataFile } from '../../csv/data-file.ts';
import { readSettingsFile } from '../../publish/disk/data-directory.ts';
import { replaceFiles } from '../../publish/disk/replace-files.ts';
import type { Declared } from '../../settings/declared.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { withSetting } from '../../settings/write-settings.ts';
import { addressOfWorker, type Cloudflare } from './cloudflare-account.ts';
import { type WorkerPlace, workerPlace } from './find-wrangler.ts';

/** A network without an address, and the Worker that can give it one. */
export interface WithoutAddress {
  /** network.json */
  readonly file: DataFile;
  readonly settings: Settings;
  readonly place: WorkerPlace & { readonly name: string };
}

/**
 * Undefined unless base_url is still that of this machine, and wrangler's settings name no address either.
 *
 * @param directory where the command was called
 */
export async function withoutAddress(
  directory: string,
  data: string,
  declared: readonly Declared[],
): Promise<WithoutAddress | undefined> {
  const file = await readSettingsFile(data);
  const settings = file && readSettings(file.path, file.bytes, declared).settings;
  if (file === undefined || settings === undefined || !isOfThisMachine(settings.base_url)) return undefined;
  const place = workerPlace(directory);
  if (place?.name === undefined || place.hasRoutes) return undefined;
  return { file, settings, place: { ...place, name: place.name } };
}

/** The address that Cloudflare gives the Worker, which is new, so nothing can have been published there. @throws UsageError that says what to do */
export async function addressToBe({ file, place }: WithoutAddress, cloudflare: Cloudflare): Promise<string> {
  const { url, isTaken } = await addressOfWorker(place, cloudflare);
  if (isTaken) throw new UsageError(taken(file.path, place.file, place.name, url));
  // What is written where nobody commits it would be forgotten, and the next run would find a Worker that it does not know.
  if (cloudflare.environment.CI) throw new UsageError(toCommit(file.path, url));
  return url;
}

/** What wrangler appends to its output file after a deployment. Everything else there is of no interest. */
const deployment = z.object({ type: z.literal('deploy'), targets: z.array(z.string()) });

/**
 * Holds the address that was expected, which stands in all answers, against those that wrangler says it published at.
 *
 * @param output wrangler's output file: a JSON object a line
 * @throws UsageError that says what to do, where it is none of them
 */
export function confirmAddress(url: string, output: string): void {
  const lines = output.split('\n').filter((line) => line !== '');
  const targets = lines.flatMap((line) => deployment.safeParse(JSON.parse(line)).data?.targets ?? []);
  if (targets.includes(url)) return;
  const where = targets.length === 0 ? 'at no address' : `at ${targets.join(', ')}`;
  throw new UsageError(
    `wrangler says that it published ${where}, but all answers name ${url}. Write the right address into data/network.json ` +
      'as "base_url", and deploy again.',
  );
}

/**
 * Writes the address into network.json once something is published there, and says so. Before that, the next run would look there for
 * a history.
 *
 * @throws ChangedMeanwhile
 */
export async function writeAddress(
  { file, settings, place }: WithoutAddress,
  url: string,
  terminal: Pick<Terminal, 'note'>,
): Promise<void> {
  const after = withSetting(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes), ['base_url'], url);
  await replaceFiles(dirname(file.path), [{ path: basename(file.path), before: file.bytes, after }]);
  terminal.note(
    `${file.path}: "base_url" is now "${url}", the address of the Worker "${place.name}". It was ${settings.base_url}.`,
  );
}

function isOfThisMachine(baseUrl: string): boolean {
  return new URL(baseUrl).hostname === 'localhost';
}

function toCommit(settings: string, url: string): string {
  return `Nothing was deployed. Write into ${settings}, and commit it: "base_url": "${url}", the address of the Worker.`;
}

function taken(settings: string, file: string, name: string, url: string): string {
  return (
    `Nothing was deployed. Your account at Cloudflare has a Worker "${name}" already. If it is that of this network, write into ${settings}: ` +
    `"base_url": "${url}". If not, write another name into ${file}.`
  );
}
