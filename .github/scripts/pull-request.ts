/** Which pull request a run of `check` was for: told by GitHub alone, never by the run itself. */

import type { Api } from './api.ts';

/** A finished run of `check`, as the event workflow_run describes it. */
export interface Run {
  readonly id: number;
  readonly conclusion: string;
  /** The newest commit of the pull request when the run began. */
  readonly headSha: string;
  /** Branch and repository that the pull request comes from; a fork that was deleted has none. */
  readonly headBranch: string;
  readonly headRepository: string;
  /** The repository of the workflow, to which the pull request goes. */
  readonly repository: string;
  /** The page of the run. */
  readonly address: string;
}

/** @throws Error if this is not the event that comment.yml is for */
export function toRun(event: unknown, repository: string): Run {
  const { workflow_run: run } = event as { workflow_run?: { [name: string]: unknown } };
  if (run === undefined || run.event !== 'pull_request') throw new Error('This is for runs of check on pull requests.');
  const { id, conclusion, head_sha: headSha, head_branch: headBranch, html_url: address } = run;
  const { full_name: headRepository } = (run.head_repository ?? {}) as { full_name?: unknown };
  if (typeof id !== 'number' || typeof headSha !== 'string' || !/^[0-9a-f]{40}$/.test(headSha))
    throw new Error('The event does not say which commit was checked.');
  if (typeof address !== 'string' || !/^https?:\/\/[\w.:/-]+$/.test(address))
    throw new Error('The event does not say where the run is.');
  return {
    id,
    conclusion: String(conclusion),
    headSha,
    headBranch: String(headBranch),
    headRepository: typeof headRepository === 'string' ? headRepository : '',
    repository,
    address,
  };
}

/**
 * The number of the one open pull request whose newest commit was checked, or the reason why there is none. The event
 * lists no pull requests for forks, and GitHub does not know a fork's commit by its hash, so it is found by its branch.
 */
export async function findPullRequest(run: Run, api: Api): Promise<number | string> {
  const [owner] = run.headRepository.split('/');
  if (!owner) return 'The repository of the pull request is gone.';
  const head = encodeURIComponent(`${owner}:${run.headBranch}`);
  const numbers: number[] = [];
  for await (const entry of api.list(`/pulls?state=open&head=${head}`)) {
    const { number, head, base } = entry as { number?: unknown; head?: Side; base?: Side };
    if (typeof number !== 'number' || head?.sha !== run.headSha) continue;
    if (head.repo?.full_name === run.headRepository && base?.repo?.full_name === run.repository) numbers.push(number);
  }
  const [number, ...others] = numbers;
  if (number === undefined) return `No open pull request has ${run.headSha} as its newest commit.`;
  if (others.length > 0) return `Several pull requests are at ${run.headSha}, and it is not known which was checked.`;
  return number;
}

interface Side {
  readonly sha?: unknown;
  readonly repo?: { readonly full_name?: unknown } | null;
}
