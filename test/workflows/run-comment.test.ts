/** The step of comment.yml, run here as GitHub would run it, with a GitHub on this machine. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { report } from './support/fake-github.ts';
import { GitHubServer } from './support/github-server.ts';
import { logOf, resultsOf, Workplace } from './support/workplace.ts';

let place: Workplace;

beforeAll(() => {
  place = new Workplace();
});

afterAll(() => place.remove());

describe('comment', () => {
  let github: GitHubServer;

  beforeEach(async () => {
    github = await GitHubServer.start();
  });

  afterEach(() => github.stop());

  test('writes the report of check, and then updates it', { tags: ['slow'] }, async () => {
    const eventFile = join(place.root, 'event.json');
    const environment = {
      ...{ GITHUB_EVENT_PATH: eventFile, GITHUB_API_URL: github.address, GITHUB_REPOSITORY: 'o/r' },
    };
    const commentOn = async (handedOver: string) => {
      github.handOver(handedOver);
      writeFileSync(eventFile, JSON.stringify(github.event()));
      return place.run('comment.yml', 'main', { environment, expressions: { 'github.token': github.token } });
    };
    for (const [said, shown] of [
      ['1 EVSE added', '\n1 EVSE added\n'],
      ['Thanks @everyone', '\n`Thanks @everyone`\n'],
    ] as const) {
      const result = await commentOn(report(said));
      expect(resultsOf(result), logOf(result)).toMatchObject({ Comment: 'success' });
      expect(github.comments).toHaveLength(1);
      expect(github.comments[0]?.body).toContain(shown);
      expect(result.calls).toEqual([
        'node $WORKSPACE/bin/with-pinned-node.cjs $WORKSPACE/.github/scripts/comment.ts (token: a-token)',
      ]);
    }
    expect(github.tokenWentElsewhere).toBe(false);
  });

  test('fails visibly if GitHub refuses', async () => {
    const eventFile = join(place.root, 'event.json');
    writeFileSync(eventFile, JSON.stringify(github.event()));
    const environment = {
      ...{ GITHUB_EVENT_PATH: eventFile, GITHUB_API_URL: github.address, GITHUB_REPOSITORY: 'o/r' },
    };
    const result = await place.run('comment.yml', 'main', { environment, expressions: { 'github.token': 'expired' } });
    expect(resultsOf(result)).toMatchObject({ Comment: 'failure' });
    expect(logOf(result)).toContain('was answered by 401');
  });
});
