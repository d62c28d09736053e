/** What the last run of .ci/run on this machine took by step, in seconds, which it writes to .local/ci-steps.tsv. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PATH = fileURLToPath(new URL('../../.local/ci-steps.tsv', import.meta.url));

/** `[command, seconds]`; none if it was not run here. */
export function ciSteps(): readonly (readonly [step: string, seconds: string])[] {
  if (!existsSync(PATH)) return [];
  const lines = readFileSync(PATH, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [seconds = '', step = ''] = line.split('\t');
    return [step, seconds];
  });
}
