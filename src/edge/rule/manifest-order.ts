/** Which of two manifests is the newer one, and whether bytes are a manifest at all: what is in a store may have been put there by hand. */

import { MANIFEST_FORMAT, type Manifest } from '../../stored-format/manifest.ts';

/** The manifest in these bytes; undefined if they are none of this format, or not all of one. */
export function toManifest(bytes: ArrayBuffer | Uint8Array): Manifest | undefined {
  try {
    const manifest = JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
    const { format, versions, by_version, health } = manifest;
    const isWhole = [versions, by_version, health].every((part) => typeof part === 'object' && part !== null);
    return format === MANIFEST_FORMAT && isWhole && !Number.isNaN(timeOf(manifest)) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a manifest is older than another. Whoever has nothing new to say moves `expires` alone. */
export function isOlder(manifest: Manifest, other: Manifest): boolean {
  const later = timeOf(manifest) - timeOf(other);
  return later < 0 || (later === 0 && expiryOf(manifest) < expiryOf(other));
}

function timeOf({ moment }: Manifest): number {
  return Date.parse(moment);
}

/** A manifest that is no head expires at once. */
function expiryOf({ live }: Manifest): number {
  return live === undefined ? Number.NEGATIVE_INFINITY : Date.parse(live.expires);
}
