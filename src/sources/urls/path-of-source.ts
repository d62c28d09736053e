/** Where the file of a source is. */

import { join } from '../../read/files/paths.ts';

/** The path of a source's file; a relative path begins in the data directory. */
export function pathOfSource({ file }: { readonly file: string }, dataDirectory: string): string {
  const isAbsolute = /^([/\\]|[A-Za-z]:[/\\])/.test(file);
  return isAbsolute ? file : join(dataDirectory, file).replaceAll('\\', '/');
}
