/** Puts changes of parking places into words (OCPI 2.3.0): `+ P3, P1 max_vehicle_height 210 -> 220`. */

import type { Json } from '../compare/change.ts';
import { compareFields, isJsonObject, isList, pairsById } from '../compare/fields.ts';
import { joinSome, own, type Phrase, say } from './phrase.ts';
import { changeWords } from './values.ts';

/** How many places, and how many changes of one, a line names. */
const NAMED = 4;

/** Both are lists of Parking, or absent. */
export function placesWords(before: Json | undefined, after: Json | undefined): Phrase {
  const [added, gone, changed]: [Phrase[], Phrase[], Phrase[]] = [[], [], []];
  for (const [was, is] of pairsById(placesIn(before), placesIn(after))) {
    const edits = was && is ? [...compareFields(was, is)] : [];
    const words = edits.map((edit) => say`${edit.field} ${changeWords(edit.before, edit.after)}`);
    if (is && edits.length > 0) changed.push(say`${is.id} ${joinSome(words, NAMED)}`);
    else if (is && !was) added.push(say`${own('+')} ${is.id}`);
    else if (was && !is) gone.push(say`${own('-')} ${was.id}`);
  }
  return joinSome([...added, ...gone, ...changed], NAMED);
}

/** The links of an EVSE as the tables have them: `+ P1:LEFT`. */
export function linksWords(before: Json | undefined, after: Json | undefined): Phrase {
  return changeWords(itemsOf(before).map(linkWords), itemsOf(after).map(linkWords));
}

function linkWords(link: Json): Json {
  if (!isJsonObject(link)) return link;
  const { parking_id, evse_position, ...rest } = link;
  if (Object.keys(rest).length > 0) return link;
  return evse_position === undefined ? String(parking_id) : `${parking_id}:${evse_position}`;
}

function placesIn(places: Json | undefined) {
  return itemsOf(places)
    .filter(isJsonObject)
    .map((place) => ({ ...place, id: String(place.id) }));
}

function itemsOf(list: Json | undefined): readonly Json[] {
  return isList(list) ? list : [];
}
