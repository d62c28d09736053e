/** One publish: build, and deploy what the build changed. */

import type { Outcome } from './next-publish.ts';

/** What a build did: `changed` is a new snapshot, `unchanged` the one that was there, `invalid` data with errors. */
export type PublishOutcome = 'changed' | 'unchanged' | 'invalid';

export interface PublisherParts {
  /** `isLiveUnknown`: what is live may differ from what was built last, at the beginning and after an upload failed. */
  readonly build: (isLiveUnknown: boolean) => Promise<PublishOutcome>;
  /** Uploads what was built, or throws; undefined where somebody else serves the built directory. */
  readonly deploy: (() => Promise<void>) | undefined;
}

/** A function that publishes. It remembers what still has to be deployed because an upload failed. */
export function createPublisher({ build, deploy }: PublisherParts): () => Promise<Outcome> {
  // What the site shows when this begins is not known, so the first build goes there in any case.
  let waiting = true;
  return async () => {
    const built = await build(waiting);
    if (built === 'invalid') return 'invalid';
    if (deploy === undefined) return built === 'changed' ? 'published' : 'unchanged';
    waiting ||= built === 'changed';
    if (!waiting) return 'unchanged';
    await deploy();
    waiting = false;
    return 'published';
  };
}
