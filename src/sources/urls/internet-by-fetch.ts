/**
 * How a runtime without sockets reaches the servers of sources: by `fetch`. It never sees to which address a name leads. So addresses
 * in URLs are judged as everywhere else, `localhost` is one of them, and a name is asked with https only: a certificate for that name
 * is proof enough that its server is meant. What it cannot do is refuse a name that DNS leads into a private network.
 */

import { FETCH_CONNECTION } from '../http/fetch-connection.ts';
import { guarded, refusedAddress, refusedName } from './address-guard.ts';
import type { Internet } from './internet.ts';
import { isPublicAddress } from './public-addresses.ts';

export const INTERNET_BY_FETCH: Internet = async (of) => {
  const home = { ...of, isPublic: isPublicAddress };
  return guarded(FETCH_CONNECTION, (url) => refusedAddress(url, home) ?? refusedName(url, home));
};
