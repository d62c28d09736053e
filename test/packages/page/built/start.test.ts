/** `start` and the page: until it is there, and while the data cannot be published. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toResponse } from '../../../../src/edge/hosts/directory.ts';
import { answerFromBuild } from '../../../../src/watch/serve/answer-from-build.ts';
import { askAt } from '../../../watch/serve/support/ask-on-socket.ts';
import { portIn } from '../../../watch/serve/support/served.ts';
import { asksUntilOpen, PLACE, startsIn } from '../../../watch/serve/support/starts.ts';

const here = startsIn('test/fixtures/valid/data');
const { start } = here;

test('before the first build, whoever asks for the page or its icon is told to wait', { tags: ['slow'] }, async () => {
  await asksUntilOpen(here, ['/', '/favicon.svg']);
});

test('while the page is still to be built, browsers wait for it, and the API answers', { tags: ['slow'] }, async () => {
  const { process, line, ended } = start('--out', 'built');
  await line('Open');
  process.kill('SIGTERM');
  await ended;
  let isApiAlone = true;
  const answer = answerFromBuild(join(here.root, 'built'), () => ({ errors: '', isApiAlone }));
  const ask = async (path: string, Accept: string) =>
    toResponse(await answer(new Request(`http://localhost/${path}`, { headers: { Accept } })));
  const early = await ask('', 'text/html,*/*');
  expect([early.status, await early.text()]).toEqual([503, expect.stringContaining('http-equiv="refresh"')]);
  for (const type of ['*/*', 'text/html,*/*']) expect((await ask('api/ocpi/versions', type)).status).toBe(200);
  isApiAlone = false;
  expect((await ask('', 'text/html,*/*')).status).toBe(200);
});

test('while the data has errors, the page says so, and the API has the last build', async () => {
  const { line } = start();
  const ask = askAt({ port: portIn(await line('Open')) });
  const path = join(here.root, 'data/evses.csv');
  const good = readFileSync(path, 'utf8');
  const page = async () => (await ask('/', { headers: { Accept: 'text/html' } })).body.toString();
  writeFileSync(path, 'uid,location_id\nA,NO-SUCH\n');
  await line('the data cannot be published');
  expect(await page()).toContain('unknown-location');
  expect(await page()).toContain('so this page shows the last build');
  expect((await ask(PLACE)).status).toBe(200);
  writeFileSync(path, good);
  await line('the published data would be the same');
  expect(await page()).not.toContain('unknown-location');
});

test('a doubt is not called an error, and the page says how it is accepted', async () => {
  const { line } = start();
  const ask = askAt({ port: portIn(await line('Open')) });
  const path = join(here.root, 'data/locations.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace('52.373169,4.893379', '4.893379,52.373169'));
  expect(await line('not built')).toContain('Mend the errors, and mend or accept the doubts');
  const page = (await ask('/', { headers: { Accept: 'text/html' } })).body.toString();
  expect(page).toContain('The data cannot be published');
  expect(page).toContain('0 errors, 1 doubt');
  expect(page).toContain(
    'if this is right, accept it with a reason in waivers.csv (code,file,key,reason): outside-country,locations.csv,AMS-01',
  );
});
