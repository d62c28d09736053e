/** A connection for an OCPI server that is a status source: it leads only where the source may lead (fetch/urls/where.ts). */

import type { LookupFunction } from 'node:net';
import { type Connection, openConnection } from '../../http/connection.ts';
import { guardedLookup, refusedAddress } from '../../urls/guarded-lookup.ts';
import type { Home } from '../../urls/where.ts';

/** @param internet how names become addresses, and which certificate is trusted besides the usual ones */
export function openGuarded(
  home: Home,
  { lookup, ca }: { readonly lookup: LookupFunction; readonly ca?: string },
): Connection {
  const { send, close } = openConnection({ lookupFor: (url) => guardedLookup(url, home, lookup), ca });
  return {
    async send(request, limits) {
      const refused = refusedAddress(request.url, home);
      return refused ? { failure: 'network', message: refused.message } : send(request, limits);
    },
    close,
  };
}
