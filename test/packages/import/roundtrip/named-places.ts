/**
 * Takes the places that findings name out of an object of a feed and out of the published one, so that the rest of both can be
 * compared. Otherwise one wrong value would keep a whole site with all its EVSEs from being compared.
 */

import { isObject, type JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { foldCase } from '../../../../src/ocpi/ci-string.ts';
import { withOcpiNames } from '../../../../src/sources/feeds/names-of-columns.ts';

/** A finding about a place in an object; `path` has the segments of its pointer below the object. */
export interface NamedPlace {
  readonly code: string;
  readonly path: readonly string[];
}

/** An object of a feed without the places that findings name. */
export interface Rest {
  /** Undefined if findings say that the object as a whole is not published. */
  readonly feed: JsonObject | undefined;
  /** Takes the same places out of another object. */
  readonly trim: (other: JsonObject) => JsonObject;
}

export function restOf(object: JsonObject, named: readonly NamedPlace[]): Rest {
  const feed = withNamesOf22(object) as Members;
  for (const { code, path } of named) if (code === 'renamed') rename(feed, path);
  const masks = named.filter(({ code }) => code !== 'renamed').flatMap((one) => masksOf(feed, one));
  if (masks.some((mask) => mask.length === 0)) return { feed: undefined, trim: (other) => other };
  const trim = (other: JsonObject) => {
    const rest = structuredClone(other) as Members;
    for (const mask of masks) takeOut(rest, mask);
    return withoutHoles(rest);
  };
  return { feed: trim(feed), trim };
}

type Members = { [name: string]: unknown };

/** A step down into an object: a member by its name, or an item of a list by its id, or else by its index in the feed. */
type Step = string | { readonly id: string } | { readonly index: number };

/** A place in terms that hold in the feed as well as in what is published; no steps for the object as a whole. */
type Mask = readonly Step[];

/** Lists whose items have an id, by its name. All others are taken out as a whole, because they may be sorted. */
const ID_NAMES: { readonly [list: string]: string } = { evses: 'uid', connectors: 'id' };

function masksOf(feed: Members, { code, path }: NamedPlace): readonly Mask[] {
  const { steps } = resolve(feed, path);
  switch (code) {
    case 'unknown-publisher':
      return [['country_code'], ['party_id']];
    case 'to-fill-in':
      return [steps.slice(0, steps.findLastIndex((step) => typeof step !== 'string') + 1)];
    case 'object-left-out':
      // Nothing of a tariff is left out but its energy mix: without a part, it would state another price.
      if (Object.hasOwn(feed, 'elements') && steps[0] !== 'energy_mix') return [[]];
      return [partIn(steps) ?? steps.slice(0, steps.findLastIndex((step) => typeof step !== 'string') + 1)];
    default: {
      // A logo is nothing without its URL, nor is one of two coordinates.
      const whole = steps.findIndex((step) => step === 'logo' || step === 'coordinates');
      if (whole >= 0) return [steps.slice(0, whole + 1)];
      // Where an id is new or missing, the item cannot be found by it.
      const at = steps.findIndex((step, i) => typeof step === 'object' && ('index' in step || isIdOf(steps, i)));
      return [at < 0 ? steps : steps.slice(0, at)];
    }
  }
}

/** Parts of objects that can be left out alone. */
const PARTS: ReadonlySet<string> = new Set([
  ...['operator', 'suboperator', 'owner', 'energy_mix', 'images', 'related_locations'],
  ...['opening_times', 'status_schedule', 'parking_places'],
]);

function partIn(steps: readonly Step[]): Mask | undefined {
  const at = steps.findIndex((step) => typeof step === 'string' && PARTS.has(step));
  return at < 0 ? undefined : steps.slice(0, at + 1);
}

/** Whether the step after an item of a list is the last one, and its id. */
function isIdOf(steps: readonly Step[], item: number): boolean {
  const [list, id] = [steps[item - 1], steps[item + 1]];
  return item + 2 === steps.length && typeof list === 'string' && id === ID_NAMES[list];
}

/** The steps to a place in the feed, up to the first list without ids, and the value there. */
function resolve(feed: Members, path: readonly string[], isThroughLists = false): { steps: Step[]; value: unknown } {
  const steps: Step[] = [];
  let value: unknown = feed;
  for (const segment of path) {
    if (Array.isArray(value)) {
      const name = ID_NAMES[String(steps.at(-1))] ?? (isThroughLists ? '' : undefined);
      if (name === undefined) break;
      const index = Number(segment);
      value = value[index];
      const id = idOf(value, name);
      steps.push(id === undefined ? { index } : { id });
    } else {
      const name = nameIn(value, segment);
      steps.push(name);
      value = isObject(value) ? value[name] : undefined;
    }
  }
  return { steps, value };
}

/** The member that is meant, by what it is called now: some have other names of OCPI, such as the type of a tariff. */
function nameIn(holder: unknown, written: string): string {
  const [name = written] = Object.keys(withOcpiNames({ [written]: 0 }).object);
  return isObject(holder) && Object.hasOwn(holder, name) ? name : newName(written);
}

function idOf(item: unknown, name: string): string | undefined {
  const id = isObject(item) ? item[name] : undefined;
  const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
  return text === '' ? undefined : foldCase(text);
}

/** Takes a place out, and the times of change above it, which follow from what is below them. */
function takeOut(holder: unknown, [step, ...rest]: Mask, list = ''): void {
  if (typeof step === 'string') {
    if (!isObject(holder)) return;
    const members = holder as Members;
    delete members.last_updated;
    // Prices with VAT say so themselves; whether it is added to others follows from the rates.
    if (step === 'elements' && members.tax_included !== 'YES') delete members.tax_included;
    if (rest.length === 0) delete members[step];
    else takeOut(members[step], rest, step);
  } else if (step !== undefined && Array.isArray(holder)) {
    for (const [i, item] of holder.entries()) {
      const id = idOf(item, ID_NAMES[list] ?? '');
      if ('index' in step ? i !== step.index || id !== undefined : id !== step.id) continue;
      if (rest.length > 0) takeOut(item, rest);
      else holder[i] = undefined;
    }
  }
}

/** Without what was taken out of lists, and without EVSEs of which no connector is left, since they are not published. */
function withoutHoles(object: Members): JsonObject {
  if (!Array.isArray(object.evses)) return object;
  const evses = object.evses.filter((evse) => evse !== undefined);
  for (const evse of evses) {
    if (Array.isArray(evse?.connectors)) evse.connectors = evse.connectors.filter((one: unknown) => one !== undefined);
  }
  return { ...object, evses: evses.filter((evse) => evse?.connectors?.length !== 0) };
}

/** A copy of a value with the names of OCPI in whatever spelling the document has for them. */
function withNamesOf22(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => withNamesOf22(item, depth + 1));
  if (!isObject(value)) return value;
  const members = Object.entries(withOcpiNames(value).object);
  return Object.fromEntries(members.map(([name, member]) => [name, withNamesOf22(member, depth + 1)]));
}

/** Nothing in OCPI is nested deeper. */
const DEEPEST = 20;

/** Names of other versions, and those of 2.2. */
const NEW_NAMES: { readonly [old: string]: string } = {
  voltage: 'max_voltage',
  amperage: 'max_amperage',
  tariff_id: 'tariff_ids',
  tariffs: 'tariff_ids',
  tariff: 'tariff_ids',
  type: 'parking_type',
  source: 'category',
};

/** The name of OCPI 2.2 that a document means. */
function newName(written: string): string {
  const [name = written] = Object.keys(withOcpiNames({ [written]: 0 }).object);
  return NEW_NAMES[name] ?? name;
}

/** Gives the member at a place its name of OCPI 2.2. */
function rename(feed: Members, path: readonly string[]): void {
  const { value: holder } = resolve(feed, path.slice(0, -1), true);
  const written = path.at(-1) ?? '';
  const [old = written] = Object.keys(withOcpiNames({ [written]: 0 }).object);
  if (!isObject(holder) || !Object.hasOwn(holder, old) || newName(old) === old) return;
  const members = holder as Members;
  members[newName(old)] = members[old];
  delete members[old];
}
