/** The address of a first deployment: what Cloudflare says of it, in network.json. A stand-in answers for it. */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cloudflare } from '../../src/cli/publish/cloudflare-account.ts';
import { addressToBe, confirmAddress, withoutAddress, writeAddress } from '../../src/cli/publish/first-address.ts';
import { COMPANIONS } from '../support/companions.ts';
import { recordedTerminal } from '../support/recorded-terminal.ts';

let directory = '';
const settingsFile = () => join(directory, 'network.json');

/** As a person may have written it. */
const SETTINGS = `{\n  "name": "A", "country_code": "NL",\n  "party_id": "EXA",\n  "base_url": "http://localhost:8787",\n  "versions": ["2.2.1"]\n}\n`;
const ADDRESS = 'https://my-network.city.workers.dev';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'first-address-'));
  writeFileSync(settingsFile(), SETTINGS);
  writeFileSync(join(directory, 'wrangler.toml'), 'name = "my-network"\n');
});

afterEach(() => rmSync(directory, { recursive: true }));

/** What Cloudflare answers, by the last parts of the path. */
const NEW: { readonly [path: string]: readonly [status: number, body: object] } = {
  accounts: [200, { result: [{ id: 'one', name: 'Mine' }] }],
  subdomain: [200, { result: { subdomain: 'city' } }],
  'services/my-network': [404, { result: null, errors: [{ code: 10090, message: 'no such service' }] }],
};

const SAID: { readonly [command: string]: object } = {
  'auth token --json': { type: 'oauth', token: 'a-secret' },
};

const lastOf = (url: string) => url.replace(/^.*(?:\/workers\/|\/(?=accounts$))/, '');

interface Asked {
  readonly cloudflare: Cloudflare;
  readonly requests: string[];
}

/** Cloudflare, and wrangler, which prints a line before its JSON. */
function standIn(answers = NEW, said = SAID, environment: NodeJS.ProcessEnv = {}): Asked {
  const requests: string[] = [];
  const cloudflare: Cloudflare = {
    environment,
    wrangler: async (args) => {
      const answer = said[args.join(' ')];
      if (answer === undefined) throw new Error('not logged in');
      return `a notice\n${JSON.stringify(answer, undefined, 2)}\n`;
    },
    fetch: async (url, { headers }) => {
      requests.push(`${url} ${JSON.stringify(headers)}`);
      const [status, body] = answers[lastOf(url)] ?? [500, {}];
      return Response.json(body, { status });
    },
  };
  return { cloudflare, requests };
}

async function give({ cloudflare }: Pick<Asked, 'cloudflare'>) {
  const terminal = recordedTerminal();
  const lacking = await withoutAddress(directory, directory, COMPANIONS);
  if (lacking === undefined) throw new Error('it has an address');
  await writeAddress(lacking, await addressToBe(lacking, cloudflare), terminal);
  return terminal.said.note.join('\n');
}

