/** Asks the browser where the reader is. Called only when the reader presses a button. */

import type { Here } from './state.ts';

export function whereAmI(): Promise<Here> {
  const { geolocation } = navigator;
  if (geolocation === undefined) return Promise.resolve({ kind: 'failed' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'known', at: { latitude, longitude } }),
      (error) => resolve({ kind: error.code === error.PERMISSION_DENIED ? 'refused' : 'failed' }),
      { maximumAge: 60_000, timeout: 20_000 },
    );
  });
}
