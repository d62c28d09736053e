/** The headers of plain files, as the build that is in a directory has declared them (stored-format/header-rules.ts). */

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADERS_PATH, type HeaderRule, readHeaderRules } from '../../stored-format/header-rules.ts';

/** Those of the build that is there now. A directory without a file of headers has none. */
export function siteHeaders(directory: string): () => Promise<readonly HeaderRule[]> {
  const path = join(directory, HEADERS_PATH);
  let [mark, rules]: [string, readonly HeaderRule[]] = ['', []];
  return async () => {
    const stats = await stat(path, { bigint: true }).catch(() => undefined);
    const now = stats === undefined ? '' : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs}`;
    if (now === mark) return rules;
    const text = await readFile(path, 'utf8').catch(() => '');
    [mark, rules] = [now, readHeaderRules(text)];
    return rules;
  };
}
