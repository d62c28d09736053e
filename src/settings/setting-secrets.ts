/** Finds secrets that are written out in network.json: Git keeps them for ever, and everybody who can read it has them. */

import type { Finding } from '../findings/finding.ts';
import { finding } from './finding-codes.ts';
import type { SoundSettings } from './known-settings.ts';
import { nameOf, placeOfNode } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';
import { isSecretName, VARIABLE } from './source-address.ts';

/** A source as far as it may hold secrets. */
interface SourceWithSecrets {
  readonly name: string;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
}

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

/** Whether a secret is written out in a source. */
export function hasWrittenOutSecret(source: SourceWithSecrets): boolean {
  return secretsOf(source).length > 0;
}

/** The settings of a source that hold a secret. */
function secretsOf({ url, headers, token }: SourceWithSecrets): string[][] {
  const named = Object.entries(headers).filter(([name, value]) => isSecretName(name) && isWrittenOut(value));
  return [
    ...(url !== undefined && hasSecret(url) ? [['url']] : []),
    ...named.map(([name]) => ['headers', name]),
    ...(token !== undefined && isWrittenOut(token) ? [['token']] : []),
  ];
}

function isWrittenOut(text: string): boolean {
  return text.search(VARIABLE) < 0;
}

function hasSecret(url: string): boolean {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
  return [...query].some(([name, value]) => isSecretName(name) && value !== '' && isWrittenOut(value));
}
