/**
 * One signed request to a service that speaks S3, and what its answer means. aws4fetch signs; what is asked, and what is done when
 * something fails, is here and in s3.ts, because a head may not be lost to a retry that nobody thought of.
 */

import { AwsV4Signer } from 'aws4fetch';
import { hex } from '../../stored-format/stored-body.ts';
import { PassingFault, StoreFault } from './store.ts';

/** Where a bucket is, and who asks. */
export interface Access {
  /** `https://ACCOUNT.r2.cloudflarestorage.com/BUCKET` or `https://BUCKET.s3.REGION.amazonaws.com`: docs/publishing.md. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Connection {
  readonly fetch?: typeof fetch;
  /** Ends each request: called when one begins. By default after half a minute. */
  readonly deadline?: () => AbortSignal;
}

export interface Answer {
  /** 2xx, 404 or 412. */
  readonly status: number;
  readonly headers: Headers;
  /** The whole body. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Question {
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Asks once. @throws PassingFault, StoreFault */
export type AskS3 = (method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', path: string, question?: Question) => Promise<Answer>;

const DEADLINE_MS = 30_000;

export function connectS3(access: Access, connection: S3Connection): { words: string; ask: AskS3 } {
  const bucket = bucketUrl(access.url);
  const words = `the bucket at ${bucket.href}`;
  const { fetch: send = fetch, deadline = () => AbortSignal.timeout(DEADLINE_MS) } = connection;

  const ask: AskS3 = async (method, path, { bytes, headers = {}, query = {} } = {}) => {
    const url = new URL(bucket);
    url.pathname = url.pathname.replace(/\/$/, '') + path;
    url.search = new URLSearchParams(query).toString();
    const body = bytes === undefined ? null : new Uint8Array(bytes);
    const signed = await sign(access, method, url, body, headers);
    const answer = await exchange(words, () =>
      send(signed.url, { method, headers: signed.headers, body, ...alone(deadline()) }),
    );
    judge(words, answer, method);
    return answer;
  };
  return { words, ask };
}

function bucketUrl(text: string): URL {
  const url = URL.parse(text);
  // The text is not repeated: it may hold a password.
  if (url === null || !/^https?:$/.test(url.protocol)) throw new StoreFault('The address of the bucket is no URL');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new StoreFault('The address of the bucket has more than a host and a path; keys have settings of their own');
  return url;
}

async function sign(
  { accessKeyId, secretAccessKey, region }: Access,
  method: string,
  url: URL,
  body: Uint8Array<ArrayBuffer> | null,
  headers: Readonly<Record<string, string>>,
): Promise<{ url: URL; headers: Headers }> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body ?? new Uint8Array()));
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    // With the digest of the body, a damaged one is refused.
    headers: { ...headers, 'x-amz-content-sha256': hex(digest) },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  });
  const signed = await signer.sign();
  // Not signed, because proxies change it. A compressed answer would have another ETag, and another length.
  signed.headers.set('accept-encoding', 'identity');
  return signed;
}

/** Follows no redirection: the signature is good for one address. */
function alone(signal: AbortSignal): RequestInit {
  return { signal, redirect: 'manual' };
}

async function exchange(words: string, send: () => Promise<Response>): Promise<Answer> {
  try {
    const response = await send();
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    return { status, headers, bytes };
  } catch (error) {
    throw new PassingFault(`${words} cannot be reached: ${reasonOf(error)}`, true);
  }
}

/** The code of an error of the system, such as ECONNREFUSED, or the name of what ended the request. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'no answer in time' : error.name;
}

/** Lets through what callers tell apart: done, not there, another one was there. */
function judge(words: string, { status, headers, bytes }: Answer, method: string): void {
  const length = headers.get('content-length');
  const isWhole =
    method === 'HEAD' || length === null || headers.has('content-encoding') || Number(length) === bytes.length;
  if (!isWhole) throw new PassingFault(`${words} gave only a part of an answer`, true);
  if (status >= 200 && status < 300) return;
  const code = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1];
  if (status === 412 || (status === 404 && code !== 'NoSuchBucket')) return;
  // Nothing else of the answer: some services repeat in it what was signed, and by which key.
  const text = `${words} answers ${status}${code === undefined ? '' : ` (${code})`}`;
  if (status === 409 || status === 429) throw new PassingFault(text, false);
  if (status === 408 || (status >= 500 && status !== 501)) throw new PassingFault(text, true);
  throw new StoreFault(text);
}
