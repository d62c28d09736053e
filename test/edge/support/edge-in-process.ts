/** For tests: the edge rule in this process, where its clock can be set, over the files of a directory. */

import { directoryHost, toResponse } from '../../../src/edge/hosts/directory.ts';
import { answerRequest } from '../../../src/edge/rule/answer-request.ts';
import type { Host } from '../../../src/edge/rule/host.ts';

/** An edge rule with nothing in memory. `directory` is called for each file that is read. */
export function edgeInProcess(directory: () => string): (path: string) => Promise<Response> {
  const host: Host = {
    ...directoryHost(directory()),
    open: (path) => directoryHost(directory()).open(path),
    read: (path) => directoryHost(directory()).read(path),
    has: (path) => directoryHost(directory()).has(path),
  };
  return async (path) => toResponse(await answerRequest(new Request(`https://ocpi.test${path}`), host, Date.now()));
}
