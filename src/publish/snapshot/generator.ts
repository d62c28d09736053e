/** The name of this generator, written into every snapshot. Files of another program or another zlib are not carried over. */

import packageJson from '../../../package.json' with { type: 'json' };

/** The version of this program. */
export const RELEASE: string = packageJson.version;

/** Name and version, as people read it. */
export const PROGRAM = `ocpi-snapshot ${RELEASE}`;

/** PROGRAM with everything else that the bytes of a snapshot depend on, besides the data. */
export const GENERATOR = `${PROGRAM} (zlib ${process.versions.zlib}, brotli ${process.versions.brotli})`;
