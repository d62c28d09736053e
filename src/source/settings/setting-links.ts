/** Finds links of network.json that lead nowhere for people outside, as rules/texts/links.ts does in tables. */

import type { Finding } from '../../findings/finding.ts';
import { isExampleAddress, isRealHost, linkMistake } from '../cells/links.ts';
import { pictureMistake } from '../cells/own-picture.ts';
import { type DescribedPicture, pictureProblems } from '../cells/pictures.ts';
import { finding } from './finding-codes.ts';
import { placeOfNode } from './setting-findings.ts';
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
  readonly map_style?: string | undefined;
  readonly licence?: { readonly url: string } | undefined;
  readonly contact?: { readonly url?: string | undefined } | undefined;
}

/** What is wrong with the links of settings that could be read. */
export function settingLinks(document: JsonText, settings: LinkedSettings): Finding[] {
  const { base_url, operator, licence, contact, map_style } = settings;
  if (base_url === undefined) return [];
  const links: readonly (readonly [path: string, link: string | undefined])[] = [
    ['operator.website', operator?.website],
    ['operator.logo.url', operator?.logo?.url],
    ['operator.logo.thumbnail', operator?.logo?.thumbnail],
    ['licence.url', licence?.url],
    ['contact.url', contact?.url],
    ['map_style', map_style],
  ];
  return links.flatMap(([path, link]) => {
    const mistake = link === undefined ? undefined : linkMistake(link, !isRealHost(base_url));
    if (mistake === undefined) return [];
    const { code, message, hint } = mistake;
    const place = placeOfNode(document, path.split('.'));
    return [finding(code, place, { field: path, value: link ?? '', message: `"${path}" ${message}`, hint })];
  });
}

/** Pictures of data/images/ that settings name and that are not published. */
export function settingPictures(
  document: JsonText,
  { base_url, operator }: LinkedSettings,
  published: ReadonlySet<string>,
): Finding[] {
  if (base_url === undefined) return [];
  const { url, thumbnail } = operator?.logo ?? {};
  const named = Object.entries({ 'operator.logo.url': url, 'operator.logo.thumbnail': thumbnail });
  return named.flatMap(([path, address]) => {
    const mistake = address === undefined ? undefined : pictureMistake(address, base_url, published);
    if (mistake === undefined) return [];
    const { message, hint } = mistake;
    const place = placeOfNode(document, path.split('.'));
    return [
      finding('missing-picture', place, { field: path, value: address ?? '', message: `"${path}" ${message}`, hint }),
    ];
  });
}

/** That the network would be published where nobody can publish. */
export function settingAddress(document: JsonText, { base_url: value }: LinkedSettings): Finding[] {
  if (value === undefined || !isExampleAddress(value)) return [];
  const message = `"base_url" is ${value}, which is reserved for examples.`;
  const hint = 'Write where the API will be published. Until you know, leave base_url out.';
  return [finding('example-address', placeOfNode(document, ['base_url']), { field: 'base_url', value, message, hint })];
}

/** What can hardly be true of the logo in network.json. */
export function settingLogo(document: JsonText, { operator }: LinkedSettings): Finding[] {
  return pictureProblems(operator?.logo ?? {}).map(({ code, part, message, ...advice }) => {
    const path = `operator.logo.${part}`;
    const value = String(operator?.logo?.[part]);
    return finding(code, placeOfNode(document, path.split('.')), {
      field: path,
      value,
      message: `"${path}" ${message}`,
      ...advice,
    });
  });
}
