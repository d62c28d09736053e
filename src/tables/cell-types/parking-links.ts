/** The type of the parking places of an EVSE: their ids, each perhaps with where the charger is seen from it. */

import { type Cell, guessAt, quoted, read, unreadable } from '../../cells/cell.ts';
import { EVSE_POSITION_WORDS } from '../../cells/words/vocabularies.ts';
import { EVSE_POSITION } from '../../ocpi/enums.ts';
import type { EvseParking } from '../../ocpi/types.ts';
import { type ColumnType, reading } from './column-type.ts';
import { listOfIds } from './lists.ts';
import { id } from './text.ts';

/** Ids of parking_places.csv: `P1|P2`, or with the position of the EVSE: `P1:LEFT|P2:RIGHT`. */
export function parkingLinks(): ColumnType<EvseParking[]> {
  const place = id(36);
  const readItem = (item: string): Cell<EvseParking> => {
    const at = item.lastIndexOf(':');
    const [name, word] = at === -1 ? [item, undefined] : [item.slice(0, at).trim(), item.slice(at + 1).trim()];
    const parking = reading(place, name);
    if (!parking.ok) return parking;
    if (word === undefined) return read({ parking_id: parking.value });
    const position = EVSE_POSITION.find((one) => one === word);
    if (position !== undefined) return read({ parking_id: parking.value, evse_position: position });
    const known = EVSE_POSITION_WORDS.meant(word) ?? guessAt(word, EVSE_POSITION);
    const meant = known && { ...known, values: known.values.map((value) => `${name}:${value}`) };
    const problem = `${quoted(word)} is not one of the values in OCPI.`;
    return unreadable(problem, `Write one of ${EVSE_POSITION.join(', ')} after the colon.`, meant, 'unknown-value');
  };
  const form = 'identifiers, separated by `|`, each perhaps with a colon and where the charger is';
  return listOfIds(readItem, { form, write: parkingLinkText });
}

/** A link as it is written in a cell. */
export function parkingLinkText({ parking_id, evse_position }: EvseParking): string {
  return evse_position ? `${parking_id}:${evse_position}` : parking_id;
}
