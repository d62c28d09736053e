/** Finds values of network.json that can be read and are hardly right: links that lead nowhere, a logo, a language. */

import { isExampleAddress, isRealHost, linkMistake } from '../cells/texts/links.ts';
import { pictureMistake } from '../cells/texts/own-picture.ts';
import { type DescribedPicture, pictureProblems } from '../cells/texts/pictures.ts';
import type { Finding } from '../findings/finding.ts';
import { write } from '../findings/text/advice.ts';
import { aboutSetting } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';

/** The settings that have links. */
interface LinkedSettings {
  /** Absent if it is not known, and then nothing is said about links. */
  readonly base_url?: string;
  readonly operator?:
    | {
        readonly website?: string | undefined;
        readonly logo?: (DescribedPicture & { readonly url: string }) | undefined;
      }
    | undefined;
  readonly licence?: { readonly name: string; readonly url: string } | undefined;
  readonly contact?: { readonly url?: string | undefined } | undefined;
}

/** Links that lead nowhere for people outside, as rules/texts/links.ts finds them in tables. */
export function settingLinks(document: JsonText, settings: LinkedSettings): Finding[] {
  const { base_url, operator, licence, contact } = settings;
  return deadLinks(document, base_url, {
    'operator.website': operator?.website,
    'operator.logo.url': operator?.logo?.url,
    'operator.logo.thumbnail': operator?.logo?.thumbnail,
    'licence.url': licence?.url,
    'contact.url': contact?.url,
  });
}

/** @param links by the setting that has them @param base_url absent if it is not known, and then nothing is said */
export function deadLinks(
  document: JsonText,
  base_url: string | undefined,
  links: { readonly [setting: string]: string | undefined },
): Finding[] {
  if (base_url === undefined) return [];
  return Object.entries(links).flatMap(([path, link]) => {
    const mistake = link === undefined ? undefined : linkMistake(link, !isRealHost(base_url));
    if (mistake === undefined) return [];
    return [aboutSetting(document, mistake.code, path, link, mistake.said)];
  });
}

/** Pictures of data/images/ that settings name and that are not published. */
export function settingPictures(
  document: JsonText,
  { base_url, operator }: LinkedSettings,
  published: ReadonlySet<string>,
): Finding[] {
  const { url, thumbnail } = operator?.logo ?? {};
  const named = { 'operator.logo.url': url, 'operator.logo.thumbnail': thumbnail };
  return missingPictures(document, base_url, named, published);
}

/** @param named by the setting that names them */
export function missingPictures(
  document: JsonText,
  base_url: string | undefined,
  named: { readonly [setting: string]: string | undefined },
  published: ReadonlySet<string>,
): Finding[] {
  if (base_url === undefined) return [];
  return Object.entries(named).flatMap(([path, address]) => {
    const mistake = address === undefined ? undefined : pictureMistake(address, base_url, published);
    return mistake ? [aboutSetting(document, 'missing-picture', path, address, mistake)] : [];
  });
}

/** That the network would be published where nobody can publish. */
export function settingAddress(document: JsonText, { base_url: value }: LinkedSettings): Finding[] {
  if (value === undefined || !isExampleAddress(value)) return [];
  return [aboutSetting(document, 'example-address', 'base_url', value, {})];
}

/** Findings about the logo, as far as it can hardly be true. */
export function settingLogo(document: JsonText, { operator }: LinkedSettings): Finding[] {
  return pictureProblems(operator?.logo ?? {}).map(({ code, part, said }) =>
    aboutSetting(document, code, `operator.logo.${part}`, operator?.logo?.[part], said),
  );
}

/** Codes of countries that are other languages too, and what is spoken there: `se` is Northern Sami, and Sweden speaks `sv`. */
const SPOKEN: { readonly [country: string]: readonly string[] } = {
  ...{ AM: ['hy'], BA: ['bs'], BE: ['nl', 'fr', 'de'], BR: ['pt'], CA: ['en', 'fr'], CH: ['de', 'fr', 'it'] },
  ...{ CY: ['el'], EE: ['et'], IE: ['en'], KR: ['ko'], LI: ['de'], LU: ['fr', 'de', 'lb'], SE: ['sv'], SI: ['sl'] },
  SM: ['it'],
};

/** A language that repeats the code of the country, which is that of another language. */
export function settingLanguage(
  document: JsonText,
  { language, country_code }: { readonly language?: string; readonly country_code?: string },
): Finding[] {
  const spoken = SPOKEN[country_code ?? ''];
  if (spoken === undefined || language === undefined || language.toUpperCase() !== country_code) return [];
  return [aboutSetting(document, 'country-as-language', 'language', language, { advice: write(spoken) })];
}

/** Licences whose names are known, each family with the part that tells its licences apart. Before unknown words, it may be more. */
const LICENCES: readonly RegExp[] = [
  /(?:dl de|datenlizenz deutschland) (0|zero|by|namensnennung)\b/,
  /\b(?:cc|creative ?commons) ?(?:.* )?(?<!\d )(0|zero|by(?: (?:nc|nd|sa))*)(?= v?\d| (?:licen|universal|version|deed)| ?$)/,
  /odbl|open database licen[cs]e/,
  /\bogl\b|open government licen[cs]e/,
  /etalab|licence ouverte/,
];

/** A licence whose name and address are both known, and differ. */
export function settingLicence(document: JsonText, { licence }: LinkedSettings): Finding[] {
  const { name = '', url = '' } = licence ?? {};
  const [[kind, version] = [], [other, otherVersion] = []] = [licenceCalled(name), licenceCalled(url)];
  if (kind === undefined || other === undefined) return [];
  if (kind === other && (version ?? otherVersion) === (otherVersion ?? version)) return [];
  return [aboutSetting(document, 'licence-of-other-name', 'licence.url', url, { params: { name } })];
}

function licenceCalled(text: string): [kind: string, version: string | undefined] | undefined {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ');
  const [family, second] = LICENCES.filter((pattern) => pattern.test(words));
  if (family === undefined || second !== undefined) return undefined;
  const part = family.exec(words)?.[1]?.replace('zero', '0').replace('namensnennung', 'by').split(' ').sort();
  const [, major, minor = '0'] = /\bv?([1-9])\b(?: (\d)\b)?/.exec(words) ?? [];
  return [`${family} ${part}`, major && `${major}.${minor}`];
}
