/** A small server that speaks as much S3 as the store does, and fails on demand. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Access } from '../../../src/live/store/s3-requests.ts';

/**
 * What happens to a request: an answer of this status without doing it; the answer never comes, whether it was done or not; half an
 * answer; half an answer, and then the connection is cut.
 */
export type Fault = { status: number; code: string } | 'lost' | 'done and lost' | 'half';

export interface FakeS3 extends AsyncDisposable {
  readonly access: Access;
  readonly objects: Map<string, { bytes: Buffer; putAt: Date }>;
  /** Faults of the next requests, by method: `PUT`. */
  readonly faults: { method: string; fault: Fault }[];
  /** Method and path of each request. */
  readonly asked: string[];
  /** Ends the requests that wait for an answer that never comes. */
  readonly deadline: () => AbortSignal;
  /** Some servers do not know If-Match and If-None-Match. */
  ignoresConditions: boolean;
  /** How many objects are on a page of a list. */
  pageSize: number;
}

export async function startFakeS3(): Promise<FakeS3> {
  let waiting = new AbortController();
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const fake: FakeS3 = {
    access: {
      url: `http://127.0.0.1:${port}/bucket`,
      region: 'here-1',
      accessKeyId: 'KEYID',
      secretAccessKey: 'SECRET',
    },
    objects: new Map(),
    faults: [],
    asked: [],
    deadline: () => {
      waiting = new AbortController();
      return waiting.signal;
    },
    ignoresConditions: false,
    pageSize: 2,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    fake.asked.push(`${method} ${url}`);
    const position = fake.faults.findIndex((planned) => planned.method === method);
    const fault = position < 0 ? undefined : fake.faults.splice(position, 1)[0]?.fault;
    if (typeof fault === 'object') return void refuse(response, fault.status, fault.code);
    if (fault === 'lost') return waiting.abort();
    const held = fault === 'done and lost' ? undefined : response;
    const done = handle(request, new URL(url, 'http://x'), body);
    if (held === undefined) return waiting.abort();
    response.writeHead(done.status, { ...done.headers, 'content-length': done.bytes.length });
    if (fault === 'half') response.write(done.bytes.subarray(0, done.bytes.length / 2), () => response.destroy());
    else response.end(method === 'HEAD' ? undefined : done.bytes);
  }

  function handle({ method, headers }: IncomingMessage, { pathname, searchParams }: URL, body: Buffer): Done {
    const key = pathname.replace('/bucket/', '');
    const found = fake.objects.get(key);
    if (key === '' && method === 'GET') return list(searchParams);
    if (method === 'PUT') {
      const condition = fake.ignoresConditions ? undefined : headers['if-match'];
      // As AWS says it.
      if (condition !== undefined && found === undefined) return { status: 404, bytes: codeXml('NoSuchKey') };
      const isOther = condition !== undefined && found !== undefined && etagOf(found.bytes) !== condition;
      const isThere = headers['if-none-match'] === '*' && !fake.ignoresConditions && found !== undefined;
      if (isOther || isThere) return { status: 412, bytes: codeXml('PreconditionFailed') };
      fake.objects.set(key, { bytes: body, putAt: new Date() });
      return { status: 200, headers: { etag: etagOf(body) }, bytes: Buffer.alloc(0) };
    }
    if (method === 'DELETE') {
      fake.objects.delete(key);
      return { status: 204, bytes: Buffer.alloc(0) };
    }
    if (found === undefined) return { status: 404, bytes: codeXml('NoSuchKey') };
    const { bytes, putAt } = found;
    return { status: 200, headers: { etag: etagOf(bytes), 'last-modified': putAt.toUTCString() }, bytes };
  }

  function list(query: URLSearchParams): Done {
    const keys = [...fake.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const entries = keys.slice(from, from + fake.pageSize).map((key) => {
      const putAt = fake.objects.get(key)?.putAt.toISOString();
      return `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${putAt}</LastModified></Contents>`;
    });
    const next = from + fake.pageSize;
    const more =
      next < keys.length ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>` : '';
    return { status: 200, bytes: Buffer.from(`<ListBucketResult>${more}${entries.join('')}</ListBucketResult>`) };
  }

  return fake;
}

interface Done {
  status: number;
  headers?: Record<string, string>;
  bytes: Buffer;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, status === 301 ? { location: '/bucket/elsewhere' } : {}).end(codeXml(code));
}

/** With what was signed, as AWS repeats it. */
function codeXml(code: string): Buffer {
  return Buffer.from(`<Error><Code>${code}</Code><AWSAccessKeyId>KEYID</AWSAccessKeyId></Error>`);
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
