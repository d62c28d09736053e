/**
 * Writes what the workflow `check` found out into one comment on the pull request, and keeps that comment up to date.
 *
 * It runs on workflow_run, with a token that may write comments. All that it believes is the event, which GitHub wrote:
 * which run, of which commit, of which repository. What the run handed over was made by the pull request's code: it is
 * read as data, and becomes Markdown here.
 */

import { readFile } from 'node:fs/promises';
import { renderMarkdown } from '../../src/diff/markdown.ts';
import { type Api, connect } from './api.ts';
import { readHandedOver } from './handed-over.ts';
import { findPullRequest, type Run, toRun } from './pull-request.ts';
import { readReport } from './read-report.ts';

/** Invisible, at the beginning of the comment by which the next run finds it again. */
const MARKER = '<!-- ocpi-snapshot: published data -->';

/** Who writes with the token of a workflow. */
const AUTHOR = 'github-actions[bot]';

const NOTHING = 'This pull request does not change the published data.\n';
const INCOMPARABLE = 'The data before this pull request cannot be built, so there is nothing to compare with.\n';
const ALL = 'npm run diff -- BEFORE AFTER --limit 0';

export async function comment(run: Run, api: Api, say: (line: string) => void): Promise<void> {
  const found = await findPullRequest(run, api);
  if (typeof found === 'string') return say(found);
  const former = await formerComment(found, api);
  const text = await textFor(run, api, former !== undefined);
  if (text === undefined) return say('There is nothing to say.');
  // Code of the pull request may say of it what it likes.
  const footer = `<sub>Commit ${run.headSha}, [check ${run.id}](${run.address}), by code of this pull request.</sub>\n`;
  const body = `${MARKER}\n${text}\n${footer}`;
  if (former === undefined) await api.send('POST', `/issues/${found}/comments`, { body });
  else await api.send('PATCH', `/issues/comments/${former}`, { body });
  say(`${former === undefined ? 'Wrote' : 'Renewed'} the comment on pull request ${found}.`);
}

/** What to say; undefined if there is nothing to say, and nothing said before that would now be wrong. */
async function textFor(run: Run, api: Api, corrects: boolean): Promise<string | undefined> {
  switch (run.conclusion) {
    case 'success': {
      const found = await readHandedOver(run, api);
      if (found === 'nothing') return corrects ? NOTHING : undefined;
      const report = found === 'unreadable' ? undefined : readReport(found.text);
      if (report === undefined) return unreadable(run);
      return report === 'incomparable' ? INCOMPARABLE : renderMarkdown(report, { all: ALL });
    }
    case 'failure':
    case 'timed_out':
      return `### The check did not pass\n\nNothing of this would be published. [What is wrong, and where](${run.address})\n`;
    default:
      return undefined;
  }
}

function unreadable({ address }: Run): string {
  return `### What changes cannot be shown\n\nThe check passed, but what it handed over cannot be read. [The run](${address})\n`;
}

async function formerComment(pullRequest: number, api: Api): Promise<number | undefined> {
  for await (const entry of api.list(`/issues/${pullRequest}/comments`)) {
    const { id, body, user } = entry as { id?: unknown; body?: unknown; user?: { login?: unknown } };
    const ours = user?.login === AUTHOR && typeof body === 'string' && body.startsWith(MARKER);
    if (ours && typeof id === 'number') return id;
  }
  return undefined;
}

/** What the runner tells a step (docs.github.com, "Default environment variables"). */
async function main({ GITHUB_EVENT_PATH, GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }: NodeJS.ProcessEnv) {
  if (!GITHUB_EVENT_PATH || !GITHUB_API_URL || !GITHUB_REPOSITORY || !GITHUB_TOKEN)
    throw new Error('This runs in a workflow, with GITHUB_TOKEN in its environment.');
  const run = toRun(JSON.parse(await readFile(GITHUB_EVENT_PATH, 'utf8')), GITHUB_REPOSITORY);
  await comment(run, connect(GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN), (line) => {
    process.stdout.write(`${line}\n`);
  });
}

if (import.meta.main) await main(process.env);
