/** The version of this program. */

import packageJson from '../../package.json' with { type: 'json' };

export const RELEASE: string = packageJson.version;

/** Name and version, as people read it. */
export const PROGRAM = `ocpi-snapshot ${RELEASE}`;
