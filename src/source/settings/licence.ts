/** The name of a licence and the address of its text are of one licence, where both are known. */

import type { Finding } from '../../findings/finding.ts';
import { aboutSetting } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';

/** What words of names and addresses mean, in this order, between single blanks. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  ...([
    [/creative ?commons/g, 'cc'],
    [/\bcc0\b/g, 'cc 0'],
    [/\bzero\b/g, '0'],
    [/non ?commercial/g, 'nc'],
  ] as const),
  ...([
    [/share ?alike/g, 'sa'],
    [/no ?deriv\w*/g, 'nd'],
    [/\battribution\b/g, 'by'],
  ] as const),
];

/** Of each family the part that tells its licences apart. What follows unknown words may be another one. */
const FAMILIES: readonly RegExp[] = [
  /(?:dl de|datenlizenz deutschland) (0|by|namensnennung)\b/,
  /\bcc (?:.* )?(?<!\d )(0|by(?: (?:nc|nd|sa))*)(?= v?\d| (?:licen|international|unported|universal|version|deed)|$)/,
  /odbl|open (?:data ?commons )?(?:open )?database licen[cs]e/,
  /\bogl\b|open government licen[cs]e/,
  /etalab|licence ouverte/,
];

/** A warning if the two are known and differ. */
export function settingLicence(
  document: JsonText,
  { licence }: { readonly licence?: { readonly name: string; readonly url: string } | undefined },
): Finding[] {
  const [named, linked] = [licenceOf(licence?.name), licenceOf(licence?.url)];
  if (licence === undefined || named === undefined || linked === undefined) return [];
  const isOneVersion = named.version === linked.version || !named.version || !linked.version;
  if (named.licence === linked.licence && isOneVersion) return [];
  const message = `is not the address of ${licence.name}, which is the name.`;
  const hint = 'Write the name and the address of one licence.';
  return [aboutSetting(document, 'licence-of-other-name', 'licence.url', licence.url, { message, hint })];
}

function licenceOf(text = ''): { readonly licence: string; readonly version: string | undefined } | undefined {
  let plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  for (const [written, word] of WORDS) plain = plain.replaceAll(written, word);
  const family = FAMILIES.findIndex((pattern) => pattern.test(plain));
  const [, kind = ''] = FAMILIES[family]?.exec(plain) ?? [];
  const version = /\bv?([1-9])\b(?: (\d)\b)?/.exec(plain);
  if (family === -1) return undefined;
  const licence = `${family} ${kind.replace('namensnennung', 'by').split(' ').sort().join(' ')}`;
  return { licence, version: version ? `${version[1]}.${version[2] ?? 0}` : undefined };
}
