/** The connection to GitHub's API, with a GitHub on this machine. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Api, connect } from '../../.github/scripts/api.ts';
import { GitHubServer } from './support/github-server.ts';

let github: GitHubServer;
let api: Api;

beforeEach(async () => {
  github = await GitHubServer.start();
  api = connect(github.address, 'o/r', github.token);
});

afterEach(() => github.stop());

test.each([0, 1, 100, 101, 250])('reads all of %i items, page after page', async (count) => {
  github.addStrangersComments(count);
  const ids: unknown[] = [];
  for await (const item of api.list('/issues/7/comments')) ids.push((item as { id: number }).id);
  expect(ids).toEqual(github.comments.map(({ id }) => id));
});

test('does not take the beginning of a list for the whole', async () => {
  github.addStrangersComments(3001);
  const readAll = async () => {
    for await (const _ of api.list('/issues/7/comments'));
  };
  await expect(readAll()).rejects.toThrow('GET /issues/7/comments has more than 30 pages.');
});

test('downloads up to a bound, and takes the token nowhere else', async () => {
  github.handOver('words');
  const { length = 0 } = github.artifacts[0]?.archive ?? {};
  expect(await api.download('/actions/artifacts/1/zip', length)).toEqual(github.artifacts[0]?.archive);
  expect(await api.download('/actions/artifacts/1/zip', length - 1)).toBeUndefined();
  expect(github.tokenWentElsewhere).toBe(false);
});

test('says what GitHub answered', async () => {
  await expect(api.get('/nothing')).rejects.toThrow('GET /nothing was answered by 404');
  await expect(connect(github.address, 'o/r', 'old').get('/nothing')).rejects.toThrow('401');
});
