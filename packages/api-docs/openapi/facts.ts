/**
 * What openapi.yaml leaves open: names in braces, and what is told only of networks that have a plain file. It has each format once,
 * and a network may have several files of it, or none.
 */

import { basename } from 'node:path';
import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import { type ListedFile, networkName } from '../../../src/settings/index.ts';
import { fileFormatOf } from '../../page/records/page-settings.ts';
import type { ApiSettings } from '../api-settings.ts';
import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';
import { componentOfFile } from './component-schemas.ts';

/** Values by the names that stand for them. A name without one stays as it is; what is undefined leaves. */
export type Facts = { readonly [name: string]: JsonValue | undefined };

/** @param version of OCPI, of which the document is @param release of the program: the version of the API's description */
export function factsOf(settings: ApiSettings, version: OcpiVersion, release: string): Facts {
  const { base_url, country_code, party_id, default_limit, contact, licence, versions } = settings;
  const said = Object.entries({ ...contact }).filter(([, value]) => value);
  return {
    ...{ base_url, country_code, party_id, version, versions, release, default_limit },
    name: networkName(settings),
    published: versions.map((one) => ({ version: one, url: `${base_url}/api/ocpi/${one}` })),
    contact: said.length === 0 ? undefined : (Object.fromEntries(said) as JsonMembers),
    licence: licence && { name: licence.name, url: licence.url },
  };
}

/** Marks what is about the files of a format. */
const OF_FILE = 'x-file';

/** The text as it is for one network. @param formats of the files that there are @returns undefined if there is nothing to say */
export function filledIn(value: JsonValue, facts: Facts, formats: ReadonlySet<string>): JsonValue | undefined {
  if (typeof value === 'string') return filledText(value, facts);
  if (Array.isArray(value)) return value.flatMap((item: JsonValue) => filledIn(item, facts, formats) ?? []);
  if (!isMembers(value)) return value;
  const { [OF_FILE]: format, ...members } = value;
  if (typeof format === 'string' && !formats.has(format)) return undefined;
  const filled = Object.entries(members).flatMap(([name, member]): [string, JsonValue][] => {
    const content = filledIn(member, facts, formats);
    return content === undefined ? [] : [[name, content]];
  });
  return Object.fromEntries(filled);
}

/** A text that is one name alone becomes the value, whatever its type. */
export function filledText(text: string, facts: Facts): JsonValue | undefined {
  const [, alone = ''] = /^\{(\w+)\}$/.exec(text) ?? [];
  if (Object.hasOwn(facts, alone)) return facts[alone];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

/** `other` for a file of which no package here knows more than its title. */
export function formatOf(file: ListedFile): string {
  return fileFormatOf(file) ?? 'other';
}

/** The formats of the files that there are. */
export function formatsOf({ copies }: Pick<ApiSettings, 'copies'>): ReadonlySet<string> {
  return new Set(copies.map(formatOf));
}

/** A path of the text with what is there: once for each file of its format, if it is about one. */
export function pathsOf(
  path: string,
  item: JsonMembers,
  facts: Facts,
  settings: Pick<ApiSettings, 'copies'>,
): [path: string, item: JsonMembers][] {
  const format = item[OF_FILE];
  const formats = formatsOf(settings);
  const filled = (more: Facts) => filledIn(item, { ...facts, ...more }, formats) as JsonMembers;
  if (format === undefined) return [[path, filled({})]];
  const files = settings.copies.filter((file) => formatOf(file) === format);
  return files.map((file) => [file.path, filled(factsOfFile(file))]);
}

/** A file that is one of several parts has the number in its name, such as `chargers-2`. */
function factsOfFile({ name, path, title }: ListedFile): Facts {
  return { file: componentOfFile(name), file_name: basename(path), part: /-(\d+)\./.exec(path)?.[1] ?? '', title };
}
