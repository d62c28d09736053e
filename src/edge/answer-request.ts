/**
 * The edge rule: request -> intent -> answer.
 *
 * The site has every envelope as a file without its last few bytes (manifest.ts). This code finds the one that a request
 * asks for (intent.ts, resource.ts), chooses the coding (negotiation.ts), and streams the file followed by the time of the
 * answer (stored-body.ts, plain-file.ts), or builds a page from parts of the list (page-body.ts). It keeps the manifest for a second
 * (snapshot.ts), and files that are named after their content (stored-files.ts).
 */

import type { Manifest } from '../stored-format/manifest.ts';
import { type Asked, answerEnvelope, answerError, answerHealth, answerObject, answerPreflight } from './answer.ts';
import { FileMissing, REFUSED_METHOD, SnapshotUnreadable, toErrorAnswer } from './error-answer.ts';
import type { EdgeAnswer, EdgeRequest } from './exchange.ts';
import type { Host } from './host.ts';
import { answerIndented } from './indented.ts';
import { type ReadIntent, toIntent } from './intent.ts';
import { logFailure } from './log-failure.ts';
import { choosePageCoding } from './negotiation.ts';
import { openObject } from './object-body.ts';
import { answerPage } from './page.ts';
import { isPretty } from './query.ts';
import { findResource, unknownId } from './resource.ts';
import { currentSnapshot, nextSnapshot } from './snapshot.ts';

/**
 * Answers a request under /api/ or for the health of the snapshot. It never rejects: a failure is an answer too, and a line in the log.
 *
 * A body whose length is known has it in Content-Length. It is already in the coding that Content-Encoding names.
 *
 * @param host where the site is; always the same object for a site
 * @param now the time of the answer, in ms since 1970
 */
export async function answerRequest(request: EdgeRequest, host: Host, now: number): Promise<EdgeAnswer> {
  const url = new URL(request.url);
  const asked = { request, url, accepted: host.acceptEncoding(request), host, now };
  if (!isPretty(url.searchParams)) return orFailure(asked, answer(asked));
  const answerPlain = (plain: EdgeRequest) =>
    orFailure(asked, answer({ ...asked, request: plain, accepted: 'identity' }));
  return orFailure(asked, answerIndented(asked, answerPlain));
}

/** The answer, or one that says that it failed. */
async function orFailure({ request, host, now }: Asked, answering: Promise<EdgeAnswer>): Promise<EdgeAnswer> {
  try {
    return await answering;
  } catch (failure) {
    logFailure(host, failure, now);
    return answerError(request, toErrorAnswer(failure), 'never', now);
  }
}

async function answer(asked: Asked): Promise<EdgeAnswer> {
  const { request, url, now } = asked;
  const intent = toIntent(request.method, url);
  switch (intent.kind) {
    case 'preflight':
      return answerPreflight(request);
    case 'refused-method':
      return answerError(request, REFUSED_METHOD, 'never', now);
    default:
      return answerFromSnapshot(asked, intent);
  }
}

/** How long a request waits before each new attempt to read the files of a new snapshot, in ms. */
const WAITS_MS = [100, 200, 400, 800, 1600];

/** How long a snapshot counts as new, in ms. */
const NEW_MS = 60_000;

/**
 * Answers from a single snapshot; if one of its files has disappeared meanwhile, from the next one. `wrangler dev` serves
 * the manifest of a new snapshot some tenths of a second before its other new files, so this waits for them.
 */
async function answerFromSnapshot(asked: Asked, intent: ReadIntent): Promise<EdgeAnswer> {
  const { host, now } = asked;
  const waits = [0, ...WAITS_MS];
  let snapshot = currentSnapshot(host, now);
  for (let builtAt = Number.NaN; ; ) {
    const answered = await orUnreadable(async () => {
      const manifest = await snapshot.manifest;
      builtAt = Date.parse(manifest.health.built_at);
      return answerResource(asked, intent, manifest);
    });
    if (!(answered instanceof SnapshotUnreadable)) return answered;
    const wait = waits.shift();
    // Reading the manifest once more is always worth it, if there was one at all.
    if (wait === undefined || (wait === 0 ? Number.isNaN(builtAt) : !(Math.abs(now - builtAt) < NEW_MS)))
      throw answered;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    snapshot = nextSnapshot(snapshot, host, Date.now());
  }
}

/** The result, or the error if a file of the snapshot cannot be read. */
async function orUnreadable<T>(work: () => Promise<T>): Promise<T | SnapshotUnreadable> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SnapshotUnreadable) return error;
    throw error;
  }
}

/** @throws SnapshotUnreadable if a file that the manifest refers to is not on the site (any more) */
async function answerResource(asked: Asked, intent: ReadIntent, manifest: Manifest): Promise<EdgeAnswer> {
  const { request, accepted, host, now } = asked;
  const resource = findResource(intent, manifest);
  const coding = choosePageCoding(accepted);
  switch (resource.kind) {
    case 'health':
      return answerHealth(request, manifest, now);
    case 'error':
      return answerError(request, resource.error, manifest.cache_seconds, now);
    case 'envelope':
      return orMissing(answerEnvelope(asked, resource.envelope, manifest));
    case 'whole-list':
      return orMissing(answerEnvelope(asked, resource.list, manifest, resource.path));
    case 'page':
      return orMissing(answerPage(request, resource, manifest, coding, host, now));
    case 'object': {
      const object = await openObject(host, resource.list, resource.ids, coding);
      if (object !== undefined) return answerObject(asked, object, manifest);
      return answerError(request, unknownId(resource.module), manifest.cache_seconds, now);
    }
    default:
      return resource satisfies never;
  }
}

/** The result, unless it is undefined because a file is missing. @throws FileMissing */
async function orMissing<T>(result: Promise<T | undefined>): Promise<T> {
  const found = await result;
  if (found === undefined) throw new FileMissing();
  return found;
}
