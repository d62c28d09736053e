/** nginx with the files of a folder, where it is installed: what a server in C needs for the same bytes. */

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { processesBelow } from './processes.ts';

export interface Nginx {
  readonly url: URL;
  readonly ids: readonly number[];
  stop(): Promise<void>;
}

const PORT = 8798;

/** Undefined if nginx is not installed. */
export async function startNginx(folder: string): Promise<Nginx | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const own = mkdtempSync(join(tmpdir(), 'ocpi-nginx-'));
  writeFileSync(join(own, 'nginx.conf'), configurationOf(own, folder));
  const server = spawn('nginx', ['-c', join(own, 'nginx.conf'), '-p', own, '-e', join(own, 'error.log')], {
    stdio: 'ignore',
  });
  const url = new URL(`http://127.0.0.1:${PORT}/`);
  while (server.exitCode === null && !(await fetch(url).catch(() => undefined))) {
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    url,
    ids: processesBelow('nginx'),
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      if (server.exitCode === null) await ended;
      rmSync(own, { recursive: true });
    },
  };
}

function configurationOf(own: string, folder: string): string {
  const { username } = userInfo();
  return `daemon off;
user ${username} ${username};
worker_processes 1;
pid ${own}/pid;
events {}
http {
  access_log off;
  client_body_temp_path ${own}/body; proxy_temp_path ${own}/proxy; fastcgi_temp_path ${own}/fastcgi;
  uwsgi_temp_path ${own}/uwsgi; scgi_temp_path ${own}/scgi;
  keepalive_requests 100000;
  server {
    listen 127.0.0.1:${PORT};
    root ${folder};
    types {}
    default_type application/json;
  }
}
`;
}
