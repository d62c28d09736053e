/** How this browser hands on a link, if it can. */

import type { Share } from '../charger/view.ts';

/** By the system's own menu where there is one, else into the clipboard. Both need https, or a server of this machine. */
export function shareLink(): Share | undefined {
  const { clipboard } = navigator;
  if (typeof navigator.share === 'function') {
    return async (title) => {
      try {
        await navigator.share({ title, url: location.href });
        return 'handed on';
      } catch {
        return 'nothing'; // The reader closed the menu.
      }
    };
  }
  // Missing where the page is not secure, whatever the types say.
  if (typeof clipboard?.writeText !== 'function') return undefined;
  return async () => {
    try {
      await clipboard.writeText(location.href);
      return 'copied';
    } catch {
      return 'nothing';
    }
  };
}
