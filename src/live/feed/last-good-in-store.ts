/** Last good copies of status sources in a store. Those that were read or put are kept in memory, too. */

import { type Copy, type LastGood, nameOfCopy, parseCopy, writeCopy } from '../../sources/statuses/last-good.ts';
import type { Store } from '../store/store.ts';

export function lastGoodInStore(store: Store): LastGood {
  const known = new Map<string, Copy>();
  const pathOf = (name: string) => `/_sources/${nameOfCopy(name)}`;
  return {
    async get(name) {
      const kept = known.get(name);
      if (kept !== undefined) return kept;
      const found = await store.read(pathOf(name));
      const copy = found && parseCopy(Buffer.from(found.bytes));
      if (copy) known.set(name, copy);
      return copy;
    },
    async put(name, copy) {
      await store.put(pathOf(name), Buffer.concat(writeCopy(name, copy)));
      known.set(name, copy);
    },
  };
}
