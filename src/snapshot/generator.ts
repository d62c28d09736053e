/** The name of this generator, written into every snapshot. Files of another program or another zlib are not carried over. */

import { PROGRAM } from './release.ts';

/** PROGRAM with everything else that the bytes of a snapshot depend on, besides the data. */
export const GENERATOR = `${PROGRAM} (zlib ${process.versions.zlib})`;
