/** `import` and `export` as people call them: exit codes, and which stream says what. */

import { expect, test } from 'vitest';
import { run } from '../../support/run-program.ts';

test('help of a command with formats shows each of them', { timeout: 60_000 }, () => {
  const { status, stdout } = run('import', '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /Usage: npx ocpi-snapshot import ocpi \[options\][\s\S]*Usage: npx ocpi-snapshot import irve \[options\]/,
  );
});

test.each([
  [
    ['import'],
    'ocpi-snapshot: import needs a format first: ocpi or irve. Usage: npx ocpi-snapshot import ocpi [options]\n',
  ],
  [
    ['import', '--out', 'x'],
    'ocpi-snapshot: import needs a format first: ocpi or irve. Usage: npx ocpi-snapshot import ocpi [options]\n',
  ],
  [
    ['import', 'gbfs'],
    'ocpi-snapshot: import needs a format first: ocpi or irve, not "gbfs". Usage: npx ocpi-snapshot import ocpi [options]\n',
  ],
  [['import', 'irve', '--out', 'x'], 'ocpi-snapshot: import irve needs --static FILE.\n'],
  [
    ['export', 'irve', '--out', 'x', '--contact', 'me'],
    'ocpi-snapshot: --contact must be an e-mail address, not "me".\n',
  ],
])('%j is wrong use, and 2', { timeout: 60_000 }, (argv, message) => {
  expect(run(...argv)).toMatchObject({ status: 2, stderr: message });
});
