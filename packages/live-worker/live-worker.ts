/**
 * A live network in Cloudflare's Workers that feeds itself: the edge rule (edge/hosts/cloudflare.ts), the place to which statuses are
 * pushed, and the trigger of the rounds in which sources are asked.
 */

import { env, waitUntil } from 'cloudflare:workers';
import { edge } from '../../src/edge/worker.ts';
import { createR2Store, knownInStore } from '../../src/live/worker.ts';
import type { FeederEnvironment, LiveFeeder } from './feeder-object.ts';
import { answerPush } from './push-route.ts';

export { LiveFeeder } from './feeder-object.ts';

const { LIVE, FEEDER, LIVE_PUSH_SECRET } = env as FeederEnvironment & {
  readonly FEEDER: DurableObjectNamespace<LiveFeeder>;
  readonly LIVE_PUSH_SECRET?: string;
};
const store = createR2Store(LIVE, 'LIVE');
const known = knownInStore(store, Date.now);

/** There is one feeder, wherever it is asked for. */
const feeder = () => FEEDER.getByName('feeder');

export default {
  async fetch(request) {
    const pushed = await answerPush(request, {
      store,
      secret: LIVE_PUSH_SECRET,
      known,
      clock: Date.now,
      // What fails now is done in the next round.
      stored: () => waitUntil(feeder().pushed()),
    });
    return pushed ?? edge.fetch(request);
  },
  async scheduled() {
    await feeder().round();
  },
} satisfies ExportedHandler;
