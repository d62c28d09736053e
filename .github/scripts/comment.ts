/**
 * Posts the result of the workflow `check` as one comment on the pull request, and keeps that comment up to date.
 *
 * It runs on workflow_run, with a token that may write comments. It trusts only the event, which GitHub wrote: the run,
 * its commit and its repository. The report that the run uploaded was made by the pull request's code, so it is read as
 * data, and rendered as Markdown here.
 */

import { readFile } from 'node:fs/promises';
import { renderMarkdown } from '../../src/diff/report-markdown.ts';
import { type Api, connect } from './api.ts';
import { findPullRequest, type Run, toRun } from './pull-request.ts';
import { readReport } from './read-report.ts';
import { readUploadedReport } from './uploaded-report.ts';

/** Invisible first line of the comment, by which later runs find it. */
const MARKER = '<!-- ocpi-snapshot: published data -->';

/** The user that the token of a workflow belongs to. */
const AUTHOR = 'github-actions[bot]';

const NOTHING = 'This pull request does not change the published data.\n';
const INCOMPARABLE = 'The data before this pull request cannot be built, so there is nothing to compare with.\n';
const ALL = 'npm run diff -- BEFORE AFTER --limit 0';

export async function comment(run: Run, api: Api, say: (line: string) => void): Promise<void> {
  const found = await findPullRequest(run, api);
  if (typeof found === 'string') return say(found);
  const existing = await existingComment(found, api);
  const text = await textFor(run, api, existing !== undefined);
  if (text === undefined) return say('There is nothing to say.');
  // The pull request's code made the report, so the comment says so.
  const footer = `<sub>Commit ${run.headSha}, [check ${run.id}](${run.url}), by code of this pull request.</sub>\n`;
  const body = `${MARKER}\n${text}\n${footer}`;
  if (existing === undefined) await api.send('POST', `/issues/${found}/comments`, { body });
  else await api.send('PATCH', `/issues/comments/${existing}`, { body });
  say(`${existing === undefined ? 'Wrote' : 'Updated'} the comment on pull request ${found}.`);
}

/** The text of the comment; undefined if there is nothing to say and no earlier comment to correct. */
async function textFor(run: Run, api: Api, isUpdate: boolean): Promise<string | undefined> {
  switch (run.conclusion) {
    case 'success': {
      const found = await readUploadedReport(run, api);
      if (found === 'nothing') return isUpdate ? NOTHING : undefined;
      const report = found === 'unreadable' ? undefined : readReport(found.text);
      if (report === undefined) return unreadable(run);
      return report === 'incomparable' ? INCOMPARABLE : renderMarkdown(report, { all: ALL });
    }
    case 'failure':
    case 'timed_out':
      return `### The check did not pass\n\n[What is wrong, and where](${run.url})\n`;
    default:
      return undefined;
  }
}

function unreadable({ url }: Run): string {
  return `### The changes cannot be shown\n\nThe check passed, but its report cannot be read. [The run](${url})\n`;
}

async function existingComment(pullRequest: number, api: Api): Promise<number | undefined> {
  for await (const entry of api.list(`/issues/${pullRequest}/comments`)) {
    const { id, body, user } = entry as { id?: unknown; body?: unknown; user?: { login?: unknown } };
    const ours = user?.login === AUTHOR && typeof body === 'string' && body.startsWith(MARKER);
    if (ours && typeof id === 'number') return id;
  }
  return undefined;
}

/** Reads the runner's environment (docs.github.com, "Default environment variables"). */
async function main({ GITHUB_EVENT_PATH, GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }: NodeJS.ProcessEnv) {
  if (!GITHUB_EVENT_PATH || !GITHUB_API_URL || !GITHUB_REPOSITORY || !GITHUB_TOKEN)
    throw new Error('This runs in a workflow, with GITHUB_TOKEN in its environment.');
  const run = toRun(JSON.parse(await readFile(GITHUB_EVENT_PATH, 'utf8')), GITHUB_REPOSITORY);
  await comment(run, connect(GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN), (line) => {
    process.stdout.write(`${line}\n`);
  });
}

if (import.meta.main) await main(process.env);
