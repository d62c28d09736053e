/** nginx with one server of a test, on a socket in a directory of its own, where it is installed. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface RunningNginx {
  /** Path of the socket on which it listens. */
  readonly socket: string;
  stop(): void;
}

/** `nginx/1.22.1`; undefined if it is not installed. */
export function nginxVersion(): string | undefined {
  try {
    // It writes its version to stderr.
    return execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }).replace('nginx version: ', '').trim();
  } catch {
    return undefined;
  }
}

/**
 * Starts it; the sockets are open when this returns, because nginx opens them before it goes to the background.
 *
 * @param server a `server` block; its own `listen` and `ssl_` lines are left out
 * @param http what stands before it
 */
export function startNginx(server: string, http = ''): RunningNginx {
  const own = mkdtempSync(join(tmpdir(), 'ocpi-nginx-'));
  const [socket, path] = [join(own, 'socket'), join(own, 'nginx.conf')];
  const plain = server.replace(/^ *(listen|ssl_\w+|server_name) .*;\n/gm, '');
  writeFileSync(path, configuration(own, `${http}\n${plain.replace('{', `{\n  listen unix:${socket};`)}`));
  const call = ['-c', path, '-p', own, '-e', join(own, 'error.log')];
  execFileSync('nginx', call);
  return {
    socket,
    stop() {
      execFileSync('nginx', [...call, '-s', 'stop']);
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** As Debian installs it, but for the places where it writes. */
function configuration(own: string, http: string): string {
  const { username } = userInfo();
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  return `user ${username};
worker_processes 1;
pid ${own}/pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  ${places.join(' ')}
${http}
}
`;
}
