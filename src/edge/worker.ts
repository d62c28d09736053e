/**
 * The edge rule: request -> intent -> answer.
 *
 * The site holds every envelope as a file that lacks its last few bytes (manifest.ts). This code decides which one a
 * request means (intent.ts, publication.ts), in which coding (negotiation.ts), and streams it with the moment of the
 * answer behind it (stored-body.ts), or puts a page together from pieces of the list (page-body.ts). It keeps the manifest
 * for a second (snapshot.ts), and files whose names tell their content (list-files.ts).
 */

import {
  acceptEncodingOf,
  answerEnvelope,
  answerHealth,
  answerObject,
  answerPreflight,
  answerProblem,
} from './answer.ts';
import { type ReadIntent, toIntent } from './intent.ts';
import { Gone } from './list-files.ts';
import type { Manifest } from './manifest.ts';
import { choosePageCoding } from './negotiation.ts';
import { answerPage } from './page.ts';
import { REFUSED_METHOD, SnapshotFault, toProblem } from './problem.ts';
import { findPublication, unknownId } from './publication.ts';
import { findObject } from './single-object.ts';
import { currentSnapshot, nextSnapshot } from './snapshot.ts';

interface Env {
  /** The published site (wrangler.toml). */
  readonly ASSETS: Fetcher;
}

export default {
  async fetch(request, env, ctx) {
    const now = Date.now();
    try {
      return await answer(request, env, ctx, now);
    } catch (failure) {
      // biome-ignore lint/suspicious/noConsole: the operator's only trace of a failure
      console.error(failure);
      return answerProblem(request, toProblem(failure), 'never', now);
    }
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, env: Env, ctx: ExecutionContext, now: number): Promise<Response> {
  const intent = toIntent(request.method, new URL(request.url));
  switch (intent.kind) {
    case 'preflight':
      return answerPreflight(request);
    case 'refused-method':
      return answerProblem(request, REFUSED_METHOD, 'never', now);
    default:
      return answerFromSnapshot(request, intent, env.ASSETS, ctx, now);
  }
}

/** Answers from one snapshot as a whole; where a file of it has gone meanwhile, from the next one. */
async function answerFromSnapshot(
  request: Request,
  intent: ReadIntent,
  assets: Fetcher,
  ctx: ExecutionContext,
  now: number,
): Promise<Response> {
  let snapshot = currentSnapshot(assets, ctx, now);
  for (const isLastTry of [false, true]) {
    const response = await answerPublication(request, intent, await snapshot.manifest, assets, now);
    if (response !== undefined) return response;
    if (!isLastTry) snapshot = nextSnapshot(snapshot, assets, ctx, now);
  }
  throw new SnapshotFault('A file of the published snapshot is missing.');
}

/** Undefined where a file that the manifest names is not on the site (any more). */
async function answerPublication(
  request: Request,
  intent: ReadIntent,
  manifest: Manifest,
  assets: Fetcher,
  now: number,
): Promise<Response | undefined> {
  const publication = findPublication(intent, manifest);
  const coding = choosePageCoding(acceptEncodingOf(request));
  switch (publication.kind) {
    case 'health':
      return answerHealth(request, publication.health, now);
    case 'problem':
      return answerProblem(request, publication.problem, manifest.cache_seconds, now);
    case 'envelope': {
      const publisher = intent.kind === 'list' ? manifest : undefined;
      return answerEnvelope(request, publication.envelope, manifest.cache_seconds, assets, now, publisher);
    }
    case 'page':
      return orGone(answerPage(request, publication, manifest, coding, assets, now));
    case 'object': {
      const found = await orGone(findObject(assets, publication.list, publication.ids));
      if (found === undefined || found.kind === 'gone') return undefined;
      if (found.kind === 'found') return answerObject(request, found.object, manifest, coding, now);
      return answerProblem(request, unknownId(publication.module), manifest.cache_seconds, now);
    }
    default:
      return publication satisfies never;
  }
}

async function orGone<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Gone) return undefined;
    throw error;
  }
}
