/**
 * Finds what a snapshot has for an intent: a text, a list, a page, an object or the health, or an error.
 */

import type { Manifest, StoredList, StoredText, VersionManifest } from '../../stored-format/manifest.ts';
import type { ErrorAnswer } from './error-answer.ts';
import type { ListModule, ReadIntent } from './intent.ts';
import type { PageOfList } from './page.ts';
import { isWholeList } from './query.ts';

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
export function unknownId(module: ListModule): ErrorAnswer {
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
