/**
 * What a snapshot has for an intent: a stored envelope, or the reason why there is none.
 */

import type { ReadIntent } from './intent.ts';
import type { Manifest, StoredEnvelope, VersionManifest } from './manifest.ts';
import type { Problem } from './problem.ts';

export type Publication =
  | { readonly kind: 'envelope'; readonly envelope: StoredEnvelope }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** Looks an intent up in a snapshot. */
export function findPublication(intent: ReadIntent, manifest: Manifest): Publication {
  switch (intent.kind) {
    case 'versions':
      return { kind: 'envelope', envelope: manifest.versions };
    case 'details':
      return inVersion(intent.version, manifest, ({ details }) => ({ kind: 'envelope', envelope: details }));
    case 'list':
      return inVersion(intent.version, manifest, (lists) => ({ kind: 'envelope', envelope: lists[intent.module] }));
    case 'object':
      return inVersion(intent.version, manifest, () =>
        intent.module === 'locations'
          ? notFound(2003, 'Unknown location, EVSE or connector.')
          : notFound(2000, 'Single tariffs are not published; the list of tariffs has them all.'),
      );
    case 'nowhere':
      return intent.version === undefined
        ? notFound(2000, 'Nothing is published at this path. Start at /api/ocpi/versions.')
        : inVersion(intent.version, manifest, () =>
            notFound(2000, `Nothing is published at this path. Start at /api/ocpi/${intent.version}.`),
          );
    default:
      return intent satisfies never;
  }
}

function inVersion(version: string, manifest: Manifest, find: (lists: VersionManifest) => Publication): Publication {
  // `constructor` is no version: only own members count.
  const lists = Object.hasOwn(manifest.by_version, version) ? manifest.by_version[version] : undefined;
  if (lists !== undefined) return find(lists);
  const listed = Object.keys(manifest.by_version).join(', ');
  return notFound(2000, `This OCPI version is not published here; ${listed} is. Start at /api/ocpi/versions.`);
}

function notFound(statusCode: Problem['statusCode'], message: string): Publication {
  return { kind: 'problem', problem: { httpStatus: 404, statusCode, message } };
}
