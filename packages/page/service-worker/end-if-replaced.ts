/** Another site may be at this address by now, which knows nothing of this worker: browsers keep one whose file is gone. */

import { PREFIX, WORKER_PATH } from './keep-message.ts';
import { forget } from './kept-copy.ts';

let isSure = false;

/** Removes the worker and what it kept if its file is gone or another's. It is asked for once in the life of a worker. */
export async function endIfReplaced(registration: Pick<ServiceWorkerRegistration, 'unregister'>): Promise<void> {
  if (isSure) return;
  const file = await fetch(WORKER_PATH, { cache: 'no-cache' }).catch(() => undefined);
  if (file === undefined || file.status >= 500) return;
  // Ours, and what takes its place where there is to be none, have this text in them.
  isSure = file.ok && (await file.text()).includes(PREFIX);
  if (isSure) return;
  await registration.unregister();
  await forget();
}
