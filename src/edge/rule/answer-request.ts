/**
 * The edge rule: request -> intent -> answer.
 *
 * The site has every envelope as a file without its last few bytes (manifest.ts). This code finds the one that a request
 * asks for (intent.ts, resource.ts), chooses the coding (negotiation.ts), and streams the file followed by the time of the
 * answer (stored-body.ts, plain-file.ts), or builds a page from parts of the list (page-body.ts). It keeps the manifest for a second
 * (snapshot.ts, live-snapshot.ts), and files that are named after their content (stored-files.ts).
 */

import { type Asked, answerEnvelope, answerError, answerHealth, answerObject, answerPreflight } from './answer.ts';
import { fromSnapshot } from './attempts.ts';
import { FileMissing, REFUSED_METHOD, toErrorAnswer } from './error-answer.ts';
import type { EdgeAnswer, EdgeRequest } from './exchange.ts';
import type { Host } from './host.ts';
import { type ReadIntent, toIntent } from './intent.ts';
import { logFailure } from './log-failure.ts';
import { choosePageCoding } from './negotiation.ts';
import { openObject } from './object-body.ts';
import { answerPage } from './page.ts';
import { findResource, unknownId } from './resource.ts';
import type { Snapshot } from './snapshot.ts';

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
  try {
    return await answer(asked);
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
      return fromSnapshot(asked.host, now, (snapshot) => answerResource(asked, intent, snapshot));
  }
}

/** @throws SnapshotUnreadable if a file that the manifest refers to is not on the site (any more) */
async function answerResource(asked: Asked, intent: ReadIntent, snapshot: Snapshot): Promise<EdgeAnswer> {
  const { manifest } = snapshot;
  const { request, accepted, host, now } = asked;
  const resource = findResource(intent, manifest);
  const coding = choosePageCoding(accepted);
  switch (resource.kind) {
    case 'health':
      return answerHealth(asked, snapshot);
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
