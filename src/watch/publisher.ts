/** One publish: build, and deploy what the build changed. */

import type { Outcome } from './next-publish.ts';

/** What a build did: made a new snapshot, left the one that was there, or found errors in the data. */
export type BuildOutcome = 'changed' | 'unchanged' | 'invalid';

export interface PublisherParts {
  /** @param isLiveUnknown at the start and after a failed upload: what is live may not be what was built last */
  readonly build: (isLiveUnknown: boolean) => Promise<BuildOutcome>;
  /** Uploads what was built, or throws. Undefined where something else serves the built directory. */
  readonly deploy: (() => Promise<void>) | undefined;
}

/** A function that publishes. After a failed upload it remembers that the upload is still due. */
export function createPublisher({ build, deploy }: PublisherParts): () => Promise<Outcome> {
  // What is live at the start is unknown, so the first build is always uploaded.
  let isUploadDue = true;
  return async () => {
    const built = await build(isUploadDue);
    if (built === 'invalid') return 'invalid';
    if (deploy === undefined) return built === 'changed' ? 'published' : 'unchanged';
    isUploadDue ||= built === 'changed';
    if (!isUploadDue) return 'unchanged';
    await deploy();
    isUploadDue = false;
    return 'published';
  };
}
