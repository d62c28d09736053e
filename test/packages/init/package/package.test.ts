/** What others install: nothing is missing from it, nothing is too much, and it does what a checkout does. */

import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvOf, staticRow } from '../../../support/irve-rows.ts';
import {
  type Installed,
  installed,
  type Packed,
  PROJECT,
  packProject,
  readManifestOf,
  textsIn,
  textsInArchive,
  writeNetwork,
} from './support/packed.ts';
import { packedProgram } from './support/packed-program.ts';

let packed: Packed;
let user: Installed;

beforeAll(() => {
  packed = packProject();
  user = installed(packed, 'my network (1) é');
  writeNetwork(user.home);
});

afterAll(() => {
  user?.remove();
  if (packed) rmSync(dirname(packed.tarball), { recursive: true });
});

describe('the tarball', () => {
  const BELONGING =
    /^(?:package\.json|README\.md|LICENSE|action\.yml|\.github\/scripts\/[\w-]+\.sh|bin\/(?:ocpi-snapshot|with-pinned-node)\.cjs|docs\/(?:cookbook\.md|cookbook\/[\w-]+\.(?:sh|js|py)|page\.png)|lib\/(?:program\.cjs|cloudflare-worker\.js|live-worker\.js|comment\.mjs|locked\.json|page\.br)|packages\/page\/locales\/[a-z]+\/readme\.md|(?:packages\/import\/reference|packages\/init\/template|schemas)\/.+)$/;
  const NEEDED = [
    'LICENSE',
    'README.md',
    'action.yml',
    'bin/ocpi-snapshot.cjs',
    'bin/with-pinned-node.cjs',
    'docs/cookbook.md',
    'docs/page.png',
    'lib/cloudflare-worker.js',
    'lib/live-worker.js',
    'lib/comment.mjs',
    'lib/locked.json',
    'lib/page.br',
    'lib/program.cjs',
    'package.json',
  ];

  test('has what the package needs, and nothing else', () => {
    expect(packed.files.filter((path) => !BELONGING.test(path))).toEqual([]);
    // npm leaves out files with some names, such as .gitignore.
    const whole = execFileSync(
      'git',
      [
        'ls-files',
        'docs/cookbook',
        'packages/import/reference',
        'packages/init/template',
        'packages/page/locales/*.md',
        'schemas',
      ],
      {
        cwd: PROJECT,
        encoding: 'utf8',
      },
    );
    expect(packed.files).toEqual(expect.arrayContaining([...NEEDED, ...whole.trim().split('\n')]));
  });

  test('has every script that the action runs', () => {
    const called = readFileSync(join(PROJECT, 'action.yml'), 'utf8').matchAll(/GITHUB_ACTION_PATH\/([\w./-]+)/g);
    expect(packed.files).toEqual(expect.arrayContaining([...called].map(([, path]) => path)));
  });

  test('is what init packs, from the sources and from what is installed', { tags: ['slow'] }, () => {
    const ofSources = textsInArchive(packedProgram().archive);
    expect(ofSources).toEqual(textsInArchive(readFileSync(packed.tarball)));
    user.run(['--version']);
    expect(user.run(['init', 'packed', '--name', 'A', '--country', 'NL']).status).toBe(0);
    const { version } = readManifestOf(PROJECT);
    const archive = readFileSync(join(user.home, `packed/program/ocpi-snapshot-${version}.tgz`));
    expect(textsInArchive(archive)).toEqual(ofSources);
  });

  test('has no link or message that leads to what it leaves out', () => {
    const documents = packed.files.filter(
      (path) => path.endsWith('.md') && !/^packages\/(?:init\/template|page\/locales)\//.test(path),
    );
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/cookbook.md', 'schemas/ocpi/README.md']));
    for (const document of documents) {
      const text = readFileSync(join(user.root, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
      const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)|^\[[^\]]+\]: (\S+)/gm)].map(([, a, b]) => a ?? b ?? '');
      const relative = links.filter((link) => !/^(?:https?|mailto):/.test(link));
      const missing = relative.filter((link) => !existsSync(join(user.root, dirname(document), link)));
      expect(missing, document).toEqual([]);
    }
    // A message names a page by its address.
    const program = readFileSync(join(user.root, 'lib/program.cjs'), 'utf8').replaceAll(
      /^\s*(?:\/\/|\*|\/\*).*$/gm,
      '',
    );
    const named = program.match(/(?<!main\/|[\w./])docs\/[\w/-]+\.md/g) ?? [];
    expect(named.filter((path) => path !== 'docs/cookbook.md')).toEqual([]);
  });

  test('is small', () => {
    // Half of it is what browsers load: the page and the check page with its worker, each with the map, and the towns and coasts that
    // builds cut out of. A quarter are the program and the Workers, a seventh is the table of communes.
    // The checks of published objects are compiled ahead of time, once for each version of OCPI: 0.6 MB unpacked.
    expect(packed.bytes).toBeLessThan(2_950_000);
    expect(packed.unpackedBytes).toBeLessThan(8_600_000);
  });

  test('holds code of ours only, so every library comes with its licence', () => {
    for (const file of ['lib/program.cjs', 'lib/cloudflare-worker.js', 'lib/live-worker.js']) {
      const text = readFileSync(join(user.root, file), 'utf8');
      const sources = [...text.matchAll(/^\s*\/\/ ([\w./-]+\.(?:ts|js|mjs|cjs|json))$/gm)].map(
        ([, path]) => path ?? '',
      );
      expect(sources.length, file).toBeGreaterThan(10);
      expect(
        sources.filter((path) => !/^(?:src|packages|schemas\/(?:ocpi|copies))\/|^package\.json$/.test(path)),
        file,
      ).toEqual([]);
    }
  });

  test('holds a worker that needs nothing but what workerd has', () => {
    const text = readFileSync(join(user.root, 'lib/cloudflare-worker.js'), 'utf8');
    const imported = [...text.matchAll(/^import .*from "(.+)";$/gm)].map(([, name]) => name);
    expect(imported.filter((name) => !/^(?:node:zlib|cloudflare:workers)$/.test(name ?? ''))).toEqual([]);
    expect(text).toMatch(/^export \{/m);
  });

  test('asks for the libraries that its program loads, and for no others', () => {
    const text = readFileSync(join(user.root, 'lib/program.cjs'), 'utf8');
    const loaded = [...text.matchAll(/(?:require|\(bundleUrl\))\("(?!node:)((?:@[\w-]+\/)?[\w.-]+)[^"]*"\)/g)];
    const names = new Set(loaded.map(([, name = '']) => name));
    expect([...names].sort()).toEqual(Object.keys(readManifestOf(user.root).dependencies).sort());
  });

  test('asks for exact versions, and for the Node that its starter asks for', () => {
    const { dependencies, engines } = readManifestOf(user.root);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const starter = readFileSync(join(user.root, 'bin/ocpi-snapshot.cjs'), 'utf8');
    const [, major, minor] = /^const OLDEST_NODE = \[(\d+), (\d+)\];$/m.exec(starter) ?? [];
    expect(engines.node).toBe(`>=${major}.${minor}`);
  });
});

describe('an installed command', () => {
  test('tells its version', () => {
    const { version } = readManifestOf(PROJECT);
    expect(user.run(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('helps in words that are right there, and offers nothing that needs the sources', () => {
    const { status, stdout, stderr } = user.run(['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Usage: ocpi-snapshot <command> [options]\n');
    expect(stdout).toMatch(/^ {2}check /m);
    expect(stdout).not.toMatch(/npm |generate/);
    const byNpx = user.run(['check', '--help'], { environment: { npm_command: 'exec' } });
    expect(byNpx.stdout).toContain('Usage: npx ocpi-snapshot check [options]\n');
    expect(user.run(['generate'])).toMatchObject({
      status: 2,
      stderr: 'ocpi-snapshot: There is no command "generate". Run "ocpi-snapshot --help" to see all commands.\n',
    });
  });

  test('builds what a checkout builds, in a project of either type', { tags: ['slow'] }, () => {
    const args = ['build', '--data', 'data', '--previous', 'none', '--now', '2026-11-21T00:00:00Z', '--cache', 'none'];
    const theirs = join(user.home, 'of-checkout');
    execFileSync(process.execPath, [join(PROJECT, 'bin/ocpi-snapshot.cjs'), ...args, '--out', theirs], {
      cwd: user.home,
      stdio: 'ignore',
    });
    const expected = textsIn(theirs);
    expect(expected.size).toBeGreaterThan(20);
    for (const type of ['module', 'commonjs']) {
      user.write('package.json', JSON.stringify({ type }));
      const mine = join(user.home, type);
      expect(user.run([...args, '--out', mine])).toMatchObject({ status: 0 });
      expect(textsIn(mine), type).toEqual(expected);
    }
  });

  test('writes a repository, says where to go on, and finds nothing wrong there', () => {
    const given = ['--name', 'Example', '--country', 'Norway'];
    const { status, stdout, stderr } = user.run(['init', 'a network', ...given]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('wrote .github/workflows/check.yml\n')]);
    expect(stderr).toContain('Next:\n  cd "a network"\n  npm ci\n  npm start\n');
    expect(user.run(['check'], { cwd: 'a network' })).toMatchObject({ status: 0, stdout: 'data: no findings.\n' });
  });

  test('checks a network that is elsewhere, and names a mistake at its place', () => {
    mkdirSync(join(user.home, 'elsewhere'), { recursive: true });
    expect(user.run(['check', '--data', '../data'], { cwd: 'elsewhere' })).toMatchObject({
      status: 0,
      stderr: expect.not.stringContaining('    at '),
    });
    user.write('wrong/network.json', '{"country_code":"NL"');
    const { status, stdout, stderr } = user.run(['check', '--data', 'wrong']);
    expect(status).toBe(1);
    expect(stdout).toContain('wrong/network.json:1:21');
    expect(stdout + stderr).not.toContain('    at ');
  });

  test('finds the table of communes that comes with it', () => {
    const row = staticRow({ adresse_station: 'Quai Perrière', code_insee_commune: '38185' });
    user.write('static.csv', csvOf([row]));
    expect(user.run(['import', 'irve', '--static', 'static.csv', '--out', 'imported'])).toMatchObject({ status: 0 });
    expect(readFileSync(join(user.home, 'imported/locations.csv'), 'utf8')).toContain(',Grenoble,');
  });

  test('runs where nothing can be kept beside it', () => {
    const compiled = join(user.root, 'lib/compiled');
    rmSync(compiled, { recursive: true, force: true });
    writeFileSync(compiled, 'a file in the way');
    expect(user.run(['--version'])).toMatchObject({ status: 0, stderr: '' });
    rmSync(compiled);
  });

  test('that lost its program says what to do', () => {
    const broken = installed(packed, 'broken');
    const program = join(broken.root, 'lib/program.cjs');
    rmSync(program);
    expect(broken.run(['check'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `ocpi-snapshot: ${program} is missing. Install ocpi-snapshot again.\n`,
    });
    broken.remove();
  });

  test('whose libraries were not all installed says what to do', () => {
    const broken = installed(packed, 'half');
    rmSync(join(broken.home, 'node_modules/zod'));
    expect(broken.run(['check'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'ocpi-snapshot: the library "zod" is missing, as after an installation that did not finish. Install ocpi-snapshot again.\n',
    });
    broken.remove();
  });

  test.each(['20.20.2', '22.11.0', '18.0.0'])('refuses Node %s in words', (version) => {
    user.write('old.cjs', `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
    const { status, stdout, stderr } = user.run(['check'], { node: ['--require', join(user.home, 'old.cjs')] });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `ocpi-snapshot: Node ${version} is too old: this needs Node 22.12 or newer. Install it from https://nodejs.org, or for this directory alone: npm install node@24\n`,
    );
  });
});

/** The version, and what Node 20 lacks of what this one has. */
const AS_NODE_20 = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' });
const { prototype: iterators } = Iterator;
const lacking = [
  [require('node:module'), ['enableCompileCache']],
  [require('node:fs'), ['globSync', 'glob']],
  [globalThis, ['WebSocket', 'navigator', 'Iterator']],
  [iterators, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
  [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
  [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
  [Map, ['groupBy']], [Object, ['groupBy']], [Array, ['fromAsync']], [Promise, ['withResolvers', 'try']], [RegExp, ['escape']],
];
for (const [owner, names] of lacking) for (const name of names) delete owner[name];
`;

describe('init on Node 20, which starts what it writes', () => {
  const GIVEN = ['--name', 'Example', '--country', 'NL'];
  const old = (directory: string, version = '20.19.0') => {
    user.write('node-20.cjs', AS_NODE_20.replace('20.19.0', version));
    return user.run(['init', directory, ...GIVEN], { node: ['--require', join(user.home, 'node-20.cjs')] });
  };

  test('writes what it writes on a later one', { tags: ['slow'] }, () => {
    expect(old('of 20')).toMatchObject({ status: 0, stderr: expect.stringContaining('npm ci\n  npm start\n') });
    user.run(['init', 'of 24', ...GIVEN]);
    expect(textsIn(join(user.home, 'of 20'))).toEqual(textsIn(join(user.home, 'of 24')));
  });

  test('refuses one that cannot load the libraries', () => {
    expect(old('of 20.18', '20.18.3')).toMatchObject({ status: 2, stderr: expect.stringContaining('is too old') });
  });
});

/** A wrangler that prints what it was told. */
const WRANGLER = 'console.log(JSON.stringify(process.argv.slice(2)));';

/** Wrangler would take everything from .env; what it needs, the command hands over. */
const WITHOUT_ENV = ['--env-file', devNull];

/** The arguments that wrangler was called with. */
const told = (stdout: string) => JSON.parse(stdout.split('\n').find((line) => line.startsWith('[')) ?? '') as string[];

describe('a first deployment', () => {
  /** Of wrangler: it hands out a token, and prints what else it was told. */
  const HANDS_OUT = `const args = process.argv.slice(2);
console.log(JSON.stringify(args[0] === 'auth' ? { type: 'oauth', token: 'a-token' } : args));`;
  /** Answers of Cloudflare by the ends of paths; what is not there is 404. */
  const ACCOUNT = { '/accounts': [{ id: 'one', name: 'Mine' }], '/subdomain': { subdomain: 'city' } };

  test('finds the address, needs no history, and is handed to wrangler', { tags: ['slow'] }, async () => {
    const api = createServer(({ url = '' }, response) => {
      const [, result = null] = Object.entries(ACCOUNT).find(([path]) => url.endsWith(path)) ?? [];
      response.writeHead(result === null ? 404 : 200).end(JSON.stringify({ result }));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    user.run(['init', 'first', '--name', 'First', '--country', 'NL']);
    const sheet = join(user.home, 'first/data/chargers.csv');
    writeFileSync(
      sheet,
      readFileSync(sheet, 'utf8')
        .replaceAll('EXAMPLE-1', 'AMS-1')
        .replace(/Voorbeeldlocatie[^;]*/, 'Harbour')
        .replace(/52,\d+;4,\d+/, '52,37317;4,89338'),
    );
    const ofNetwork = join(user.home, 'first/data/network.json');
    writeFileSync(ofNetwork, readFileSync(ofNetwork, 'utf8').replace('"XXX"', '"ABC"'));
    user.write('first/node_modules/wrangler/package.json', '{"name":"wrangler","version":"4.0.0"}');
    user.write('first/node_modules/wrangler/bin/wrangler.js', HANDS_OUT);
    const { CI: _, ...others } = process.env;
    const { port } = api.address() as AddressInfo;
    const environment = { ...others, CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}` };
    const deployed = await promisify(execFile)(
      process.execPath,
      [join(user.root, 'bin/ocpi-snapshot.cjs'), 'deploy', '--cache', 'none'],
      { cwd: join(user.home, 'first'), env: environment },
    ).finally(() => api.close());
    expect(deployed.stderr).toContain('data/network.json: "base_url" is now "https://first.city.workers.dev"');
    expect(deployed.stderr).toContain('history none: nothing is published there yet');
    const [command, ...rest] = told(deployed.stdout);
    expect([command, ...rest.slice(-4)]).toEqual(['deploy', '--assets', 'dist', ...WITHOUT_ENV]);
    const settings = readFileSync(ofNetwork, 'utf8');
    expect(settings).toContain('\n  "base_url": "https://first.city.workers.dev",\n');
  });
});

describe('publishing from an own repository', () => {
  const DEPLOY = ['deploy', '--data', '../data', '--dry-run', '--cache', 'none', '--previous', 'none'];
  const installWrangler = () => {
    user.write('repository/node_modules/wrangler/package.json', '{"name":"wrangler","version":"4.0.0"}');
    user.write('repository/node_modules/wrangler/bin/wrangler.js', WRANGLER);
  };
  test('login is that of wrangler, and needs no settings of it', () => {
    installWrangler();
    const { status, stdout } = user.run(['login'], { cwd: 'repository' });
    expect([status, told(stdout)]).toEqual([0, ['login', ...WITHOUT_ENV]]);
  });

  test('without wrangler says which one to install, before anything is built', () => {
    user.write('bare/wrangler.toml', 'name = "mine"\n');
    const { wrangler } = readManifestOf(PROJECT).devDependencies;
    expect(user.run(DEPLOY, { cwd: 'bare' })).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `ocpi-snapshot: wrangler, which publishes to Cloudflare, is not installed. Run: npm install --save-dev wrangler@${wrangler}\n`,
    });
  });

  test('without wrangler, where package.json names it, says how to get it', () => {
    user.write('named/wrangler.toml', 'name = "mine"\n');
    user.write('named/package.json', '{"devDependencies":{"wrangler":"4.156.0"}}');
    const { stderr } = user.run(DEPLOY, { cwd: 'named' });
    expect(stderr).toContain('is not installed. Run: npm ci --include=dev\n');
  });

  test('without settings of wrangler says so', () => {
    installWrangler();
    expect(user.run(DEPLOY, { cwd: 'repository' })).toMatchObject({
      status: 2,
      stderr:
        'ocpi-snapshot: There is no wrangler.toml here, which tells wrangler where to publish. "ocpi-snapshot init" writes one.\n',
    });
  });

  test.each([
    ['wrangler.toml', 'name = "mine"\n\n[assets]\nmain = "no"\n'],
    ['wrangler.jsonc', '{\n  // The edge rule comes with the package.\n  "name": "mine",\n}\n'],
    ['wrangler.toml', 'name = "mine"\n\n[[durable_objects.bindings]]\nclass_name = "LiveFeeder"\n', 'live-worker.js'],
  ])('hands over the edge rule of the package where %s names none', (file, text, script = 'cloudflare-worker.js') => {
    installWrangler();
    user.write(`repository/${file}`, text);
    const { status, stdout } = user.run(DEPLOY, { cwd: 'repository' });
    rmSync(join(user.home, 'repository', file));
    expect(status).toBe(0);
    const worker = join(user.root, 'lib', script);
    const settings = join(user.home, 'repository', file);
    expect(told(stdout)).toEqual([
      'deploy',
      worker,
      '--config',
      settings,
      '--assets',
      'dist',
      '--dry-run',
      ...WITHOUT_ENV,
    ]);
  });

  test.each([
    ['wrangler.toml', "main = 'mine.js'\n"],
    ['wrangler.json', '{ "main": "mine.js" }\n'],
  ])('leaves alone what %s names', { tags: ['slow'] }, (file, text) => {
    installWrangler();
    user.write(`repository/${file}`, text);
    const { status, stdout } = user.run(DEPLOY, { cwd: 'repository' });
    rmSync(join(user.home, 'repository', file));
    expect(status).toBe(0);
    expect(told(stdout)).toEqual(['deploy', '--assets', 'dist', '--dry-run', ...WITHOUT_ENV]);
  });
});