describe('a network with the address of this machine', () => {
  test('gets that of the Worker, and nothing else of network.json changes', async () => {
    const asked = standIn();
    expect(await give(asked)).toBe(
      `${settingsFile()}: "base_url" is now "${ADDRESS}", the address of the Worker "my-network". It was http://localhost:8787.`,
    );
    expect(readFileSync(settingsFile(), 'utf8')).toBe(SETTINGS.replace('http://localhost:8787', ADDRESS));
    const secret = '{"Authorization":"Bearer a-secret"}';
    const paths = ['', '/one/workers/subdomain', '/one/workers/services/my-network'];
    expect(asked.requests).toEqual(
      paths.map((path) => `https://api.cloudflare.com/client/v4/accounts${path} ${secret}`),
    );
  });

  test('gets it where base_url is not written at all', async () => {
    writeFileSync(settingsFile(), '{\n  "country_code": "NL",\n  "party_id": "EXA"\n}\n');
    await give(standIn());
    expect(JSON.parse(readFileSync(settingsFile(), 'utf8'))).toEqual({
      country_code: 'NL',
      party_id: 'EXA',
      base_url: ADDRESS,
    });
  });

  test('keeps comments and trailing commas', async () => {
    const lines = [
      '// ours',
      '{',
      '  "country_code": "NL",   "party_id": "EXA", // registered',
      '  "versions": ["2.2",],',
    ];
    const [before, after] = ['http://localhost:8787', ADDRESS].map(
      (url) => `\ufeff${[...lines, `  "base_url":   "${url}", /* later */`, '}'].join('\r\n')}\r\n`,
    );
    writeFileSync(settingsFile(), before ?? '');
    await give(standIn());
    expect(readFileSync(settingsFile(), 'utf8')).toBe(after);
    writeFileSync(settingsFile(), `${lines.join('\n')} // and 2.2.1 later\n}\n`);
    await give(standIn());
    const added = `  "base_url": "${ADDRESS}",\n}\n`;
    expect(readFileSync(settingsFile(), 'utf8')).toBe(`${lines.join('\n')} // and 2.2.1 later\n${added}`);
  });

  test.each<[string, Asked, RegExp]>([
    [
      'a Worker of that name is there',
      standIn({ ...NEW, 'services/my-network': [200, {}] }),
      /has a Worker "my-network" already.*"base_url": "https:\/\/my-network\.city\.workers\.dev"\. If not, write another name into .*wrangler\.toml/,
    ],
    [
      'it cannot be known whether one is',
      standIn({ ...NEW, 'services/my-network': [403, {}] }),
      /^Cloudflare does not tell .*whether there is a Worker "my-network" already; it answers 403/,
    ],
    [
      'the account has no subdomain',
      standIn({ ...NEW, subdomain: [404, { result: null, errors: [{ code: 10007, message: 'no' }] }] }),
      /no subdomain of workers\.dev yet\. Choose one at https:\/\/dash\.cloudflare\.com\/one\/workers\/onboarding/,
    ],
    [
      'the token may not ask',
      standIn({
        ...NEW,
        subdomain: [403, { result: null, errors: [{ code: 10000, message: 'Authentication error' }] }],
      }),
      /does not tell the address of the Worker \(Authentication error\)\. Write it into/,
    ],
    [
      'what it says is no part of a host name',
      standIn({ ...NEW, subdomain: [200, { result: { subdomain: 'a.b/c' } }] }),
      /does not tell the address/,
    ],
    ['nobody is logged in', standIn(NEW, {}), /not logged in to Cloudflare\. Run: npx ocpi-snapshot login/],
    [
      'there are several accounts',
      standIn({
        ...NEW,
        accounts: [
          200,
          {
            result: [
              { id: 'a', name: 'A' },
              { id: 'b', name: 'B' },
            ],
          },
        ],
      }),
      /2 accounts\. .*\naccount_id = "a" {2}# A\naccount_id = "b" {2}# B/,
    ],
    [
      'it would be written where nobody commits it',
      standIn(NEW, SAID, { CI: 'true' }),
      /and commit it: "base_url": "https:\/\/my-network\.city\.workers\.dev"/,
    ],
  ])('stays as it is if %s', async (_, asked, words) => {
    await expect(give(asked)).rejects.toThrow(words);
    expect(readFileSync(settingsFile(), 'utf8')).toBe(SETTINGS);
  });

  test('stays as it is if somebody saves it meanwhile', async () => {
    const { cloudflare } = standIn();
    const saved = SETTINGS.replace('"A"', '"B"');
    const meanwhile: Cloudflare = {
      ...cloudflare,
      wrangler: (args) => {
        writeFileSync(settingsFile(), saved);
        return cloudflare.wrangler(args);
      },
    };
    await expect(give({ cloudflare: meanwhile })).rejects.toThrow('was changed while this was at work');
    expect(readFileSync(settingsFile(), 'utf8')).toBe(saved);
  });

  test('belongs to the account that is named in wrangler.toml, or in the environment', async () => {
    const environment = { CLOUDFLARE_ACCOUNT_ID: 'named', CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:1' };
    const [byName, byFile] = [standIn(NEW, SAID, environment), standIn(NEW, SAID, environment)];
    await give(byName);
    expect(byName.requests[0]).toContain('http://127.0.0.1:1/accounts/named/');
    writeFileSync(settingsFile(), SETTINGS);
    writeFileSync(join(directory, 'wrangler.toml'), 'name = "my-network"\naccount_id = "written"\n');
    await give(byFile);
    expect(byFile.requests[0]).toContain('/accounts/written/');
  });
});

test.each([
  [
    'network.json has an address',
    () => writeFileSync(settingsFile(), SETTINGS.replace('http://localhost:8787', ADDRESS)),
  ],
  ['network.json has errors', () => writeFileSync(settingsFile(), '{')],
  [
    'wrangler.toml has one',
    () =>
      writeFileSync(
        join(directory, 'wrangler.toml'),
        'name = "a"\nroutes = [{ pattern = "b.org", custom_domain = true }]\n',
      ),
  ],
  [
    'wrangler.toml does without workers.dev',
    () => writeFileSync(join(directory, 'wrangler.toml'), 'name = "a"\nworkers_dev = false\n'),
  ],
])('nothing is asked if %s', async (_, change) => {
  change();
  expect(await withoutAddress(directory, directory, COMPANIONS)).toBeUndefined();
});

describe('what wrangler says that it published', () => {
  /** wrangler's output file after a deployment to some addresses. */
  const output = (...targets: string[]) =>
    [
      { type: 'wrangler-session', version: 1, command_line_args: ['deploy'] },
      { type: 'deploy', version: 1, worker_name: 'my-network', targets },
    ]
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join('');

  test('confirms the address', () => {
    expect(() => confirmAddress(ADDRESS, output('example.org/*', ADDRESS))).not.toThrow();
  });

  test.each([
    ['another address', output('https://my-network.town.workers.dev'), 'at https://my-network.town.workers.dev, but'],
    ['no address', output(), 'at no address, but'],
    ['nothing', '', 'at no address, but'],
  ])('refuses it where that is %s', (_, said, words) => {
    expect(() => confirmAddress(ADDRESS, said)).toThrow(`wrangler says that it published ${words} all answers name`);
  });
});

test('wrangler hands out its token', async () => {
  const asked: (string | undefined)[] = [];
  const api = createServer(({ url = '', headers }, response) => {
    asked.push(headers.authorization);
    const [status, body] = NEW[lastOf(url)] ?? [500, {}];
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  try {
    const environment = { CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
    const env = { ...process.env, CLOUDFLARE_API_TOKEN: 'a-token', XDG_CONFIG_HOME: directory };
    const program = join(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js');
    const options = { env: { ...env, WRANGLER_SEND_METRICS: 'false' }, cwd: directory };
    const wrangler: Cloudflare['wrangler'] = async (args) =>
      (await promisify(execFile)(process.execPath, [program, ...args], options)).stdout;
    expect(await give({ cloudflare: { wrangler, fetch, environment } })).toContain(ADDRESS);
    expect(asked).toEqual(Array(3).fill('Bearer a-token'));
  } finally {
    api.close();
  }
});

describe('a first deployment', () => {
  /** Takes an upload of which it has all files already. */
  const TAKES: typeof NEW = {
    ...NEW,
    'scripts/my-network/deployments': [404, { result: null, errors: [{ code: 10007, message: 'no such Worker' }] }],
    'scripts/my-network/assets-upload-session': [200, { result: { jwt: 'done', buckets: [] } }],
    'scripts/my-network': [200, { result: { id: 'my-network', deployment_id: 'one' } }],
    'my-network': [
      200,
      { result: { id: 'one', name: 'my-network', subdomain: { enabled: true, previews_enabled: false } } },
    ],
    'scripts/my-network/subdomain': [200, { result: { enabled: true, previews_enabled: false } }],
  };

  /** Runs `deploy` in the directory, with a server that stands in for Cloudflare: by default one that takes no upload. */
  async function deploy(answers = NEW) {
    const api = createServer(({ url = '' }, response) => {
      const [status, body] = answers[lastOf(url).replace(/\?.*/, '')] ?? [
        403,
        { errors: [{ code: 10000, message: 'refused here' }], result: null },
      ];
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success: status === 200, ...body }));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const env = { ...process.env, CI: undefined, CLOUDFLARE_API_TOKEN: 'a-token', CLOUDFLARE_API_BASE_URL: address };
    const program = join(import.meta.dirname, '../../bin/ocpi-snapshot.cjs');
    const options = { cwd: directory, env: { ...env, XDG_CONFIG_HOME: directory } };
    try {
      return await promisify(execFile)(process.execPath, [program, 'deploy', '--data', '.'], options).then(
        ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
        (error: { code: number; stdout: string; stderr: string }) => ({
          code: error.code,
          said: error.stdout + error.stderr,
        }),
      );
    } finally {
      api.close();
    }
  }

  const table = (power: string) =>
    writeFileSync(
      join(directory, 'chargers.csv'),
      `location_id,address,city,postal_code,latitude,longitude,country,time_zone,evse_uid,plug,format,power_kw\nA,Street 1,Utrecht,3511AA,52.09083,5.12142,NLD,Europe/Amsterdam,E1,type2,SOCKET,${power}\n`,
    );

  test('writes the address once wrangler has published there', { tags: ['slow'] }, async () => {
    table('22');
    writeFileSync(
      join(directory, 'wrangler.toml'),
      'name = "my-network"\naccount_id = "one"\ncompatibility_date = "2026-01-01"\n',
    );
    expect(await deploy(TAKES)).toMatchObject({ code: 0, said: expect.stringContaining(`is now "${ADDRESS}"`) });
    expect(readFileSync(settingsFile(), 'utf8')).toBe(SETTINGS.replace('http://localhost:8787', ADDRESS));
  });

  test('that fails leaves network.json as it was, and so does the next one', { tags: ['slow'] }, async () => {
    table('nonsense');
    expect(await deploy()).toMatchObject({ code: 1, said: expect.stringContaining('correct the errors') });
    expect(readFileSync(settingsFile(), 'utf8')).toBe(SETTINGS);
    table('22');
    for (let run = 0; run < 2; run++) {
      expect(await deploy()).toMatchObject({
        code: 2,
        said: expect.stringContaining('wrangler deploy ended with code 1'),
      });
      expect(readFileSync(settingsFile(), 'utf8')).toBe(SETTINGS);
    }
  });
});
