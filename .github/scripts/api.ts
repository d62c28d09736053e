/** The part of GitHub's REST API that the scripts need, for one repository. */

export interface Api {
  /** All items of a list, page by page. */
  list(path: string): AsyncGenerator<unknown>;
  get(path: string): Promise<unknown>;
  /** The bytes at a path, following redirects; undefined if there are more than `most`. */
  download(path: string, most: number): Promise<Uint8Array | undefined>;
  send(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<void>;
}

/** Pages of a list. A pull request has at most 2,500 comments. */
const MOST_PAGES = 30;
const PAGE = 100;
const TIMEOUT = 30_000;

/** The API of a repository. Every method throws an Error with GitHub's answer if that is not a success. */
export function connect(address: string, repository: string, token: string): Api {
  const request = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${address}/repos/${repository}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
        'user-agent': 'ocpi-snapshot',
      },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path} was answered by ${response.status}: ${(await response.text()).slice(0, 500)}`);
  };
  return {
    async *list(path) {
      for (let page = 1; page <= MOST_PAGES; page++) {
        const mark = path.includes('?') ? '&' : '?';
        const items: unknown = await (await request('GET', `${path}${mark}per_page=${PAGE}&page=${page}`)).json();
        if (!Array.isArray(items)) throw new Error(`GET ${path} was not answered by a list.`);
        yield* items;
        if (items.length < PAGE) return;
      }
      // What is looked for may be on the next page.
      throw new Error(`GET ${path} has more than ${MOST_PAGES} pages.`);
    },
    async get(path) {
      return (await request('GET', path)).json();
    },
    async download(path, most) {
      const { body } = await request('GET', path);
      const chunks: Uint8Array[] = [];
      let size = 0;
      // Returning from the loop cancels the rest of the download.
      for await (const chunk of body ?? []) {
        size += chunk.length;
        if (size > most) return undefined;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
    async send(method, path, body) {
      await request(method, path, body);
    },
  };
}
