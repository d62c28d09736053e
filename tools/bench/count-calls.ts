/**
 * Counts work that costs the same on every machine: what is parsed, compressed and opened. It replaces functions of Node, so it
 * must be the first import of a program.
 */

import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/** Since the last reset. */
export const calls = { parsed: 0, deflatedBytes: 0, inflatedBytes: 0, opened: 0 };

export function resetCalls(): void {
  for (const name of Object.keys(calls)) calls[name as keyof typeof calls] = 0;
}

const bytesOf = (data: unknown) => (data instanceof Uint8Array ? data.length : String(data).length);

const { parse } = JSON;
JSON.parse = (...args: Parameters<typeof parse>) => {
  calls.parsed++;
  return parse(...args);
};

replace(zlib, 'deflateRawSync', (deflate) => (...args) => {
  calls.deflatedBytes += bytesOf(args[0]);
  return deflate(...args);
});
replace(zlib, 'deflateRaw', (deflate) => (...args) => {
  calls.deflatedBytes += bytesOf(args[0]);
  return deflate(...args);
});
replace(zlib, 'inflateRawSync', (inflate) => (...args) => {
  const text = inflate(...args);
  calls.inflatedBytes += bytesOf(text);
  return text;
});
for (const name of ['open', 'readFile'] as const) {
  replace(fs, name, (read) => (...args) => {
    calls.opened++;
    return read(...args);
  });
}
syncBuiltinESMExports();

type Call = (...args: unknown[]) => unknown;

function replace<N extends string>(module: { [name in N]: unknown }, name: N, counted: (original: Call) => Call): void {
  module[name] = counted(module[name] as Call);
}
