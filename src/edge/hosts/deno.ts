/** The edge rule on Deno: `deno run --allow-net --allow-read src/edge/hosts/deno.ts dist 8787` serves a built directory. */

import { answerFromDirectory } from './directory.ts';
import { toResponse } from './to-response.ts';

const [directory = 'dist', port = '8787', hostname = '127.0.0.1'] = Deno.args;
const answer = answerFromDirectory(directory);
const server = Deno.serve({ hostname, port: Number(port) }, async (request) => toResponse(await answer(request)));

/** How long answers under way may take after it was stopped, in ms. */
const PATIENCE = 10_000;
let isEnding = false;

/** Answers under way come to their end. Whoever asks a second time does not want to wait for them. */
async function end(): Promise<void> {
  if (isEnding) Deno.exit(1);
  isEnding = true;
  await Promise.race([server.shutdown(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  Deno.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.addSignalListener(signal, () => void end());
