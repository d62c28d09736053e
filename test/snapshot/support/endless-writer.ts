/** Writes two snapshots in turn, without end, until somebody kills it. Says `ready` when the first is in place. */

import { snapshotOf } from './numbered-snapshot.ts';
import { writeSnapshot } from './write-snapshot.ts';

const [out = ''] = process.argv.slice(2);
for (let number = 1; ; number++) {
  await writeSnapshot(out, snapshotOf(number));
  if (number === 1) process.stdout.write('ready\n');
}
