/**
 * `watch`: publishes on every change of the data and the status sources, until it is stopped. For operators who need
 * seconds rather than the minutes that a run of GitHub Actions takes.
 */

import { defineCommand } from '../../command/command.ts';
import { BASE_URL, BUILDING, EVERY, toBuildOptions, toEvery } from '../../command/options.ts';
import { run } from './run.ts';
import { endWithShell } from './stop-signal.ts';

/** From the start of one publish to the next where nothing waits for an upload, in ms. A bucket takes one write a second to the head. */
const SHORTEST_MS = 1000;

export const command = defineCommand({
  name: 'watch',
  summary: 'Publish whenever the data or a status source changes, until it is stopped.',
  options: {
    ...BUILDING,
    ...BASE_URL,
    ...EVERY,
    live: { summary: 'Publish each changed status at once in the store of network.json, without a deployment.' },
    'no-deploy': { summary: 'Build only; do not upload. With --live, publish in the store only.' },
  },
  examples: ['', '--no-deploy --every 1', '--live --every 5'],
  run: ({ values, environment, companions }, terminal) => {
    endWithShell(environment);
    const [every, isLive, uploads] = [toEvery(values.every), values.live, !values['no-deploy']];
    const shortest = isLive || !uploads ? SHORTEST_MS : every * 1000;
    return run({ build: toBuildOptions(values, companions), every, shortest, uploads, isLive }, terminal);
  },
});
