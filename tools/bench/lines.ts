/**
 * How many lines people have written, by room and package: code, and words that stand in JSON, CSV or YAML. Tests, documents and what is
 * generated do not count.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const COUNTED = /\.(?:[cm]?[jt]sx?|json|csv|ya?ml|sh)$/;

const GENERATED: readonly string[] = [
  'src/cells/regions/region-cells.json',
  'src/ocpi/enums.ts',
  'src/ocpi/types.ts',
  'src/words/compiled/headers.ts',
  'src/words/compiled/values.ts',
  'tools/bench/counts.json',
];

/** By the name of the count: `lines: src/cells`. */
export function countLines(): { readonly [name: string]: number } {
  const folders = ['src', 'packages', 'tools', 'bin', '.github/scripts'];
  const listed = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const paths = listed.filter(
    (path) => COUNTED.test(path) && !GENERATED.includes(path) && existsSync(`${ROOT}${path}`),
  );
  const counts: { [name: string]: number } = {};
  for (const path of paths) {
    const name = `lines: ${roomOf(path)}`;
    counts[name] = (counts[name] ?? 0) + readFileSync(`${ROOT}${path}`, 'utf8').split('\n').length - 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The folder in src/ or packages/, or else the one at the top. */
function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (top === '.github') return '.github/scripts';
  return (top === 'src' || top === 'packages') && path.split('/').length > 2 ? `${top}/${second}` : top;
}
