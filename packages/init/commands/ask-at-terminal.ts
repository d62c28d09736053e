/** Questions at the terminal of a person. */

import { createInterface } from 'node:readline';
import { UsageError } from '../../../src/command/index.ts';
import type { Ask } from '../repository/questions.ts';

/** Asks at the terminal; nothing if this is none. Lines that were typed ahead answer the next questions. */
export function askAtTerminal(): { readonly ask: Ask; readonly close: () => void } | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = terminal[Symbol.asyncIterator]();
  let isClosed = false;
  terminal.once('close', () => {
    isClosed = true;
  });
  const ask = async (question: string) => {
    terminal.setPrompt(question);
    // Lines that were typed ahead are still there.
    if (isClosed) process.stderr.write(`${question}\n`);
    else terminal.prompt();
    const line = await typed.next();
    if (line.done === true) throw new UsageError('The questions were not answered. Nothing was written.');
    return line.value;
  };
  return { ask, close: () => terminal.close() };
}
