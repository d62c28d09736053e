/** A repository with a pull request, a machine that runs workflows on it, and stand-ins for what only GitHub has. */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { program as bundle, programEnvironment } from '../../support/program.ts';
import { install } from './installed.ts';
import type { Inputs, Machine } from './runner.ts';
import { PROJECT } from './workflow.ts';

const GIT = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

export function git(directory: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main'];
  const options = { cwd: directory, encoding: 'utf8', env: { ...process.env, ...GIT } } as const;
  return execFileSync('git', [...identity, ...args], options).trim();
}

/** The working tree of the project, as it would be committed, without its tests and its data. */
export function copyProject(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const files = git(PROJECT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of new Set(files)) {
    // A file may be deleted in the working tree. No workflow runs the tests.
    if (file === '' || /^(?:test|data)\//.test(file) || !existsSync(join(PROJECT, file))) continue;
    cpSync(join(PROJECT, file), join(directory, file));
  }
}

/** Makes a repository of the files in a directory, with one commit. */
export function commitAll(directory: string): void {
  git(directory, 'init', '--quiet');
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--message', 'Base');
}

/** Commits a change as pull request 1, with GitHub's merge of it; the main branch goes on meanwhile. */
export function openPullRequest(directory: string, change: () => void): string {
  git(directory, 'checkout', '--quiet', '-B', 'more-chargers', 'main');
  change();
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--message', 'Change');
  const head = git(directory, 'rev-parse', 'HEAD');
  git(directory, 'checkout', '--quiet', '-B', 'merge', 'main');
  git(directory, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'more-chargers');
  git(directory, 'update-ref', 'refs/pull/1/merge', 'HEAD');
  git(directory, 'checkout', '--quiet', 'main');
  return head;
}

export interface Scratch {
  /** Where the repository is. */
  readonly origin: string;
  /** What is checked out if the workflow names nothing. */
  readonly ref: string;
  /** Where caches and artifacts are kept from one run to the next. */
  readonly store: string;
  readonly root: string;
  /** What npm installs as ocpi-snapshot: the directory of the package. */
  readonly program?: string | undefined;
}

/** Stand-ins for the actions: checkout fetches no more history than the real one, caches and artifacts are copied. */
export function actionsFor({ origin, ref, store, root }: Scratch): Machine['actions'] {
  return {
    'actions/checkout': async ({ ref: wanted = ref, 'fetch-depth': depth = '1', ...inputs }, workspace) => {
      git(workspace, 'init', '--quiet');
      git(workspace, 'remote', 'add', 'origin', `file://${origin}`);
      const directories = inputs['sparse-checkout']?.trim().split('\n') ?? [];
      if (directories.length > 0) git(workspace, 'sparse-checkout', 'set', '--cone', ...directories);
      git(workspace, 'fetch', '--quiet', `--depth=${depth}`, `file://${origin}`, wanted);
      git(workspace, 'checkout', '--quiet', 'FETCH_HEAD');
    },
    'actions/setup-node': async () => {},
    'actions/cache': async () => {},
    'actions/cache/restore': async ({ path = '', 'restore-keys': prefix = '' }, workspace) => {
      const kept = join(store, 'caches', `${prefix}newest`);
      if (!existsSync(kept)) return;
      cpSync(kept, join(workspace, path), { recursive: true });
      writeFileSync(join(root, 'restored'), '');
    },
    'actions/cache/save': async ({ path = '', key = '' }, workspace) => {
      const kept = join(store, 'caches', key.replace(/\d+-\d+$/, 'newest'));
      if (existsSync(join(workspace, path))) cpSync(join(workspace, path), kept, { recursive: true });
    },
    'actions/upload-artifact': async ({ name = '', path = '', 'if-no-files-found': missing }: Inputs) => {
      if (!existsSync(path) && missing === 'ignore') return;
      cpSync(path, join(store, 'artifacts', name, basename(path)));
    },
  };
}

/** The file that `environmentFor` lets programs note in how they were called. */
export function callsOf(root: string): string {
  return join(root, 'calls');
}

/**
 * The environment of a step. In its PATH come first an npm that links the installed packages instead of fetching them, a node, and
 * a gh that does nothing. All note how they were called, and whether a token was there. So does wrangler. Nothing is uploaded.
 *
 * To check, build and compare, that node starts the bundle of the tests in the place of a checkout of this project, whose sources take
 * three times as long. With REAL_PROGRAM in the environment it starts what it was told to.
 */
export function environmentFor({ root, program }: Scratch): { readonly [name: string]: string } {
  const [bin, calls] = [join(root, 'bin'), callsOf(root)];
  const bundles = join(PROJECT, '.local', 'page');
  mkdirSync(bundles, { recursive: true });
  mkdirSync(bin, { recursive: true });
  for (const kind of ['all', 'without-dev']) {
    const modules = join(root, 'installed', kind, 'node_modules');
    install(modules, kind === 'without-dev', calls);
    if (program !== undefined) cpSync(program, join(modules, 'ocpi-snapshot'), { recursive: true });
  }
  // biome-ignore lint/suspicious/noTemplateCurlyInString: of bash
  const token = '(token: ${CLOUDFLARE_API_TOKEN:-${GITHUB_TOKEN:-none}})';
  const npm = `#!/bin/bash
echo "npm $* in $PWD ${token}" >> '${calls}'
if [ "$1" != ci ]; then echo "npm $1 is not expected" >&2; exit 1; fi
rm -f node_modules
case "$*" in *--omit=dev*) kind=without-dev ;; *) kind=all ;; esac
# The scripts of the page are bundled once: a bundle is named after its sources.
if [ -f bin/page.cjs ]; then mkdir -p .local; ln -sfn '${bundles}' .local/page; fi
exec ln -s '${join(root, 'installed')}'/$kind/node_modules node_modules
`;
  const node = `#!/bin/bash
echo "node $* ${token}" >> '${calls}'
case "$2" in
  deploy) set -- "$@" --dry-run ;;
  check | build | diff)
    if [ -z "\${REAL_PROGRAM:-}" ] && [ -f "\${1%/bin/*}/src/cli/cli.ts" ] && [ -e "\${1%/bin/*}/node_modules" ]; then
      shift
      NODE_COMPILE_CACHE='${programEnvironment().NODE_COMPILE_CACHE}' exec '${process.execPath}' '${bundle()}' "$@"
    fi ;;
esac
exec '${process.execPath}' "$@"
`;
  const gh = `#!/bin/bash
echo "gh $*" >> '${calls}'
if [ "$2" = create ]; then cat "\${@: -1}" > '${join(root, 'pull-request.md')}'; fi
`;
  writeFileSync(join(bin, 'gh'), gh, { mode: 0o755 });
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  writeFileSync(join(bin, 'node'), node, { mode: 0o755 });
  const path = [bin, dirname(process.execPath), process.env.PATH].join(delimiter);
  return { ...GIT, PATH: path, HOME: root, WRANGLER_SEND_METRICS: 'false' };
}
