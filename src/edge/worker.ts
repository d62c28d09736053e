/**
 * The edge rule: request -> intent -> answer.
 *
 * The site holds every envelope as a file that lacks its last few bytes (manifest.ts). This code decides which one a
 * request means (intent.ts, publication.ts), in which coding (negotiation.ts), and streams it with the moment of the
 * answer behind it (stored-body.ts), or puts a page together from pieces of the list (page-body.ts). It keeps the manifest
 * for a second (snapshot.ts), and files whose names tell their content (list-files.ts).
 */

import type { Manifest } from '../format/manifest.ts';
import {
  acceptEncodingOf,
  answerEnvelope,
  answerHealth,
  answerObject,
  answerPreflight,
  answerProblem,
} from './answer.ts';
import { REFUSED_METHOD, SnapshotUnreadable, toProblem } from './error-answer.ts';
import { type ReadIntent, toIntent } from './intent.ts';
import { FileReplaced } from './list-files.ts';
import { choosePageCoding } from './negotiation.ts';
import { answerPage } from './page.ts';
import { findResource, unknownId } from './resource.ts';
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

/** How long a request waits, again and again, for the files of a snapshot that was built just now, in ms. */
const WAITS_MS = [100, 200, 400, 800, 1600];

/** A snapshot counts as built just now for so long, in ms. */
const NEW_MS = 60_000;

/**
 * Answers from one snapshot as a whole; where a file of it has gone meanwhile, from the next one. `wrangler dev` shows the
 * manifest of a new snapshot some tenths of a second before its other new files, so these are waited for.
 */
async function answerFromSnapshot(
  request: Request,
  intent: ReadIntent,
  assets: Fetcher,
  ctx: ExecutionContext,
  now: number,
): Promise<Response> {
  const waits = [0, ...WAITS_MS];
  let snapshot = currentSnapshot(assets, ctx, now);
  for (let builtAt = Number.NaN; ; ) {
    const answered = await orUnreadable(async () => {
      const manifest = await snapshot.manifest;
      builtAt = Date.parse(manifest.health.built_at);
      return answerPublication(request, intent, manifest, assets, now);
    });
    if (answered instanceof Response) return answered;
    const wait = waits.shift();
    // One look for a newer manifest is always worth it, if there was one at all.
    if (wait === undefined || (wait === 0 ? Number.isNaN(builtAt) : !(Math.abs(now - builtAt) < NEW_MS)))
      throw answered;
    if (wait > 0) await scheduler.wait(wait);
    snapshot = nextSnapshot(snapshot, assets, ctx, Date.now());
  }
}

/** The result, or why a file of the snapshot cannot be read. */
async function orUnreadable<T>(work: () => Promise<T>): Promise<T | SnapshotUnreadable> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SnapshotUnreadable) return error;
    throw error;
  }
}

/** @throws SnapshotUnreadable where a file that the manifest names is not on the site (any more) */
async function answerPublication(
  request: Request,
  intent: ReadIntent,
  manifest: Manifest,
  assets: Fetcher,
  now: number,
): Promise<Response> {
  const publication = findResource(intent, manifest);
  const coding = choosePageCoding(acceptEncodingOf(request));
  switch (publication.kind) {
    case 'health':
      return answerHealth(request, publication.health, now);
    case 'problem':
      return answerProblem(request, publication.problem, manifest.cache_seconds, now);
    case 'envelope': {
      const publisher = intent.kind === 'list' ? manifest : undefined;
      return orMissing(answerEnvelope(request, publication.envelope, manifest.cache_seconds, assets, now, publisher));
    }
    case 'page':
      return orMissing(answerPage(request, publication, manifest, coding, assets, now));
    case 'object': {
      const found = await orMissing(findObject(assets, publication.list, publication.ids));
      if (found.kind === 'gone') throw new FileMissing();
      if (found.kind === 'found') return answerObject(request, found.object, manifest, coding, now);
      return answerProblem(request, unknownId(publication.module), manifest.cache_seconds, now);
    }
    default:
      return publication satisfies never;
  }
}

/** The result of looking into files that may have gone. @throws FileMissing */
async function orMissing<T>(result: Promise<T | undefined>): Promise<T> {
  const found = await result.catch((error) => {
    if (error instanceof FileReplaced) return undefined;
    throw error;
  });
  if (found === undefined) throw new FileMissing();
  return found;
}

class FileMissing extends SnapshotUnreadable {
  constructor() {
    super('A file of the published snapshot is missing.');
  }
}
