import { expect, test, vi } from 'vitest';
import { type BuildOutcome, createPublisher } from '../../src/watch/publisher.ts';

/** A publisher whose builds end as listed, one after the other. */
function publisher(builds: BuildOutcome[], deploy: (() => Promise<void>) | undefined) {
  return createPublisher({ build: async () => builds.shift() ?? 'unchanged', deploy });
}

test('deploys what the build changed, and the first build in any case', async () => {
  const deploy = vi.fn(async () => {});
  const publish = publisher(['unchanged', 'unchanged', 'changed'], deploy);
  expect([await publish(), await publish(), await publish()]).toEqual(['published', 'unchanged', 'published']);
  expect(deploy).toHaveBeenCalledTimes(2);
});

test('deploys nothing while the data has errors', async () => {
  const deploy = vi.fn(async () => {});
  expect(await publisher(['invalid'], deploy)()).toBe('invalid');
  expect(deploy).not.toHaveBeenCalled();
});

test('what could not be uploaded is uploaded later, even if the build then finds nothing new', async () => {
  const deploy = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no network'));
  const publish = publisher(['changed', 'unchanged', 'unchanged'], deploy);
  await expect(publish()).rejects.toThrow('no network');
  expect([await publish(), await publish()]).toEqual(['published', 'unchanged']);
});

test('errors in the data do not make it forget what still has to be uploaded', async () => {
  const deploy = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no network'));
  const publish = publisher(['changed', 'invalid', 'unchanged'], deploy);
  await expect(publish()).rejects.toThrow();
  expect([await publish(), await publish()]).toEqual(['invalid', 'published']);
});

test('without a deployment a changed build is what counts', async () => {
  const publish = publisher(['changed', 'unchanged', 'invalid'], undefined);
  expect([await publish(), await publish(), await publish()]).toEqual(['published', 'unchanged', 'invalid']);
});
