/**
 * Finds values of network.json that can be read and are hardly right: links that lead nowhere, a logo, a language, a licence, numbers in
 * another unit than the setting, secrets.
 */

import { isExampleAddress, isRealHost, linkMistake } from '../cells/texts/links.ts';
import { pictureMistake } from '../cells/texts/own-picture.ts';
import { pictureProblems } from '../cells/texts/pictures.ts';
import type { Finding } from '../findings/finding.ts';
import { write } from '../findings/text/advice.ts';
import { EXAMPLE_PARTY } from './example-party.ts';
import { finding, type SaidOfSetting } from './finding-codes.ts';
import type { SoundSettings } from './known-settings.ts';
import { aboutSetting, nameOf, placeOfNode } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';
import { type SourceWithSecrets, secretsOf } from './source-texts.ts';

/**
 * Findings about the values of settings that could be read.
 *
 * @param pictures what of data/images/ is published; without it, nobody looks whether they are there
 */
export function aboutValues(
  document: JsonText,
  settings: SoundSettings,
  pictures: ReadonlySet<string> | undefined,
): Finding[] {
  const { base_url, operator, licence, contact } = settings;
  const logo = { 'operator.logo.url': operator?.logo?.url, 'operator.logo.thumbnail': operator?.logo?.thumbnail };
  const links = {
    'operator.website': operator?.website,
    ...logo,
    'licence.url': licence?.url,
    'contact.url': contact?.url,
  };
  return [
    ...exampleAddress(document, settings),
    ...exampleParty(document, settings),
    ...countryAsLanguage(document, settings),
    ...licenceOfOtherName(document, settings),
    ...deadLinks(document, base_url, links),
    ...oddLogo(document, settings),
    ...(pictures ? missingPictures(document, base_url, logo, pictures) : []),
    ...otherUnits(document, settings),
    ...writtenOutSecrets(document, settings),
  ];
}

/**
 * Links that lead nowhere for people outside, as rules/texts/links.ts finds them in tables.
 *
 * @param base_url absent if it is not known, and then nothing is said
 * @param links by the setting that has them
 */
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

/** Pictures of data/images/ that settings name and that are not published. @param named by the setting that names them */
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

function exampleAddress(document: JsonText, { base_url: value }: SoundSettings): Finding[] {
  if (value === undefined || !isExampleAddress(value)) return [];
  return [aboutSetting(document, 'example-address', 'base_url', value, {})];
}

function exampleParty(document: JsonText, { party_id: value }: SoundSettings): Finding[] {
  return value === EXAMPLE_PARTY ? [aboutSetting(document, 'example-party', 'party_id', value, {})] : [];
}

function oddLogo(document: JsonText, { operator }: SoundSettings): Finding[] {
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

function countryAsLanguage(document: JsonText, { language, country_code }: SoundSettings): Finding[] {
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

function licenceOfOtherName(document: JsonText, { licence }: SoundSettings): Finding[] {
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

/** In seconds. What caches keep for longer hides that a site is closed, and a mended price. */
const LONGEST_CACHE = 3600;

/** In ms. A number of seconds that is one of minutes in ms, from five minutes on, is hardly ever one of days. */
const MINUTE_MS = 60_000;

/** In seconds. Who lets caches keep answers for longer than usual knows that statuses are as old. */
const USUAL_CACHE = 30;

/** Numbers in another unit than the setting: hours and milliseconds, or less than it takes to publish. */
function otherUnits(document: JsonText, settings: SoundSettings): Finding[] {
  const { cache_seconds = 0, upload_seconds = 0, status_sources = [], live } = settings;
  const tell = (path: (string | number)[], value: number, said: SaidOfSetting<'setting-in-other-unit'>): Finding => {
    const about = { field: path.join('.'), value: String(value), ...said };
    return finding('setting-in-other-unit', placeOfNode(document, path), about);
  };
  if (cache_seconds > LONGEST_CACHE) return [tell(['cache_seconds'], cache_seconds, { says: 'cache' })];
  // A live network needs no upload.
  const interval = Math.min(cache_seconds, USUAL_CACHE) + (live === undefined ? upload_seconds : 0);
  return status_sources.flatMap(({ name: key, max_age_seconds: age }, i) => {
    const path = ['status_sources', i, 'max_age_seconds'];
    if (age < interval) return tell(path, age, { says: 'early', key, params: { interval } });
    if (age % MINUTE_MS !== 0 || age < 5 * MINUTE_MS) return [];
    const days = Number((age / 86_400).toPrecision(2));
    return tell(path, age, { says: 'long', key, params: { days, seconds: age / 1000 } });
  });
}

/** A warning for each setting of a source that holds a secret. It does not repeat the secret. */
function writtenOutSecrets(document: JsonText, { status_sources = [], table_sources = [] }: SoundSettings): Finding[] {
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
