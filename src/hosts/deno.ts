/** The edge rule on Deno: `deno run --allow-net --allow-read src/hosts/deno.ts dist 8787` serves a built directory. */

import { answerFromDirectory } from './directory.ts';

const [directory = 'dist', port = '8787', hostname = '127.0.0.1'] = Deno.args;
const server = Deno.serve({ hostname, port: Number(port) }, answerFromDirectory(directory));
// Answers under way come to their end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.addSignalListener(signal, () => void server.shutdown());
