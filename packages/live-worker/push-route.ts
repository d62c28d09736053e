/** `POST /_live/statuses`, and `PATCH` or `POST /_live/statuses/{evse_uid}`: statuses that a charging system pushes. */

import {
  type IsKnown,
  LARGEST_PUSH,
  PUSH_PATH,
  putPush,
  readPatch,
  readPush,
  type Store,
  StoreFault,
  type WrongPush,
} from '../../src/live/worker.ts';
import { readUpTo, type StatusReport } from '../../src/sources/worker.ts';

export interface PushContext {
  readonly store: Store;
  /** Undefined or empty if nothing may be pushed. */
  readonly secret: string | undefined;
  /** Which EVSEs the published network has, if that is known; throws StoreFault. */
  readonly known: () => Promise<IsKnown | undefined>;
  /** ms since 1970. */
  readonly clock: () => number;
  /** Called once a push is stored. */
  readonly stored: () => void;
}

/** Undefined if the path is none of these, or if nothing may be pushed: then it is answered as any other path. */
export async function answerPush(request: Request, context: PushContext): Promise<Response | undefined> {
  const { store, secret = '', known, clock, stored } = context;
  const target = targetOf(new URL(request.url).pathname);
  if (target === undefined) return undefined;
  if (secret === '') return say(404, 'Nothing is here.');
  const methods = target.uid === undefined ? ['POST'] : ['PATCH', 'POST'];
  if (!methods.includes(request.method)) return say(405, `Use ${methods.join(' or ')}.`, { Allow: methods.join(', ') });
  if (!(await isAllowed(request, secret)))
    return say(401, 'Send "Authorization: Bearer …" with the secret.', { 'WWW-Authenticate': 'Bearer' });
  const body = await readBody(request);
  if (body === undefined)
    return say(413, `The body has more than ${LARGEST_PUSH.toLocaleString('en')} bytes. Send it in parts.`);
  const now = clock();
  const read: readonly StatusReport[] | WrongPush =
    target.uid === undefined ? readPush(body, now) : readPatch(target.uid, body, now);
  if ('problem' in read) return say(400, read.problem);
  let left: Awaited<ReturnType<typeof putPush>>;
  try {
    left = await putPush(store, read, now, await known());
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return say(503, 'It could not be stored. Send it again.', { 'Retry-After': '1' });
  }
  stored();
  return say(202, wordsOf(read.length - left.dropped, left), {}, left.unknown > 0 ? left : {});
}

function wordsOf(stored: number, { unknown, dropped }: Awaited<ReturnType<typeof putPush>>): string {
  const said = `Stored: ${counted(stored)}.`;
  if (unknown === 0) return said;
  const strange = `${said} The network has no EVSE for ${counted(unknown)}; the newest are kept for 30 days.`;
  return dropped === 0 ? strange : `${strange} Not stored: ${counted(dropped)}.`;
}

function counted(statuses: number): string {
  return `${statuses.toLocaleString('en')} ${statuses === 1 ? 'status' : 'statuses'}`;
}

function targetOf(path: string): { readonly uid?: string } | undefined {
  if (path === PUSH_PATH) return {};
  if (!path.startsWith(`${PUSH_PATH}/`)) return undefined;
  try {
    return { uid: decodeURIComponent(path.slice(PUSH_PATH.length + 1)) };
  } catch {
    return undefined;
  }
}

/** Compares hashes, all of their bytes, so the time that it takes says nothing about the secret. */
async function isAllowed({ headers }: Request, secret: string): Promise<boolean> {
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(headers.get('Authorization') ?? '') ?? [];
  const [one, other] = await Promise.all([hashOfText(given), hashOfText(secret)]);
  return one.reduce((difference, byte, i) => difference | (byte ^ (other[i] ?? 0)), 0) === 0;
}

async function hashOfText(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Undefined if it is too large. */
async function readBody({ headers, body }: Request): Promise<Uint8Array | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > LARGEST_PUSH) return undefined;
  return readUpTo(body, LARGEST_PUSH);
}

function say(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  counts: object = {},
): Response {
  return Response.json({ message, ...counts }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
