/** Finds secrets that are written out in network.json: Git keeps them for ever, and everybody who can read it has them. */

import type { Finding } from '../findings/finding.ts';
import { finding } from './finding-codes.ts';
import type { SoundSettings } from './known-settings.ts';
import { nameOf, placeOfNode } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';
import { type SourceWithSecrets, secretsOf } from './source-texts.ts';

/** A warning for each setting of a source that holds a secret. It does not repeat the secret. */
export function writtenOutSecrets(
  document: JsonText,
  { status_sources = [], table_sources = [] }: SoundSettings,
): Finding[] {
  const lists: { readonly [name: string]: readonly SourceWithSecrets[] } = { status_sources, table_sources };
  return Object.entries(lists).flatMap(([list, sources]) =>
    sources.flatMap((source, i) =>
      secretsOf(source).map((setting) => {
        const path = [list, i, ...setting];
        return finding('secret-in-settings', placeOfNode(document, path), {
          field: path.join('.'),
          key: source.name,
          params: { setting: nameOf(path), example: `\${NAME}` },
        });
      }),
    ),
  );
}
