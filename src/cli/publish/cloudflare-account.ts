/**
 * What Cloudflare says of the account that wrangler is logged in to. wrangler has no command that tells where a Worker will be, but
 * it hands out its token for such questions (`wrangler auth token`). The token is held for these requests, and never printed.
 */

import * as z from 'zod';
import { UsageError } from '../../command/terminal.ts';
import type { WorkerPlace } from './find-wrangler.ts';

export interface Cloudflare {
  /** Runs wrangler, and resolves to what it prints. It rejects if wrangler fails. */
  readonly wrangler: (args: readonly string[]) => Promise<string>;
  /** The global fetch, or a replacement in tests. */
  readonly fetch: (
    url: string,
    init: { readonly headers: Record<string, string>; readonly signal: AbortSignal },
  ) => Promise<Response>;
  readonly environment: NodeJS.ProcessEnv;
}

/** The address of a Worker below the subdomain that its account has at workers.dev. */
export interface WorkerAddress {
  /** `https://NAME.SUBDOMAIN.workers.dev` */
  readonly url: string;
  /** Whether the account has a Worker of this name already. */
  readonly isTaken: boolean;
}

const API = 'https://api.cloudflare.com/client/v4';

/** For one answer, in ms. */
const TIMEOUT_MS = 20_000;

/** @throws UsageError that says what to do, where it cannot be known */
export async function addressOfWorker(
  place: WorkerPlace & { readonly name: string },
  { wrangler, fetch, environment }: Cloudflare,
): Promise<WorkerAddress> {
  const headers = headersOf(await credentialsOf(wrangler));
  const api = environment.CLOUDFLARE_API_BASE_URL ?? API;
  const ask: Ask = async (path) => {
    const answer = await fetch(`${api}/accounts${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status };
  };
  try {
    const account = place.account ?? environment.CLOUDFLARE_ACCOUNT_ID ?? (await onlyAccount(place, ask));
    const home = `/${encodeURIComponent(account)}/workers`;
    const url = `https://${place.name}.${await subdomainOf(home, account, ask)}.workers.dev`;
    const { status } = await ask(`${home}/services/${encodeURIComponent(place.name)}`);
    if (status !== 200 && status !== 404)
      throw new UsageError(unknown(`whether there is a Worker "${place.name}" already; it answers ${status}`));
    return { url, isTaken: status === 200 };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(unknown(reason(error)));
  }
}

/** An answer of Cloudflare's API to the path of an account. */
type Ask = (path: string) => Promise<Answer>;

interface Answer {
  readonly status: number;
  readonly result: unknown;
  readonly errors?: readonly { readonly code: number; readonly message: string }[];
}

const resultOfSubdomain = z.object({ subdomain: z.string().regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/) });

const resultOfAccounts = z.array(z.object({ id: z.string(), name: z.string() }));

/** The code of Cloudflare for what is not there. */
const NOT_THERE = 10007;

async function subdomainOf(home: string, account: string, ask: Ask): Promise<string> {
  const { result, errors = [] } = await ask(`${home}/subdomain`);
  const read = resultOfSubdomain.safeParse(result);
  if (read.success) return read.data.subdomain;
  if (!errors.some(({ code }) => code === NOT_THERE)) throw new UsageError(unknown(errors[0]?.message));
  const page = `https://dash.cloudflare.com/${account}/workers/onboarding`;
  throw new UsageError(
    `Your account at Cloudflare has no subdomain of workers.dev yet. Choose one at ${page}, then run this again.`,
  );
}

async function onlyAccount({ file }: WorkerPlace, ask: Ask): Promise<string> {
  const { result, errors } = await ask('');
  const accounts = resultOfAccounts.safeParse(result).data ?? [];
  const [first, second] = accounts;
  if (first === undefined) throw new UsageError(unknown(errors?.[0]?.message));
  if (second === undefined) return first.id;
  const all = accounts.map(({ id, name }) => `account_id = "${id}"  # ${name}`);
  throw new UsageError(
    `wrangler is logged in to ${accounts.length} accounts. Write the line of one of them into ${file}, above [assets]:\n${all.join('\n')}`,
  );
}

function unknown(why: string | undefined): string {
  return (
    `Cloudflare does not tell the address of the Worker${why === undefined ? '' : ` (${why})`}. Write it into data/network.json ` +
    'yourself: "base_url": "https://NAME.SUBDOMAIN.workers.dev", with the name in wrangler.toml and the subdomain of your account.'
  );
}

const credentials = z.union([
  z.object({ type: z.enum(['oauth', 'api_token']), token: z.string() }),
  z.object({ type: z.literal('api_key'), key: z.string(), email: z.string() }),
]);

async function credentialsOf(wrangler: Cloudflare['wrangler']): Promise<z.output<typeof credentials>> {
  const text = await wrangler(['auth', 'token', '--json']).catch(() => {
    throw new UsageError('wrangler is not logged in to Cloudflare. Run: npx ocpi-snapshot login');
  });
  return credentials.parse(JSON.parse(text.slice(text.indexOf('{'))));
}

function headersOf(own: z.output<typeof credentials>): Record<string, string> {
  if (own.type === 'api_key') return { 'X-Auth-Email': own.email, 'X-Auth-Key': own.key };
  return { Authorization: `Bearer ${own.token}` };
}

function reason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
