/** The manifest of a stored snapshot, held against its form: somebody else may have written it. */

import {
  MANIFEST_FORMAT,
  type Manifest,
  type StoredList,
  type StoredText,
  type VersionManifest,
} from '../stored-format/manifest.ts';

/** A snapshot that cannot be read: truncated, of another format, or not a snapshot at all. */
export class SnapshotDamaged extends Error {}

/** @throws SnapshotDamaged if the bytes are not those of a manifest that this program wrote */
export function readManifest(bytes: Uint8Array | undefined): Manifest {
  if (bytes === undefined) throw new SnapshotDamaged('it has no manifest');
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes),
    ) as Partial<Manifest>;
  } catch {
    throw new SnapshotDamaged('its manifest is not JSON');
  }
  if (manifest?.format !== MANIFEST_FORMAT) throw new SnapshotDamaged('it was written by another version');
  const { versions, by_version } = manifest;
  const inVersions = Object.values(by_version ?? {});
  if (inVersions.length === 0 || !isText(versions) || !inVersions.every(isVersion) || !hasOrigin(manifest)) {
    throw new SnapshotDamaged('its manifest lacks something');
  }
  return manifest as Manifest;
}

/** Whether owner and time have the right form. They are shown to people, and the next snapshot may keep them. */
function hasOrigin({ moment, base_url, country_code, party_id }: Partial<Manifest>): boolean {
  const forms = [
    [base_url, /^https?:\/\/[^\s\p{Cc}]+$/u],
    [country_code, /^[A-Z]{2}$/],
    [party_id, /^[A-Za-z0-9]{3}$/],
  ] as const;
  return isDateTime(moment) && forms.every(([text, form]) => typeof text === 'string' && form.test(text));
}

function isDateTime(text: unknown): boolean {
  const isInForm = typeof text === 'string' && /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text);
  return isInForm && !Number.isNaN(Date.parse(text));
}

/** The only form of path that is accepted, so that none leads out of the snapshot or to another site. */
const STORED_PATH = /^\/_snapshot\/[0-9a-f]{32}\.[a-z]+$/;

function isStoredPath(path: unknown): boolean {
  return typeof path === 'string' && STORED_PATH.test(path);
}

function isVersion(version: Partial<VersionManifest> | null): boolean {
  return isText(version?.details) && isList(version?.locations) && isList(version?.tariffs);
}

function isText(text: unknown): boolean {
  const { data, etag, changed } = (text ?? {}) as Partial<StoredText>;
  return typeof data === 'string' && typeof etag === 'string' && isDateTime(changed);
}

function isList(list: unknown): boolean {
  const { changed, gzip, index, ids, recent } = (list ?? {}) as Partial<StoredList>;
  const isBody = Array.isArray(gzip) && gzip.every((file) => isStoredPath(file?.path));
  return isDateTime(changed) && isBody && [index, ids].every(isStoredPath) && isRecent(recent);
}

function isRecent(recent: unknown): boolean {
  return Array.isArray(recent) && recent.every((list) => isStoredPath(list?.index) && Number.isFinite(list.since));
}
