/** The Worker of a network as `deploy --local` runs it: wrangler bundles it, and its bucket is a directory. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portIn, run } from '../../watch/serve/support/served.ts';
import { inDirectory, runInit } from '../init/support/directory.ts';

const SECRET = 'a-secret-of-this-test';

/** Takes the comments away that docs/publishing.md says. */
function makeLive(directory: string): void {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(directory, path), change(readFileSync(join(directory, path), 'utf8')));
  edit('data/network.json', (text) => text.replace('// "live"', '"live"'));
  // An address of one's own, among these, is none of this machine.
  edit('wrangler.toml', (text) =>
    text
      .replace(/^run_worker_first.*\n/m, '')
      .replace('[cache]\nenabled = true\n', '')
      .replaceAll(/^# (?=\[|\w+ = )/gm, ''),
  );
  writeFileSync(join(directory, '.dev.vars'), `LIVE_PUSH_SECRET=${SECRET}\n`);
}

test('answers from its bucket, and takes what is pushed', { tags: ['slow'] }, () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    makeLive(directory);
    const worker = run(['deploy', '--local', '--port', '0', '--cache', 'none'], {}, directory);
    try {
      const url = `http://127.0.0.1:${portIn(await worker.line('The Worker will answer at'))}`;
      const health = async () =>
        (await fetch(`${url}/_health.json`)).json() as Promise<{ head: string; findings: object }>;
      await expect.poll(() => health().catch(() => undefined)).toMatchObject({ head: 'live' });
      const push = async (secret: string) => {
        const headers = { Authorization: `Bearer ${secret}` };
        const body = '{"EXAMPLE-1-A":"CHARGING","NOWHERE":"AVAILABLE"}';
        const answer = await fetch(`${url}/_live/statuses`, { method: 'POST', headers, body });
        return [answer.status, await answer.json()];
      };
      expect(await push('another')).toEqual([401, expect.anything()]);
      expect(await push(SECRET)).toEqual([202, expect.objectContaining({ unknown: 1 })]);
      const evse = async () => (await fetch(`${url}/api/ocpi/2.2/locations/EXAMPLE-1/EXAMPLE-1-A`)).json();
      await expect.poll(evse).toMatchObject({ data: { status: 'CHARGING' } });
      expect(await health()).toMatchObject({ findings: { 'unknown-status-evse': 1 } });
    } finally {
      worker.process.kill('SIGTERM');
      await worker.ended;
    }
  }),
);
