/** GitHub, GitLab and Codeberg: what init writes for each, and that the script which two of them call does what the action does. */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CODE_HOSTS, type CodeHost } from '../../../packages/init/repository/questions.ts';
import { git } from '../../workflows/support/scratch.ts';
import { filesIn, GIVEN, inDirectory, runInit } from './support/directory.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const SCRIPT = '.github/scripts/elsewhere.sh';
const CALL = /^bash node_modules\/ocpi-snapshot\/(\S+) (check|publish)$/;

const FILES: { readonly [H in CodeHost]: readonly string[] } = {
  github: ['.github/workflows/check.yml', '.github/workflows/comment.yml', '.github/workflows/publish.yml'],
  gitlab: ['.gitlab-ci.yml'],
  codeberg: ['.woodpecker/check.yaml', '.woodpecker/publish.yaml'],
};

/** The files for the host alone. */
const ofHost = (files: object) => Object.keys(files).filter((path) => /^\.(?:github|gitlab-ci|woodpecker)/.test(path));

describe.each(CODE_HOSTS)('%s', (host) => {
  test('has files of its own that are YAML, and a README that speaks of it', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, country: 'GB', ci: host } });
      const files = filesIn(directory);
      expect(ofHost(files)).toEqual(FILES[host]);
      for (const path of ofHost(files)) expect(parse(files[path] ?? '')).toBeTypeOf('object');
      const { 'README.md': readme = '' } = files;
      expect(readme).not.toMatch(/\{\{|\n{3}/);
      const others = CODE_HOSTS.filter((other) => other !== host);
      for (const other of others) expect(readme).not.toMatch(new RegExp(`\\b(?:on|at|with) ${other}\\b`, 'i'));
      expect(readme.includes('merge request')).toBe(host === 'gitlab');
      expect(ofHost(files).some((path) => /elsewhere\.sh publish/.test(files[path] ?? ''))).toBe(host !== 'github');
    }));

  test('calls a script of the package alone, after npm ci', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, ci: host } });
      const files = filesIn(directory);
      const lines = ofHost(files).flatMap((path) => scriptsOf(parse(files[path] ?? '')));
      const { files: shipped } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { files: string[] };
      for (const line of lines.filter((one) => one.startsWith('bash'))) {
        const [, script = ''] = CALL.exec(line) ?? [];
        expect(script).toBe(SCRIPT);
        expect(shipped).toContain(script);
      }
      const npm = ['npm ci --ignore-scripts', 'npm ci --ignore-scripts --include=dev'];
      expect(npm).toEqual(expect.arrayContaining(lines.filter((line) => line.startsWith('npm'))));
    }));
});

/** Every line of shell in a workflow. */
function scriptsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(scriptsOf);
}

describe('without being told, the host is', () => {
  test.each<[CodeHost, string]>([
    ['gitlab', 'git@gitlab.com:o/n.git'],
    ['gitlab', 'https://gitlab.example.org/o/n.git'],
    ['codeberg', 'https://codeberg.org/o/n.git'],
    ['github', 'git@github.com:o/n.git'],
    ['github', 'https://git.example.org/gitlabs/n.git'],
  ])('%s, where the remote is %s', (host, remote) =>
    inDirectory(async (directory) => {
      git(directory, 'init', '--quiet');
      git(directory, 'remote', 'add', 'origin', remote);
      await runInit(directory);
      expect(ofHost(filesIn(directory))).toEqual(FILES[host]);
    }),
  );

  test.each(CODE_HOSTS)('%s, where an earlier run has written for it', (host) =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, ci: host } });
      const { out } = await runInit(directory, { given: {} });
      expect(out).not.toContain('wrote');
      expect(ofHost(filesIn(directory))).toEqual(FILES[host]);
    }),
  );
});

/** The files that init says to delete. */
const toDelete = (note: string) => / wrote (.+)\. For GitLab or Codeberg, delete these/.exec(note)?.[1]?.split(', ');

