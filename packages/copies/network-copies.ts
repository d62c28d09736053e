/** The copies of a network as files. */

import type { FilesInMaking, Published } from '../../src/publish/index.ts';
import { PROGRAM } from '../../src/snapshot/index.ts';
import { missingCopies, startCopies } from './copies.ts';

export function startNetworkCopies({ publishedAt: at, statusTtl, ...published }: Published): FilesInMaking {
  const { location, end } = startCopies({ ...published, at, generator: PROGRAM });
  return {
    location,
    end: (others) => {
      const { files, listed } = end(statusTtl, others);
      const paths = [...files.keys(), ...missingCopies(files)];
      return { files: paths.map((path) => ({ path, bytes: () => files.get(path) })), listed };
    },
  };
}
