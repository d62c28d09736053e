/** A plain Express server that answers as our API does, for comparing: objects in memory, `res.json`, no compression. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';

interface Answer {
  json(body: object): void;
  status(code: number): Answer;
}

interface App {
  get(path: string, handler: (asked: { readonly params: { readonly id: string } }, answer: Answer) => void): void;
  listen(port: number, host: string, done: () => void): Server;
}

interface Data {
  readonly versions: object;
  readonly details: object;
  readonly tariffs: readonly object[];
  readonly locations: readonly { readonly id: string }[];
}

const [installed = '', file = ''] = process.argv.slice(2);
const express = createRequire(join(installed, 'package.json'))('express') as () => App;
const { versions, details, locations, tariffs } = JSON.parse(readFileSync(file, 'utf8')) as Data;
const byId = new Map(locations.map((location) => [location.id, location]));

const app = express();
app.get('/api/ocpi/versions', (_, answer) => answer.json(envelope(versions)));
app.get('/api/ocpi/2.2', (_, answer) => answer.json(envelope(details)));
app.get('/api/ocpi/2.2/tariffs', (_, answer) => answer.json(envelope(tariffs)));
app.get('/api/ocpi/2.2/locations/:id', ({ params: { id } }, answer) => {
  const location = byId.get(id);
  if (location === undefined) answer.status(404).json({ status_code: 2003 });
  else answer.json(envelope(location));
});
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

function envelope(data: object) {
  return { data, status_code: 1000, status_message: 'Success', timestamp: new Date().toISOString() };
}