describe('where nothing says who will have the repository, init says how to have it for another host', () => {
  test.each(['gitlab', 'codeberg'] as const)('%s: who does as it says has what --ci writes at once', (host) =>
    inDirectory(async (directory) => {
      const { note } = await runInit(directory);
      expect(note).toContain(`--ci ${host}`);
      for (const path of toDelete(note) ?? []) rmSync(join(directory, path));
      await runInit(directory, { given: { ci: host } });
      const files = filesIn(directory);
      await inDirectory(async (other) => {
        await runInit(other, { given: { ...GIVEN, ci: host } });
        expect(files).toEqual(filesIn(other));
      });
    }),
  );

  test('what was there is not to be deleted, and who has said a host is not told of others', () =>
    inDirectory(async (directory) => {
      writeFileSync(join(directory, 'README.md'), 'mine');
      expect(toDelete((await runInit(directory)).note)).toEqual(FILES.github);
      await inDirectory(async (other) => {
        expect((await runInit(other, { given: { ...GIVEN, ci: 'github' } })).note).not.toContain('--ci');
      });
    }));
});

describe('elsewhere.sh', () => {
  let home = '';
  const run = (task: string, environment: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync('bash', [join(PROJECT, SCRIPT), task], {
      cwd: join(home, 'network'),
      encoding: 'utf8',
      env: { ...process.env, CI: 'true', NO_COLOR: '1', GITHUB_STEP_SUMMARY: undefined, ...environment },
    });
    return { status, text: stdout + stderr };
  };
  const sheet = () => join(home, 'network/data/chargers.csv');
  const edit = (from: string, to: string) => {
    writeFileSync(sheet(), readFileSync(sheet(), 'utf8').replace(from, to));
    git(join(home, 'network'), 'commit', '--quiet', '--all', '--message', 'A change');
  };

  beforeAll(async () => {
    home = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
    await runInit(join(home, 'network'), { given: { ...GIVEN, country: 'GB', ci: 'gitlab' } });
    git(join(home, 'network'), 'init', '--quiet', '--initial-branch', 'main');
    git(join(home, 'network'), 'add', '--all');
    git(join(home, 'network'), 'commit', '--quiet', '--message', 'Our network');
    git(join(home, 'network'), 'switch', '--quiet', '--create', 'change');
  });
  afterAll(() => rmSync(home, { recursive: true }));

  test('checks a change, and says what it does to the published data', { tags: ['slow'] }, () => {
    edit('Market Square 1', 'Market Square 2');
    const { status, text } = run('check', { BASE: 'main' });
    expect(status, text).toBe(0);
    expect(text).toContain('no findings');
    expect(text).toMatch(/address.*Market Square 2/);
    expect(existsSync(join(home, 'network/dist'))).toBe(false);
  });

  test('fails for a mistake, in words and not in commands of GitHub', () => {
    edit('socket', 'sokcet');
    const { status, text } = run('check', { BASE: 'main' });
    edit('sokcet', 'socket');
    expect(status).toBe(1);
    expect(text).toContain('Did you mean "SOCKET"?');
    expect(text).not.toContain('::');
  });

  test('publishes with what the action hands over, and says which secrets are missing', () => {
    expect(run('publish')).toMatchObject({
      status: 1,
      text: expect.stringMatching(/^error: The inputs cloudflare-api-token/),
    });
    const stub = join(home, 'bin/node');
    mkdirSync(dirname(stub));
    writeFileSync(stub, '#!/bin/sh\necho "node $*"\n');
    chmodSync(stub, 0o755);
    const secrets = { CLOUDFLARE_API_TOKEN: 'secret', CLOUDFLARE_ACCOUNT_ID: 'account' };
    const PATH = [dirname(stub), process.env.PATH].join(delimiter);
    const { status, text } = run('publish', { ...secrets, PATH, PURGE: 'AMS-1' });
    const program = join(PROJECT, 'bin/ocpi-snapshot.cjs');
    expect({ status, text }).toEqual({
      status: 0,
      text: `node ${program} deploy --data data --format text --purge=AMS-1\n`,
    });
  });

  test('does nothing else, and leaves nothing behind', () => {
    expect(run('sync').text).toContain('elsewhere.sh does check and publish, not sync.');
    expect(run('').text).toContain('error: The input task is missing.');
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: join(home, 'network'), encoding: 'utf8' })).toBe('');
  });
});
