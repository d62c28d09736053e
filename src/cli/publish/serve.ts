/** `serve`: answers from a built directory, until it is stopped. */

import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from '../../command/command.ts';
import { PORT, toPort } from '../../command/options.ts';
import { type ExitCode, type Terminal, UsageError } from '../../command/terminal.ts';
import { createSiteServer } from '../../edge/hosts/node.ts';
import { formatCount } from '../../findings/text/format.ts';
import { isPublic } from '../../publish/previous/find-previous.ts';
import { errorCode } from '../../read/files/file-errors.ts';
import { readIn, readManifest, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { MANIFEST_PATH, type Manifest } from '../../stored-format/manifest.ts';
import { logRequests } from '../../watch/serve/log-requests.ts';
import { prepareEnd, takePort } from '../../watch/serve/take-port.ts';
import { endWithShell, firstSignal } from './stop-signal.ts';

export interface ServeOptions {
  readonly out: string;
  readonly host: string;
  readonly port: number;
  /** Whether it writes a line per request. */
  readonly logs: boolean;
}

/** How long answers under way may take after it was stopped, in ms. */
const PATIENCE = 10_000;

/** Runs until SIGINT or SIGTERM. */
export async function serve({ out, host, port: wanted, logs }: ServeOptions, terminal: Terminal): Promise<ExitCode> {
  const manifest = openSite(out, terminal);
  const server = createSiteServer(out);
  const end = prepareEnd(server);
  if (logs) logRequests(server, terminal.note);
  const port = await takePort(server, { host, port: wanted });
  const stopSignal = firstSignal();
  terminal.note(`serving ${out} on ${toUrl(host, port)} (Ctrl+C ends it)`);
  terminal.note(describe(manifest));
  const elsewhere = leadsElsewhere(manifest, out, port, terminal);
  if (elsewhere !== undefined) terminal.note(elsewhere);
  await stopSignal;
  terminal.note('ending after the answers under way (Ctrl+C again ends at once)');
  await end(PATIENCE);
  return 0;
}

/** @throws UsageError if there is no snapshot that this program can serve */
function openSite(out: string, { callOf }: Terminal): Manifest {
  demandAccess(out);
  const build = callOf('build', out === 'dist' ? '' : `--out ${out}`);
  if (!statSync(out, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no directory "${out}". Build it first: ${build}`);
  try {
    return readManifest(readIn(out)(MANIFEST_PATH));
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error;
    throw new UsageError(`"${out}" is not a snapshot that can be served: ${error.message}. Build it: ${build}`);
  }
}

/** @throws UsageError if the account that serves may not read what another one has built */
function demandAccess(out: string): void {
  try {
    accessSync(join(out, MANIFEST_PATH), constants.R_OK);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return;
    throw new UsageError(
      `"${out}" cannot be read (${code}). Check its permissions, those of the directories above it, and where links in it lead.`,
    );
  }
}

/** The address for a browser. */
function toUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port} and all other addresses of this machine`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function describe({ country_code, party_id, health: { built_at, counts } }: Manifest): string {
  const { locations, evses, tariffs } = counts;
  const sizes = [formatCount(locations, 'location'), formatCount(evses, 'EVSE'), formatCount(tariffs, 'tariff')];
  return `network ${country_code} ${party_id}, built ${built_at}: ${sizes.join(', ')}`;
}

/** What to say if URLs in the answers lead elsewhere: every answer has absolute ones, which clients follow. */
function leadsElsewhere(
  { base_url: url }: Manifest,
  out: string,
  port: number,
  { callOf }: Terminal,
): string | undefined {
  if (isPublic(url))
    return `URLs in its answers begin with ${url} (base_url), so that address must lead to this server`;
  if ((new URL(url).port || '80') === String(port)) return undefined;
  const rebuild = callOf('build', `${out === 'dist' ? '' : `--out ${out} `}--base-url http://localhost:${port}`);
  return `URLs in its answers lead to ${url}, which is not this server. To change that: ${rebuild}`;
}

export const command = defineCommand({
  name: 'serve',
  summary: 'Serve a built directory over HTTP, on a machine of your own, until it is stopped.',
  options: {
    out: { value: 'DIR', default: 'dist', summary: 'The directory that a build wrote.' },
    host: {
      value: 'HOST',
      default: '127.0.0.1',
      summary: 'The address to listen on; 0.0.0.0 lets everybody in who can reach this machine.',
    },
    ...PORT,
    log: { summary: 'Write a line for each answer.' },
  },
  examples: ['', '--port 8788', '--host 0.0.0.0 --log'],
  run: ({ values: { out, host, port, log }, environment }, terminal) => {
    if (out === '') throw new UsageError('--out is empty. Name the directory to serve.');
    if (host === '') throw new UsageError('--host is empty. Write --host 127.0.0.1 or --host 0.0.0.0.');
    endWithShell(environment);
    return serve({ out, host, port: toPort(port, environment.PORT), logs: log }, terminal);
  },
});
