/** The comment on a pull request, against a GitHub made of a few objects. */

import { beforeEach, describe, expect, test } from 'vitest';
import { comment } from '../../.github/scripts/comment.ts';
import { type Run, toRun } from '../../.github/scripts/pull-request.ts';
import { FakeGitHub, RUN, report, zipped } from './support/fake-github.ts';

let github: FakeGitHub;
let said: string[];

beforeEach(() => {
  github = new FakeGitHub();
  github.pullRequests = [github.pullRequest(7)];
  said = [];
});

const run = (change: Partial<Run> = {}) => comment({ ...RUN, ...change }, github.api(), (line) => said.push(line));

describe('the first time', () => {
  test('the report of check becomes a comment', async () => {
    github.artifacts = [{ id: 1, archive: zipped(report('1 EVSE added', ['1 EVSE added at ', { value: 'AMS-01' }])) }];
    await run();
    expect(github.comments).toMatchObject([{ pullRequest: 7, user: { login: 'github-actions[bot]' } }]);
    expect(github.comments[0]?.body.split('\n')).toEqual([
      '<!-- ocpi-snapshot: published data -->',
      '### Changes in the published data',
      '',
      '1 EVSE added',
      '',
      '* 1 EVSE added at `AMS-01`',
      '',
      `<sub>Commit ${RUN.headSha}, [check 42](https://github.com/o/r/actions/runs/42), by the workflow in this pull request.</sub>`,
      '',
    ]);
  });

  test('a failed check is reported with a link', async () => {
    await run({ conclusion: 'failure' });
    expect(github.comments[0]?.body).toContain('The check did not pass');
    expect(github.comments[0]?.body).toContain('[What is wrong, and where](https://github.com/o/r/actions/runs/42)');
  });

  test('data that had errors before is reported', async () => {
    github.artifacts = [{ id: 1, archive: zipped('"incomparable"') }];
    await run();
    expect(github.comments[0]?.body).toContain('cannot be compared: one of the two cannot be built here');
  });

  test.each(['success', 'skipped', 'action_required', 'neutral'])(
    '%s without a report is no comment',
    async (conclusion) => {
      await run({ conclusion });
      expect(github.comments).toEqual([]);
      expect(said).toEqual(['There is nothing to say.']);
    },
  );
});

describe('after that', () => {
  beforeEach(async () => {
    await run({ conclusion: 'failure' });
    github.addStrangersComments(250);
  });

  test('the one comment is renewed', async () => {
    github.artifacts = [{ id: 1, archive: zipped(report('1 EVSE added')) }];
    await run();
    const ours = github.comments.filter(({ user }) => user.login === 'github-actions[bot]');
    expect(ours).toHaveLength(1);
    expect(ours[0]?.body).toContain('1 EVSE added');
    expect(said.at(-1)).toBe('Updated the comment on pull request 7.');
  });

  test('it is corrected when the data is that of the base branch again', async () => {
    await run();
    expect(github.comments[0]?.body).toContain('does not change the published data');
  });

  test('it does not go on to say what is out of date when the new report is gone', async () => {
    github.artifacts = [{ id: 1, archive: zipped(report('1 EVSE added')), expired: true }];
    await run();
    expect(github.comments[0]?.body).toContain('its report cannot be read');
  });

  test('of several attempts of a run the newest counts', async () => {
    github.artifacts = [
      { id: 1, archive: zipped(report('old')) },
      { id: 3, archive: zipped(report('newest')) },
      { id: 2, archive: zipped(report('older')) },
    ];
    await run();
    expect(github.comments[0]?.body).toContain('newest');
  });
});

test("a stranger's comment is never edited, whatever it looks like", async () => {
  github.comments = [
    { id: 1, pullRequest: 7, user: { login: 'mallory' }, body: '<!-- ocpi-snapshot: published data -->' },
  ];
  await run({ conclusion: 'failure' });
  expect(github.comments.map(({ user }) => user.login)).toEqual(['mallory', 'github-actions[bot]']);
  expect(github.comments[0]?.body).toBe('<!-- ocpi-snapshot: published data -->');
});

describe('no comment is written', () => {
  const none = async (reason: string | RegExp, change: Partial<Run> = {}) => {
    await run({ conclusion: 'failure', ...change });
    expect(github.comments).toEqual([]);
    expect(said.join()).toMatch(reason);
  };

  test('if the pull request has a newer commit by now', async () => {
    github.pullRequests = [github.pullRequest(7, { sha: 'b'.repeat(40) })];
    await none(/No open pull request/);
  });

  test('if a branch of the same name in another fork has the commit', async () => {
    github.pullRequests = [github.pullRequest(7, { from: 'fork/other' })];
    await none(/No open pull request/);
  });

  test('if the pull request goes to another repository', async () => {
    github.pullRequests = [github.pullRequest(7, { to: 'fork/r' })];
    await none(/No open pull request/);
  });

  test('if it is not known which of several was checked', async () => {
    github.pullRequests = [github.pullRequest(7), github.pullRequest(8)];
    await none(/Several pull requests/);
  });

  test('if the fork is gone', async () => {
    await none(/no longer exists/, { headRepository: '' });
  });
});

describe('the event', () => {
  const event = (change: object = {}) => ({
    workflow_run: {
      id: 42,
      event: 'pull_request',
      conclusion: 'success',
      head_sha: RUN.headSha,
      head_branch: 'more-chargers',
      head_repository: { full_name: 'fork/r' },
      html_url: RUN.url,
      pull_requests: [],
      ...change,
    },
  });

  test('names the run', () => {
    expect(toRun(event(), 'o/r')).toEqual(RUN);
  });

  test('of a deleted fork has no repository', () => {
    expect(toRun(event({ head_repository: null }), 'o/r').headRepository).toBe('');
  });

  test.each([
    ['of a push', event({ event: 'push' })],
    ['without a commit', event({ head_sha: 'main' })],
    ['without the URL of the run', event({ html_url: null })],
    ['with a URL that is Markdown', event({ html_url: 'https://github.com/) @octocat' })],
    ['of another kind', { pull_request: {} }],
  ])('%s is refused', (_, wrong) => {
    expect(() => toRun(wrong, 'o/r')).toThrow();
  });
});
