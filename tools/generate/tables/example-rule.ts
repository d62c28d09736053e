/** The rule that ARCHITECTURE.md shows whole: its file, its fixture, and what is said of that. */

import { readFileSync } from 'node:fs';
import type { Parts } from '../marks.ts';

const FIXTURE = 'test/fixtures/findings/plug-and-charge-of-plug';

export function exampleRule(): Parts {
  return {
    'a rule': block('ts', 'src/rules/plugs/plug-and-charge.ts'),
    'its table': block('csv', `${FIXTURE}/data/connectors.csv`),
    'its report': block('txt', `${FIXTURE}/expected.txt`),
  };
}

function block(language: string, path: string): string {
  return `\`\`\`${language}\n${readFileSync(path, 'utf8')}\`\`\``;
}
