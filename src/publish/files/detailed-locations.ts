/**
 * Reads the live Locations again, one after the other, for the files that are made from them. Many Locations have the same plugs,
 * hours, operator and help line as others: these are parsed once, and are the same object wherever they stand, so that whatever a file says
 * of them is worked out once too (packages/page/records/once-per-object.ts).
 */

import type { DetailedEvse, DetailedLocation } from '../../ocpi/detailed.ts';
import { type HeldSite, wholeHeld } from '../../ocpi/held.ts';
import { jsonText } from '../../stored-format/stored-body.ts';
import { cutTemplate, restJson, withoutVolatile } from '../render/cut-template.ts';
import { detached } from '../render/text-store.ts';
import { type LiveLocation, withLiveEvses } from './live-location.ts';

type Connectors = DetailedEvse['connectors'];

/** The `own` part of a template (CutTemplate), parsed. */
interface OwnPart extends Omit<DetailedLocation, 'evses'> {
  readonly evses?: readonly (Omit<DetailedEvse, 'connectors'> & { connectors: Connectors | number })[];
}

/** How many different parts are known at a time. A network in which hardly any are equal need not fit into memory. */
const MOST_KNOWN = 10_000;

/** @returns reads a Location. Nobody may change what it returns */
export function startReading(): (live: LiveLocation) => DetailedLocation {
  const connectorsOf = shared((list) => JSON.parse(withoutVolatile(list)) as Connectors);
  const restOf = shared((rest) => JSON.parse(restJson(rest)) as Partial<DetailedLocation>);
  const heldOf = shared((text) => JSON.parse(text) as HeldSite);
  return ({ draft, codes }) => {
    const { own, lists, rest } = cutTemplate(jsonText(draft.template));
    const location = JSON.parse(own) as OwnPart;
    for (const evse of location.evses ?? []) {
      if (typeof evse.connectors === 'number') evse.connectors = connectorsOf(lists[evse.connectors] ?? '[]');
    }
    const whole = Object.assign(location, restOf(rest)) as DetailedLocation;
    const besides = draft.held && heldOf(jsonText(draft.held.json));
    const held = wholeHeld({ ...whole, ...(besides && { held: besides }) });
    return withLiveEvses(held ? Object.assign(whole, { held }) : whole, codes);
  };
}

/** The values of texts, equal ones only once. */
function shared<T>(parse: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    if (known.size === MOST_KNOWN) known.clear();
    const own = parse(text);
    known.set(detached(text), own);
    return own;
  };
}
