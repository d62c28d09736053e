/**
 * Answers from a directory that is built again and again: before the first build of all or of the page, that this takes a moment; while the data
 * has errors, pages of the last build without them that say so. Everything else, the API included, is answered as ever.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnswerFrom, answerFromDirectory, toResponse } from '../../edge/hosts/directory.ts';
import { answerError, type ErrorAnswer } from '../../edge/rule/failure.ts';
import type { EdgeAnswer, EdgeRequest } from '../../edge/rule/host.ts';
import { escapeHtml } from '../../findings/text/escape-html.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';

/** What the last build was. */
export interface BuiltNow {
  /** What is wrong with the data, for people; empty if nothing is. */
  readonly errors: string;
  /** Whether the page still has to be built. */
  readonly isApiAlone: boolean;
}

/** Why a page is that of the last build, in its language (Companion). */
export type WhyOld = (language: string) => Promise<string>;

export function answerFromBuild(directory: string, now: () => BuiltNow, whyOld?: WhyOld): AnswerFrom {
  const errors = () => now().errors;
  const answer = withNotice(answerFromDirectory(directory), errors, whyOld);
  const wait = withNotice(async (request) => beingBuilt(request), errors);
  let isBuilt = false;
  return async (request) => {
    isBuilt ||= existsSync(join(directory, MANIFEST_PATH));
    return isBuilt && !(now().isApiAlone && isForPage(request) && !isForApi(request)) ? answer(request) : wait(request);
  };
}

const BEING_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Being built</title><body><p>The network is being built for the first time. This page loads again by itself.</p></html>
`;

/** The same, to programs. */
const NOT_YET: ErrorAnswer = {
  httpStatus: 503,
  statusCode: 3000,
  message: 'The network is being built for the first time.',
};

/** A browser that asks the API for HTML gets JSON, as ever. */
function isForApi({ url }: EdgeRequest): boolean {
  return new URL(url).pathname.startsWith('/api/');
}

function beingBuilt(request: EdgeRequest): EdgeAnswer {
  if (isForApi(request)) return answerError(request, NOT_YET, 'never', Date.now());
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '1' };
  return { status: 503, headers: new Headers(headers), body: new TextEncoder().encode(BEING_BUILT) };
}

/**
 * Puts a notice at the top of every page while there are errors. Everything else, the API included, is answered as ever.
 *
 * @param errors what is wrong, for people; empty if nothing is
 */
export function withNotice(answer: AnswerFrom, errors: () => string, whyOld?: WhyOld): AnswerFrom {
  return async (request) => {
    const text = errors();
    if (text === '' || !isForPage(request)) return answer(request);
    const answered = await answer({ method: 'GET', url: request.url, headers: withoutConditions(request.headers) });
    if (!(answered.headers.get('Content-Type') ?? '').startsWith('text/html')) return answered;
    const html = await toResponse(answered).text();
    const language = /<html[^>]* lang="?([a-z]+)/.exec(html)?.[1] ?? 'en';
    const notice = noticeOf(text, await whyOld?.(language));
    const page = html.replace(/<body[^>]*>/, (body) => body + notice);
    const headers = new Headers([...answered.headers]);
    headers.delete('ETag');
    headers.set('Cache-Control', 'no-store');
    headers.set('Content-Length', String(Buffer.byteLength(page)));
    return { status: answered.status, headers, body: new TextEncoder().encode(page) };
  };
}

/** Browsers name HTML first. */
function isForPage({ method, headers }: EdgeRequest): boolean {
  return method === 'GET' && (headers.get('Accept') ?? '').includes('text/html');
}

/** So that the answer is a whole page, as text. */
function withoutConditions(headers: EdgeRequest['headers']): EdgeRequest['headers'] {
  const left = ['accept-encoding', 'if-none-match', 'if-modified-since'];
  return { get: (name) => (left.includes(name.toLowerCase()) ? null : headers.get(name)) };
}

/** In the style of the page, if there is one: its policy forbids others. The words of findings are English. */
function noticeOf(text: string, why = ''): string {
  // Paragraphs wrap on a phone.
  const lines = text
    .split('\n')
    .map((line) => `<p lang="en">${escapeHtml(line)}</p>`)
    .join('');
  const heading = why && `<p><strong>${escapeHtml(why)}</strong></p>`;
  return `<section class="notice warn" role="alert">${heading}${lines}</section>`;
}
