/** A line of the log for each answer. Who asked is not in it: addresses of clients are personal data. */

import type { Server } from 'node:http';

/** `2026-11-21T14:30:00Z GET /api/ocpi/2.2/locations?limit=100 200 4711 3 ms` */
export function logRequests(server: Server, note: (line: string) => void, now: () => number = Date.now): void {
  server.on('request', ({ method, url = '' }, response) => {
    const began = now();
    response.once('close', () => {
      const time = new Date(began).toISOString().replace(/\.\d+/, '');
      const bytes = response.getHeader('content-length') ?? '-';
      const end = response.writableFinished ? '' : ' cut off';
      note(`${time} ${method} ${printable(url)} ${response.statusCode} ${bytes} ${now() - began} ms${end}`);
    });
  });
}

/** The longest URL that is shown, in characters. */
const LONGEST = 500;

/** Without blanks and control characters, so that a request is one line whatever the client wrote. */
function printable(url: string): string {
  return url.slice(0, LONGEST).replace(/[^\x21-\x7e]/g, '?');
}
