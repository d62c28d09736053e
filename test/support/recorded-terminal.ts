/** For tests: a terminal that keeps what a command says. */

import { callOf } from '../../src/command/how-called.ts';
import type { Terminal } from '../../src/command/terminal.ts';

export interface RecordedTerminal extends Terminal {
  readonly said: { out: string[]; note: string[] };
}

export function recordedTerminal(): RecordedTerminal {
  const said: RecordedTerminal['said'] = { out: [], note: [] };
  return {
    said,
    out: (text) => void said.out.push(text),
    note: (text) => void said.note.push(text),
    callOf: (name, rest) => callOf('command', name, rest),
    colour: false,
    summaryFile: undefined,
  };
}
