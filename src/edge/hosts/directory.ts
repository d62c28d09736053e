/** A site that lies in a directory, as it is now. */

import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { concatenate } from '../../stored-format/stored-body.ts';
import { answerRequest } from '../rule/answer-request.ts';
import type { BytePassage, EdgeAnswer, EdgeRequest, Host } from '../rule/host.ts';
import { siteFileAnswers } from './answer-site-file.ts';
import { markOf, readIfThere, shareFiles, undefinedIfMissing } from './site-file.ts';

/** Answers a request. It never rejects. */
export type AnswerFrom = (request: EdgeRequest) => Promise<EdgeAnswer>;

/**
 * Answers requests from a built directory, by the rules of wrangler.toml: the edge rule for the API and the health, files for the
 * rest. The directory may be replaced at any time.
 */
export function answerFromDirectory(directory: string): AnswerFrom {
  const current = currentHost(directory, () => directoryHost(directory));
  const answerSiteFile = siteFileAnswers(directory);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isForEdge = pathname === '/api' || pathname.startsWith('/api/') || pathname === '/_health.json';
    if (isForEdge) return answerRequest(request, current(), Date.now());
    return answerSiteFile(request, pathname);
  };
}

/** An answer for those who read it in this process. */
export function toResponse({ status, headers, body }: EdgeAnswer): Response {
  const sent = body !== null && 'parts' in body ? concatenate(body.parts) : body;
  return new Response(sent, { status, headers: [...headers] });
}

/** A directory as the edge rule sees it. */
export function directoryHost(directory: string): Host {
  const openShared = shareFiles();
  return {
    open: (path) => openShared(join(directory, path)),
    read: (path) => readIfThere(join(directory, path)),
    isReplaceable: true,
    has: async (path) => (await stat(join(directory, path)).catch(undefinedIfMissing)) !== undefined,
    passage,
    perClient: 64 * 1024,
    acceptEncoding: ({ headers }) => headers.get('Accept-Encoding'),
    sha256: (text) => createHash('sha256').update(text).digest(),
    // A server outlives its requests.
    keepAlive: () => {},
  };
}

/** A client sees from Content-Length that an answer is incomplete, so the connection must break off if bytes are missing. */
export function passage(bytes: number): BytePassage {
  let left = bytes;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) throw new RangeError('A published file is longer than the manifest says.');
      controller.enqueue(chunk);
    },
    flush() {
      if (left > 0) throw new RangeError('A published file is shorter than the manifest says.');
    },
  });
}

/**
 * Another host after each new build, whoever made it: what the edge rule keeps belongs to a host, so the next answer has the new
 * data. This costs one `stat` per answer, which takes some microseconds: passing it to another thread would take ten times as long.
 * A directory without a manifest goes on with the host that it had.
 */
function currentHost(directory: string, hostOf: (directory: string) => Host): () => Host {
  let [host, mark] = [hostOf(directory), ''];
  return () => {
    const now = markOf(join(directory, MANIFEST_PATH));
    if (now !== undefined && now !== mark) [host, mark] = [hostOf(directory), now];
    return host;
  };
}
