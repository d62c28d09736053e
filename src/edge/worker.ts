/**
 * The edge rule: request -> intent -> answer.
 *
 * The site holds every envelope as a file that lacks its last few bytes (manifest.ts). This code decides which one a
 * request means (intent.ts, publication.ts), in which coding (negotiation.ts), and streams it with the moment of the
 * answer behind it (stored-body.ts). It keeps nothing but the manifest, and that for a second (snapshot.ts).
 */

import { answerEnvelope, answerPreflight, answerProblem } from './answer.ts';
import { type ReadIntent, toIntent } from './intent.ts';
import { REFUSED_METHOD, SnapshotFault, toProblem } from './problem.ts';
import { findPublication } from './publication.ts';
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

/** Answers from one snapshot as a whole; where a body of it has gone meanwhile, from the next one. */
async function answerFromSnapshot(
  request: Request,
  intent: ReadIntent,
  assets: Fetcher,
  ctx: ExecutionContext,
  now: number,
): Promise<Response> {
  let snapshot = currentSnapshot(assets, ctx, now);
  for (const isLastTry of [false, true]) {
    const manifest = await snapshot.manifest;
    const publication = findPublication(intent, manifest);
    if (publication.kind === 'problem') return answerProblem(request, publication.problem, manifest.cache_seconds, now);
    const response = await answerEnvelope(request, publication.envelope, manifest.cache_seconds, assets, now);
    if (response !== undefined) return response;
    if (!isLastTry) snapshot = nextSnapshot(snapshot, assets, ctx, now);
  }
  throw new SnapshotFault('A file of the published snapshot is missing.');
}
