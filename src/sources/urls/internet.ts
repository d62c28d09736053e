/** How Node reaches the servers of sources. */

import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Connection } from '../http/exchange.ts';
import { guarded, guardedLookup, type Home, refusedAddress } from './address-guard.ts';
import { isPublicAddress } from './public-addresses.ts';

/** A connection that leads only where a source with this home may lead. */
export type Internet = (home: Omit<Home, 'isPublic'>) => Promise<Connection>;

/** How names become addresses, and which certificate is trusted besides the usual ones. */
export interface InternetAccess extends Pick<Home, 'isPublic'> {
  readonly lookup: LookupFunction;
  readonly ca?: string;
}

export function internetOf({ lookup, ca, isPublic }: InternetAccess): Internet {
  return async (of) => {
    const home = { ...of, isPublic };
    // Brings node:https along, which takes as long to load as the rest of Node together.
    const { openConnection } = await import('../http/connection.ts');
    const connection = openConnection({ lookupFor: (at) => guardedLookup(at, home, lookup), ca });
    return guarded(connection, (url) => refusedAddress(url, home));
  };
}

/** The real one. Tests use their own certificate authority and host names. */
export const INTERNET: Internet = internetOf({ lookup, isPublic: isPublicAddress });
