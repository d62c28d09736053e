/** No program text is parsed: a finding has parameters for whoever wants to know what it says. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What looks into a message or a hint, or takes it apart. */
const READS =
  /\b(?:message|hint)\b\??\.(?:replace|replaceAll|startsWith|endsWith|match|matchAll|search|split|indexOf)\(|\.(?:test|exec)\((?:\w+\??\.)*(?:message|hint)\)/g;

/** Messages of others: Node's about options and modules, a store's, a server's. */
const OF_OTHERS: readonly string[] = [
  'packages/init/repository/questions.ts: message.replace(',
  'src/command/command.ts: .exec(message)',
  'src/command/command.ts: message.split(',
  'src/command/run-program.ts: .exec(error.message)',
  'src/live/store/r2.ts: .exec(message)',
  'src/sources/feeds/list-client.ts: message.replace(',
];

test('no regular expression reads the message of a finding', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}', '.github/scripts/*', 'bin/*.cjs']).sort();
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(READS)].map(([text]) => `${file}: ${text}`),
  );
  // A package may have left.
  expect([...new Set(found)].sort()).toEqual(OF_OTHERS.filter((one) => existsSync(one.slice(0, one.indexOf(': ')))));
});
