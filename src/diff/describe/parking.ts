/** Puts changes of parking places into words (OCPI 2.3.0): `+ P3, P1 max_vehicle_height 210 -> 220`. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { FieldEdit, Json } from '../compare/change.ts';
import { compareFields, isJsonObject, isList } from '../compare/fields.ts';
import { listWords } from './lists.ts';
import { join, joinSome, own, type Phrase, say } from './phrase.ts';
import { arrow } from './values.ts';

/** How many places, and how many changes of one, a line names. */
const NAMED = 4;

/** Both are lists of Parking, or absent. */
export function placesWords(before: Json | undefined, after: Json | undefined): Phrase {
  const [old, now] = [byId(before), byId(after)];
  const added = [...now].filter(([key]) => !old.has(key)).map(([, place]) => say`${own('+')} ${idOf(place)}`);
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, place]) => say`${own('-')} ${idOf(place)}`);
  const changed = [...now].flatMap(([key, place]) => {
    const edits = [...compareFields(old.get(key) ?? place, place)];
    return edits.length === 0 ? [] : [say`${idOf(place)} ${joinSome(edits.map(editWords), NAMED)}`];
  });
  return joinSome([...added, ...gone, ...changed], NAMED);
}

function editWords({ field, before, after }: FieldEdit): Phrase {
  const words = isList(before ?? []) && isList(after ?? []) ? listWords(before, after) : arrow(before, after);
  return join([say`${field}`, words], ' ');
}

/** The links of an EVSE as the tables have them: `+ P1:LEFT`. */
export function linksWords(before: Json | undefined, after: Json | undefined): Phrase {
  return listWords(linksIn(before), linksIn(after));
}

function linksIn(links: Json | undefined): Json[] {
  if (!isList(links ?? [])) return [];
  return ((links ?? []) as readonly Json[]).map((link) => {
    if (!isJsonObject(link)) return link;
    const { parking_id, evse_position, ...rest } = link;
    if (Object.keys(rest).length > 0) return link;
    return evse_position === undefined ? String(parking_id) : `${parking_id}:${evse_position}`;
  });
}

type Place = { readonly [name: string]: Json };

function byId(places: Json | undefined): ReadonlyMap<string, Place> {
  const list = isList(places ?? []) ? ((places ?? []) as readonly Json[]) : [];
  return new Map(list.filter(isJsonObject).map((place) => [foldCase(idOf(place)), place]));
}

function idOf({ id }: Place): string {
  return String(id);
}
