/** A server that wants to speak another protocol (RFC 9110, 15.2.2), which nobody asked it for. */

import { expect, test } from 'vitest';
import { ask, serve } from '../urls/servers.ts';

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test.each([
  ['keeps the connection', false],
  ['hangs up', true],
])('is a failure, not a wait without end, if it then %s', async (_, hangsUp) => {
  const url = await serve(({ socket }) => {
    socket?.write(SWITCHING);
    if (hangsUp) socket?.end();
  });
  expect(await ask(url)).toEqual({ kind: 'failed', message: 'It answered with HTTP 101.', hint: undefined });
});
