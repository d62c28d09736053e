/** The fake GitHub behind HTTP on this machine, with what matters of the real one: pages, tokens, and a redirect. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeGitHub, RUN, zipped } from './fake-github.ts';

export class GitHubServer extends FakeGitHub {
  readonly token = 'a-token';
  /** Whether the token was sent to the place of the archives, which is not GitHub's. */
  tokenWentElsewhere = false;
  #api = createServer((request, response) => void this.#answer(request, response));
  #archives = createServer((request, response) => {
    if (request.headers.authorization !== undefined) this.tokenWentElsewhere = true;
    response.end(this.archive(request.url ?? ''));
  });

  static async start(): Promise<GitHubServer> {
    const github = new GitHubServer();
    github.pullRequests = [github.pullRequest(7)];
    await Promise.all([github.#api, github.#archives].map(listen));
    return github;
  }

  get address(): string {
    return addressOf(this.#api);
  }

  /** A run of check uploads this. */
  handOver(text: string, name = 'published-data'): void {
    this.artifacts.push({ id: this.artifacts.length + 1, name, archive: zipped(text) });
  }

  /** The event about the run that comment.yml gets. */
  event(): object {
    const { id, conclusion, headSha: head_sha, headBranch: head_branch, headRepository, url: html_url } = RUN;
    const head_repository = { full_name: headRepository };
    return {
      workflow_run: { id, event: 'pull_request', conclusion, head_sha, head_branch, head_repository, html_url },
    };
  }

  async stop(): Promise<void> {
    await Promise.all([this.#api, this.#archives].map((server) => new Promise((done) => server.close(done))));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.headers.authorization !== `Bearer ${this.token}`) return void response.writeHead(401).end('{}');
    const { method = '', url = '' } = request;
    if (!url.startsWith('/repos/o/r/')) return void response.writeHead(404).end('{}');
    const path = url.slice('/repos/o/r'.length);
    if (method !== 'GET') {
      this.write(method, path, JSON.parse(body).body);
      return void response.writeHead(method === 'POST' ? 201 : 200).end('{}');
    }
    if (path.endsWith('/zip')) {
      return void response.writeHead(302, { location: `${addressOf(this.#archives)}${path}` }).end();
    }
    const answer = this.answer(path);
    if (answer === undefined) return void response.writeHead(404).end('{}');
    response.end(JSON.stringify(Array.isArray(answer) ? pageOf(answer, path) : answer));
  }
}

function pageOf(items: readonly unknown[], path: string): readonly unknown[] {
  const { searchParams } = new URL(path, 'https://api.github.com');
  const size = Number(searchParams.get('per_page') ?? 30);
  const page = Number(searchParams.get('page') ?? 1);
  return items.slice((page - 1) * size, page * size);
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
