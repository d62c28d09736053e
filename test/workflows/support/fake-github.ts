/** The part of GitHub's API that the comment script talks to, in memory. */

import { crc32, deflateRawSync } from 'node:zlib';
import type { Api } from '../../../.github/scripts/api.ts';
import type { Run } from '../../../.github/scripts/pull-request.ts';
import type { Phrase } from '../../../src/diff/describe/phrase.ts';
import type { DiffReport } from '../../../src/diff/report-markdown.ts';

export const RUN: Run = {
  id: 42,
  conclusion: 'success',
  headSha: 'a'.repeat(40),
  headBranch: 'more-chargers',
  headRepository: 'fork/r',
  repository: 'o/r',
  url: 'https://github.com/o/r/actions/runs/42',
};

export interface Comment {
  readonly id: number;
  readonly pullRequest: number;
  readonly user: { readonly login: string };
  body: string;
}

/** The report that a run of check uploads: a summary and one line per change. */
export function report(summary: string, ...changes: readonly Phrase[]): string {
  return JSON.stringify({ summary: [summary], changes, more: 0 } satisfies DiffReport);
}

export class FakeGitHub {
  pullRequests: object[] = [];
  comments: Comment[] = [];
  artifacts: { id: number; archive: Uint8Array; name?: string; size?: number; expired?: boolean }[] = [];

  /** An open pull request, from the branch that was checked unless a test says otherwise. */
  pullRequest(number: number, { sha = RUN.headSha, from = RUN.headRepository, to = RUN.repository } = {}): object {
    return { number, head: { sha, repo: { full_name: from } }, base: { repo: { full_name: to } } };
  }

  addStrangersComments(count: number): void {
    for (let i = 0; i < count; i++) {
      this.comments.push({ id: 1000 + i, pullRequest: 7, user: { login: 'reader' }, body: 'Nice.' });
    }
  }

  /** What a GET is answered by, without pages; undefined for 404. */
  answer(path: string): unknown {
    const { pathname, searchParams } = new URL(path, 'https://api.github.com');
    if (pathname === '/pulls' && searchParams.get('head') === 'fork:more-chargers') return this.pullRequests;
    if (pathname === '/issues/7/comments') return this.comments;
    if (pathname !== '/actions/runs/42/artifacts') return undefined;
    const artifacts = this.artifacts.map(
      ({ id, archive, name = 'published-data', size = archive.length, expired = false }) => {
        return { id, name, size_in_bytes: size, expired };
      },
    );
    return { total_count: artifacts.length, artifacts };
  }

  write(method: string, path: string, body: string): void {
    const id = Number(/\d+/.exec(path));
    const user = { login: 'github-actions[bot]' };
    if (method === 'POST' && path === `/issues/${id}/comments`)
      this.comments.push({ id: this.comments.length + 1, pullRequest: id, user, body });
    const existing = this.comments.find((entry) => entry.id === id);
    if (method === 'PATCH' && path === `/issues/comments/${id}` && existing !== undefined) existing.body = body;
  }

  archive(path: string): Uint8Array | undefined {
    return this.artifacts.find(({ id }) => path === `/actions/artifacts/${id}/zip`)?.archive;
  }

  api(): Api {
    const get = async (path: string) => {
      const answer = this.answer(path);
      if (answer === undefined) throw new Error(`404 ${path}`);
      return answer;
    };
    return {
      get,
      async *list(path) {
        const items = await get(path);
        if (Array.isArray(items)) yield* items;
      },
      download: async (path, most) => {
        const archive = this.archive(path);
        return archive !== undefined && archive.length <= most ? archive : undefined;
      },
      send: async (method, path, body) => this.write(method, path, (body as { body: string }).body),
    };
  }
}

/** A zip archive of one file, as GitHub makes them. */
export function zipped(text: string | Uint8Array, name = 'published-data.json', method: 0 | 8 = 8): Buffer {
  const content = Buffer.from(text as string);
  const packed = method === 8 ? deflateRawSync(content) : content;
  const file = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, file, packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
