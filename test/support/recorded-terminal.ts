/** For tests: a terminal that keeps what a command says. */

import type { Terminal } from '../../src/commands/terminal.ts';

export interface RecordedTerminal extends Terminal {
  readonly said: { out: string[]; note: string[] };
}

export function recordedTerminal(): RecordedTerminal {
  const said: RecordedTerminal['said'] = { out: [], note: [] };
  return {
    said,
    out: (text) => void said.out.push(text),
    note: (text) => void said.note.push(text),
    colour: false,
    summaryFile: undefined,
  };
}
