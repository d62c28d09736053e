/** What of network.json a Worker cannot do when it feeds a network by itself. */

import { hasWrittenOutSecret } from '../../settings/source-texts.ts';
import type { StatusSource } from '../../settings/status-sources.ts';

/** A sentence for each status source that only a machine with a disk can read. A deployment is refused with them. */
export function unfitForWorker(settings: { readonly status_sources: readonly StatusSource[] }): readonly string[] {
  return settings.status_sources.flatMap(
    ({ name, file, format, url, headers, token, allow_private_address: isPrivate }) => {
      if (file !== undefined)
        return [
          `The status source "${name}" is the file ${file}, and a Worker has no files. Give it a url, or feed the network from a machine: ocpi-snapshot watch --live.`,
        ];
      if (format === 'csv')
        return [
          `The status source "${name}" is CSV, and a Worker reads JSON and OCPI alone. Offer JSON, or feed the network from a machine: ocpi-snapshot watch --live.`,
        ];
      if (hasWrittenOutSecret({ name, url, headers, token }))
        return [
          `A secret of the status source "${name}" is written out in network.json, so it is not passed on to the Worker. Write \${NAME} there, and set the secret with: npx wrangler secret put NAME.`,
        ];
      if (url.startsWith('http:') || isPrivate)
        return [
          `The status source "${name}" is inside a private network, which a Worker cannot reach. Feed the network from a machine there: ocpi-snapshot watch --live.`,
        ];
      return [];
    },
  );
}
