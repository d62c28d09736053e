/**
 * What `watch` says about sources: once when one fails, once when it is over.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { sourceNotes } from '../../src/cli/publish/source-notes.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { worded } from '../support/worded.ts';

const failed = (name: string, message: string): Finding =>
  worded({
    ...{ code: 'status-source-failed', severity: 'warning', file: 'data/network.json', line: 14, column: 5 },
    ...{ key: name, message, hint: 'Look.' },
  });
const row = worded({
  ...{ code: 'status-source-row', severity: 'warning', file: 'live.csv', key: 'E-1', message: 'Odd.' },
});

test('a source that fails is named once, and once more when that is over', () => {
  const notes = sourceNotes();
  expect(notes([row])).toEqual([]);
  expect(notes([row, failed('cpms', 'It asks to wait 60 s.')])).toEqual([
    'data/network.json:14:5  status-source-failed  It asks to wait 60 s. Look.',
  ]);
  expect(notes([failed('cpms', 'It asks to wait 58 s.')])).toEqual([]);
  expect(notes([failed('hub', 'It is gone.')])).toEqual([
    'data/network.json:14:5  status-source-failed  It is gone. Look.',
    'over: data/network.json  status-source-failed  cpms',
  ]);
  expect(notes([])).toEqual(['over: data/network.json  status-source-failed  hub']);
  expect(notes([])).toEqual([]);
});
