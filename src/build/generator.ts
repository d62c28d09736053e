/** Who builds: named in every snapshot, since a snapshot of another program or another zlib is not carried over. */

import packageJson from '../../package.json' with { type: 'json' };

/** Name and version, as people read it. */
export const PROGRAM = `ocpi-snapshot ${packageJson.version}`;

/** With all that the bytes of a snapshot depend on beside its data. */
export const GENERATOR = `${PROGRAM} (zlib ${process.versions.zlib}, brotli ${process.versions.brotli})`;
