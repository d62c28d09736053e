/** This program as `init` packs it, for tests that install it. To pack takes ten seconds, so it is done once for each run of the tests. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packOwnPackage } from '../../../../../packages/init/commands/pack-own-package.ts';
import type { PackedProgram } from '../../../../../packages/init/repository/package-files.ts';
import { madeOnce } from '../../../../support/made-once.ts';

export function packedProgram(): PackedProgram {
  const place = madeOnce(join(tmpdir(), 'packed-program'), (aside) => {
    execFileSync(process.execPath, ['--import', 'tsx', import.meta.filename, aside]);
  });
  const about = JSON.parse(readFileSync(join(place, 'about.json'), 'utf8')) as Omit<PackedProgram, 'archive'>;
  return { ...about, archive: readFileSync(join(place, 'archive.tgz')) };
}

/** A directory with the program, as npm unpacks it; the caller may not change it. */
export function installedProgram(): string {
  return madeOnce(join(tmpdir(), 'installed-program'), (aside) => {
    mkdirSync(aside);
    execFileSync('tar', ['-xz', '--strip-components=1', '-C', aside], { input: packedProgram().archive });
  });
}

const [, script, place] = process.argv;
if (script === import.meta.filename && place !== undefined) {
  const { archive, ...about } = await packOwnPackage();
  mkdirSync(place);
  writeFileSync(join(place, 'archive.tgz'), archive);
  writeFileSync(join(place, 'about.json'), JSON.stringify(about));
}
