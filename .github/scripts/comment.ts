/**
 * Posts the result of the workflow `check` as one comment on the pull request, and keeps that comment up to date.
 *
 * It runs on workflow_run, with a token that may write comments. It trusts only the event, which GitHub wrote: the run,
 * its commit and its repository. The pull request may have changed the workflow that made the report, so that is read as
 * data, and rendered as Markdown here.
 */

import { readFile } from 'node:fs/promises';
import { renderMarkdown } from '../../src/diff/report-markdown.ts';
import { type Api, connect } from './api.ts';
import { findPullRequest, type Run, toRun } from './pull-request.ts';
import { readReport } from './read-report.ts';
import { readUploadedReport } from './uploaded-report.ts';

/** The report of the network whose data is in data/. That of another one has its directory behind it (read-inputs.sh). */
const USUAL = 'published-data';

/** The user that the token of a workflow belongs to. */
const AUTHOR = 'github-actions[bot]';

const NOTHING = 'This pull request does not change the published data.\n';
const INCOMPARABLE =
  'The data before and after this pull request cannot be compared: one of the two cannot be built here.\n';
const ALL = 'ocpi-snapshot diff BEFORE AFTER --limit 0';

/** @param artifact the name of the report that check uploads; letters, digits and . _ + - */
export async function comment(run: Run, api: Api, say: (line: string) => void, artifact = USUAL): Promise<void> {
  const found = await findPullRequest(run, api);
  if (typeof found === 'string') return say(found);
  const marker = markerOf(artifact);
  const existing = await existingComment(found, marker, api);
  const text = await textFor(run, artifact, api, existing !== undefined);
  if (text === undefined) return say('There is nothing to say.');
  const network = artifact === USUAL ? '' : `\`${artifact.slice(USUAL.length + 1).replaceAll('+', '/')}\`, `;
  // The workflow made the report as the pull request has it, so the comment says so.
  const footer = `<sub>Commit ${run.headSha}, ${network}[check ${run.id}](${run.url}), by the workflow in this pull request.</sub>\n`;
  const body = `${marker}\n${text}\n${footer}`;
  if (existing === undefined) await api.send('POST', `/issues/${found}/comments`, { body });
  else await api.send('PATCH', `/issues/comments/${existing}`, { body });
  say(`${existing === undefined ? 'Wrote' : 'Updated'} the comment on pull request ${found}.`);
}

/** Invisible first line of the comment, by which later runs find it. */
function markerOf(artifact: string): string {
  return artifact === USUAL ? '<!-- ocpi-snapshot: published data -->' : `<!-- ocpi-snapshot: ${artifact} -->`;
}

/** The text of the comment; undefined if there is nothing to say and no earlier comment to correct. */
async function textFor(run: Run, artifact: string, api: Api, isUpdate: boolean): Promise<string | undefined> {
  switch (run.conclusion) {
    case 'success': {
      const found = await readUploadedReport(run, artifact, api);
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

async function existingComment(pullRequest: number, marker: string, api: Api): Promise<number | undefined> {
  for await (const entry of api.list(`/issues/${pullRequest}/comments`)) {
    const { id, body, user } = entry as { id?: unknown; body?: unknown; user?: { login?: unknown } };
    const ours = user?.login === AUTHOR && typeof body === 'string' && body.startsWith(marker);
    if (ours && typeof id === 'number') return id;
  }
  return undefined;
}

/** Reads the runner's environment (docs.github.com, "Default environment variables"). */
async function main({ ARTIFACT, ...environment }: NodeJS.ProcessEnv) {
  const { GITHUB_EVENT_PATH, GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = environment;
  if (!GITHUB_EVENT_PATH || !GITHUB_API_URL || !GITHUB_REPOSITORY || !GITHUB_TOKEN)
    throw new Error('This runs in a workflow, with GITHUB_TOKEN in its environment.');
  const run = toRun(JSON.parse(await readFile(GITHUB_EVENT_PATH, 'utf8')), GITHUB_REPOSITORY);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await comment(run, connect(GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN), say, ARTIFACT || USUAL);
}

if (import.meta.main) await main(process.env);
