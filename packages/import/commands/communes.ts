/** The table of communes that ships with the package; only `import irve` reads it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/command/index.ts';
import { type CommuneNames, readCommunes } from '../irve-schema/communes.ts';

/** Below the directory of the package. */
export const COMMUNES_FILE = 'packages/import/reference/communes.txt';

/** The names of the communes. The file is read when the first name is asked for. */
export function communeNames(): CommuneNames {
  let names: CommuneNames | undefined;
  const read = () => {
    names ??= readCommunes(readFileSync(join(packageRoot(), COMMUNES_FILE), 'utf8'));
    return names;
  };
  return { nameOf: (code) => read().nameOf(code), isCalled: (name, code) => read().isCalled(name, code) };
}
