/** `start`: builds, serves what was built on this machine, and builds again when the data changes. */

import { join } from 'node:path';
import { defineCommand } from '../../command/command.ts';
import { BUILDING, EVERY, PORT, toBuildOptions, toEvery, toPort } from '../../command/options.ts';
import { freePort, HOST } from '../../watch/serve/take-port.ts';
import { run } from './run.ts';
import { endWithShell } from './stop-signal.ts';

export const command = defineCommand({
  name: 'start',
  summary: 'Build, serve on this machine (http://localhost:8787), and build again when the data changes.',
  options: {
    ...BUILDING,
    // Not dist/, because looking at the data must not replace what was published, nor its history.
    out: { value: 'DIR', summary: BUILDING.out.summary },
    ...PORT,
    ...EVERY,
  },
  examples: ['', '--data mine --port 8788'],
  run: async ({ values, environment, companions }, terminal) => {
    endWithShell(environment);
    const every = toEvery(values.every);
    const options = toBuildOptions({ ...values, out: values.out ?? 'dist' }, companions);
    // Tried before anything is built.
    const port = await freePort({ host: HOST, port: toPort(values.port, environment.PORT) });
    // By default a directory for this port alone, so that several of us can run side by side.
    const out = values.out ?? join('.local', `start-${port}`);
    const build = { ...options, out, baseUrl: `http://localhost:${port}` };
    return run({ build, every, shortest: 0, uploads: false, port }, terminal);
  },
});
