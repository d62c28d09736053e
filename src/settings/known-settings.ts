/** The settings of a network.json that has mistakes: each setting that is right counts, and none takes another down. */

import type * as z from 'zod';
import { UNKNOWN_DEFAULT } from '../cells/unknown-default.ts';
import { nearest } from '../findings/text/suggestion.ts';
import type { Defaults, Setting } from '../tables/table.ts';
import { type Settings, type SettingsSchema, settingsSchema } from './settings.ts';

type Name = keyof Settings;

/** The settings that could be read, defaults filled in. */
export type SoundSettings = Partial<Settings> & {
  /** Those of which nobody can say what they are: refused ones, and those that may stand under a misspelt name. */
  readonly unknown: ReadonlySet<Name>;
};

const NO_COMPANIONS: readonly never[] = [];

const namesOf = (schema: SettingsSchema) => Object.keys(schema.shape) as readonly Name[];

/** Where network.json is missing, or is no JSON. */
export const NOTHING_KNOWN: SoundSettings = { unknown: new Set(namesOf(settingsSchema(NO_COMPANIONS))) };

/** More names than anybody misspells. */
const MOST_MISSPELT = 100;

/**
 * The settings of a network.json that was refused.
 *
 * @param schema with those of companions
 * @param value what the file holds
 * @param issues why it was refused
 * @param repeated names that it has twice, so that nobody knows which of the two counts
 */
export function knownSettings(
  schema: SettingsSchema,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  repeated: readonly string[],
): SoundSettings {
  if (!isObject(value)) return NOTHING_KNOWN;
  const own = withoutUnknownNames(value, issues);
  const names = namesOf(schema);
  const absent = names.filter((name) => !Object.hasOwn(own, name));
  const misspelt = Object.keys(value).filter((written) => !Object.hasOwn(own, written));
  // Among so many, each may be meant by one.
  const meant =
    misspelt.length > MOST_MISSPELT
      ? absent
      : misspelt.flatMap((name) => possiblyMeant(schema, name, value[name], absent));
  const unknown = new Set([...names.filter((name) => repeated.includes(name)), ...meant]);
  const known: { [name: string]: unknown } = {};
  for (const name of names) {
    const parsed = schema.shape[name].safeParse(own[name]);
    if (parsed.success && !unknown.has(name)) known[name] = parsed.data;
    else unknown.add(name);
  }
  // Each member was read by the schema of its name.
  return { ...(known as Partial<Settings>), unknown };
}

/** Settings with some that are taken for unknown. */
export function withUnknown(settings: SoundSettings, names: readonly Name[]): SoundSettings {
  const known = Object.fromEntries(Object.entries(settings).filter(([name]) => !names.some((one) => one === name)));
  return { ...known, unknown: new Set([...settings.unknown, ...names]) };
}

const OF_CELLS = ['country_code', 'party_id', 'country', 'time_zone', 'currency'] as const satisfies readonly Setting[];

/** The meaning of empty cells of tables. */
export function defaultsOf(settings: SoundSettings): Defaults {
  const ofAll = OF_CELLS.map((name) => [name, settings.unknown.has(name) ? UNKNOWN_DEFAULT : settings[name]]);
  return { ...Object.fromEntries(ofAll), defaults: settings.defaults };
}

/** The absent settings that a name which does not exist may be meant for: the one that is written alike, or any that takes the value. */
function possiblyMeant(
  schema: SettingsSchema,
  written: string,
  value: unknown,
  absent: readonly Name[],
): readonly Name[] {
  const alike = nearest(written, namesOf(schema));
  return absent.filter((name) => (alike === undefined ? schema.shape[name].safeParse(value).success : name === alike));
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy without the members that the schema does not know, however deep they are. */
function withoutUnknownNames(
  value: { readonly [name: string]: unknown },
  issues: readonly z.core.$ZodIssue[],
): { readonly [name: string]: unknown } {
  const copy: { [name: string]: unknown } = structuredClone(value);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const parent = issue.path.reduce<unknown>((at, part) => (at as { [name: PropertyKey]: unknown })[part], copy);
    for (const key of issue.keys) delete (parent as { [name: string]: unknown })[key];
  }
  return copy;
}
