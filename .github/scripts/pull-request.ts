/** Finds the pull request that a run of `check` was for, from what GitHub says, never from what the run says. */

import type { Api } from './api.ts';

/** A finished run of `check`, as the event workflow_run describes it. */
export interface Run {
  readonly id: number;
  readonly conclusion: string;
  /** The newest commit of the pull request when the run started. */
  readonly headSha: string;
  /** Branch and repository that the pull request comes from; the repository is empty if the fork was deleted. */
  readonly headBranch: string;
  readonly headRepository: string;
  /** The repository of the workflow, which the pull request is for. */
  readonly repository: string;
  /** The URL of the run. */
  readonly url: string;
}

/** @throws Error if this is not the event that comment.yml is for */
export function toRun(event: unknown, repository: string): Run {
  const { workflow_run: run } = event as { workflow_run?: { [name: string]: unknown } };
  if (run === undefined || run.event !== 'pull_request')
    throw new Error('This script only handles runs of check on pull requests.');
  const { id, conclusion, head_sha: headSha, head_branch: headBranch, html_url: url } = run;
  const { full_name: headRepository } = (run.head_repository ?? {}) as { full_name?: unknown };
  if (typeof id !== 'number' || typeof headSha !== 'string' || !/^[0-9a-f]{40}$/.test(headSha))
    throw new Error('The event does not say which commit was checked.');
  if (typeof url !== 'string' || !/^https?:\/\/[\w.:/-]+$/.test(url))
    throw new Error('The event does not say where the run is.');
  return {
    id,
    conclusion: String(conclusion),
    headSha,
    headBranch: String(headBranch),
    headRepository: typeof headRepository === 'string' ? headRepository : '',
    repository,
    url,
  };
}

/**
 * The number of the only open pull request whose newest commit was checked, or the reason why there is none. It is
 * found by its branch, because the event lists no pull requests of forks, and GitHub cannot look up a fork's commit by
 * its hash.
 */
export async function findPullRequest(run: Run, api: Api): Promise<number | string> {
  const [owner] = run.headRepository.split('/');
  if (!owner) return 'The repository of the pull request no longer exists.';
  const head = encodeURIComponent(`${owner}:${run.headBranch}`);
  const numbers: number[] = [];
  for await (const entry of api.list(`/pulls?state=open&head=${head}`)) {
    const { number, head, base } = entry as { number?: unknown; head?: Side; base?: Side };
    if (typeof number !== 'number' || head?.sha !== run.headSha) continue;
    if (head.repo?.full_name === run.headRepository && base?.repo?.full_name === run.repository) numbers.push(number);
  }
  const [number, ...others] = numbers;
  if (number === undefined) return `No open pull request has ${run.headSha} as its newest commit.`;
  if (others.length > 0)
    return `Several pull requests have ${run.headSha} as their newest commit, so it is unknown which was checked.`;
  return number;
}

interface Side {
  readonly sha?: unknown;
  readonly repo?: { readonly full_name?: unknown } | null;
}
