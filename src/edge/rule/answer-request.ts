/**
 * The edge rule: request -> intent -> answer.
 *
 * The site has every list in packs, without the last few bytes of its envelope (manifest.ts). This code finds what a request
 * asks for (intent.ts), chooses the coding (negotiation.ts), and sends the packs followed by the time of the
 * answer (whole-list.ts), or builds a page from parts of them (page.ts). It keeps the manifest for a second
 * (snapshot.ts, heads.ts), and files that are named after their content (kept-files.ts).
 */

import type { Manifest, StoredList, StoredText, VersionManifest } from '../../stored-format/manifest.ts';
import { answerError, type ErrorAnswer, logFailure, REFUSED_METHOD, toErrorAnswer } from './failure.ts';
import { answerPreflight, commonHeaders } from './headers.ts';
import type { Snapshot } from './heads.ts';
import { answerHealth } from './health.ts';
import type { Asked, EdgeAnswer, EdgeRequest, Host } from './host.ts';
import { isWholeList, type ListModule, type ReadIntent, toIntent } from './intent.ts';
import { chooseApiCoding } from './negotiation.ts';
import { answerObject, openObject, textBody } from './object.ts';
import { answerPage, type PageOfList } from './page.ts';
import { fromSnapshot } from './snapshot.ts';
import { answerList } from './whole-list.ts';

/**
 * Answers a request under /api/ or for the health of the snapshot. It never rejects: a failure is an answer too, and a line in the log.
 *
 * A body whose length is known has it in Content-Length. It is already in the coding that Content-Encoding names.
 *
 * @param host where the site is; always the same object for a site
 * @param now the time of the answer, in ms since 1970
 */
export async function answerRequest(request: EdgeRequest, host: Host, now: number): Promise<EdgeAnswer> {
  const url = new URL(request.url);
  const asked = { request, url, host, coding: chooseApiCoding(host.acceptEncoding(request)), now };
  try {
    return await answer(asked);
  } catch (failure) {
    logFailure(host, failure, now);
    return answerError(request, toErrorAnswer(failure), 'never', now);
  }
}

async function answer(asked: Asked): Promise<EdgeAnswer> {
  const { request, url, now } = asked;
  const intent = toIntent(request.method, url);
  switch (intent.kind) {
    case 'preflight':
      return answerPreflight(commonHeaders(request.headers));
    case 'refused-method':
      return answerError(request, REFUSED_METHOD, 'never', now);
    default:
      return fromSnapshot(asked.host, now, (snapshot) => answerResource(asked, intent, snapshot));
  }
}

/** @throws SnapshotUnreadable if a file that the manifest refers to is not on the site (any more) */
async function answerResource(asked: Asked, intent: ReadIntent, snapshot: Snapshot): Promise<EdgeAnswer> {
  const { manifest } = snapshot;
  const { request, host, coding, now } = asked;
  const resource = findResource(intent, manifest);
  switch (resource.kind) {
    case 'health':
      return answerHealth(asked, snapshot);
    case 'error':
      return answerError(request, resource.error, manifest.cache_seconds, now);
    case 'text':
      return answerObject(asked, textBody(host, resource.text, coding), manifest, false);
    case 'whole-list':
      return answerList(asked, resource.list, manifest);
    case 'page':
      return answerPage(asked, resource, manifest);
    case 'object': {
      const object = await openObject(host, resource.list, resource.ids, coding);
      if (object !== undefined) return answerObject(asked, object, manifest);
      return answerError(request, unknownId(resource.module), manifest.cache_seconds, now);
    }
    default:
      return resource satisfies never;
  }
}

type ListIntent = Extract<ReadIntent, { kind: 'list' }>;

type Resource =
  | { readonly kind: 'health' }
  | { readonly kind: 'text'; readonly text: StoredText }
  | { readonly kind: 'whole-list'; readonly list: StoredList }
  | ({ readonly kind: 'page' } & PageOfList)
  | { readonly kind: 'object'; readonly list: StoredList; readonly module: ListModule; readonly ids: readonly string[] }
  | { readonly kind: 'error'; readonly error: ErrorAnswer };

/** The resource of a snapshot that an intent asks for. */
export function findResource(intent: ReadIntent, manifest: Manifest): Resource {
  switch (intent.kind) {
    case 'health':
      return { kind: 'health' };
    case 'versions':
      return { kind: 'text', text: manifest.versions };
    case 'details':
      return inVersion(intent.version, manifest, ({ details }) => ({ kind: 'text', text: details }));
    case 'list':
      return inVersion(intent.version, manifest, (lists) => toPage(intent, lists[intent.module], manifest));
    case 'object':
      return inVersion(intent.version, manifest, (lists) => {
        const depth = intent.module === 'locations' ? 3 : 1;
        if (intent.ids.length > depth) return nothingHere(intent.version);
        return { kind: 'object', list: lists[intent.module], module: intent.module, ids: intent.ids };
      });
    case 'nowhere':
      return intent.version === undefined
        ? nothingHere('versions')
        : inVersion(intent.version, manifest, () => nothingHere(intent.version));
    default:
      return intent satisfies never;
  }
}

function toPage(intent: ListIntent, list: StoredList, manifest: Manifest): Resource {
  const { query: parsed, version, module } = intent;
  if (!parsed.ok) return { kind: 'error', error: { httpStatus: 200, statusCode: 2001, message: parsed.message } };
  if (isWholeList(parsed.query) && manifest.default_limit === undefined) return { kind: 'whole-list', list };
  return { kind: 'page', list, version, module, query: parsed.query };
}

/** The error for an id that is not in a list. */
function unknownId(module: ListModule): ErrorAnswer {
  return module === 'locations'
    ? { httpStatus: 404, statusCode: 2003, message: 'Unknown location, EVSE or connector.' }
    : { httpStatus: 404, statusCode: 2000, message: 'Unknown tariff.' };
}

function inVersion(version: string, manifest: Manifest, find: (lists: VersionManifest) => Resource): Resource {
  // Own members only: `constructor` is not a version.
  const lists = Object.hasOwn(manifest.by_version, version) ? manifest.by_version[version] : undefined;
  if (lists !== undefined) return find(lists);
  const listed = Object.keys(manifest.by_version).join(', ');
  return notFound(`This OCPI version is not published here. Published: ${listed}. Start at /api/ocpi/versions.`);
}

/** @param start a published path below /api/ocpi/ */
function nothingHere(start = 'versions'): Resource {
  return notFound(`Nothing is published at this path. Start at /api/ocpi/${start}.`);
}

function notFound(message: string): Resource {
  return { kind: 'error', error: { httpStatus: 404, statusCode: 2000, message } };
}
