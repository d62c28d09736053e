/** A directory that nothing was built in yet: requests are told so, and pages load again by themselves. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnswerFrom, answerFromDirectory } from '../../edge/hosts/directory.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';

const BEING_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Being built</title><p>The network is being built for the first time. This page loads again by itself.</p></html>
`;

/** Answers from a directory; before anything was built there, that this takes a moment. */
export function answerOnceBuilt(directory: string): AnswerFrom {
  const answer = answerFromDirectory(directory);
  let isBuilt = false;
  return async (request) => {
    isBuilt ||= existsSync(join(directory, MANIFEST_PATH));
    if (isBuilt) return answer(request);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '1' };
    return new Response(BEING_BUILT, { status: 503, headers });
  };
}
