/** What is published in place of the service worker where there is to be none: browsers that have one remove it, and what it kept. */

import { PREFIX } from './keep-message.ts';

export const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${PREFIX}')) await caches.delete(name);
  await registration.unregister();
})()));
`;
