/** The file .env: what it gives to a command, and which files are refused in words. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withEnvFile } from '../../src/command/env-file.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'env-file-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const write = (content: string | Uint8Array) => writeFileSync(join(directory, '.env'), content);

const NAMES = ['CPMS_TOKEN', 'QUOTED', 'DOUBLE', 'EXPORTED', 'LONG', 'EMPTY', 'A', 'B', 'C'];

/** The environment with what these names have in the file. */
const read = (environment: NodeJS.ProcessEnv = {}, names = NAMES, said: string[] = []) =>
  withEnvFile(names, environment, directory, (text) => said.push(text));

describe('a file', () => {
  test('gives its variables, in quotes or not, with comments and empty lines', async () => {
    write(
      [
        "# secrets of this machine: don't commit",
        'CPMS_TOKEN=abc=#1 # a comment',
        'QUOTED=\'with "quotes" and # no comment\'',
        'DOUBLE="one\\ntwo"',
        '',
        'export EXPORTED = spaced ',
        'LONG="first',
        'second"',
        'EMPTY=',
      ].join('\r\n'),
    );
    expect(await read()).toEqual({
      CPMS_TOKEN: 'abc=',
      QUOTED: 'with "quotes" and # no comment',
      DOUBLE: 'one\ntwo',
      EXPORTED: 'spaced',
      LONG: 'first\nsecond',
      EMPTY: '',
    });
  });

  test('changes nothing that the environment has', async () => {
    write('\u{FEFF}A=file\nB=file\nC=file');
    expect(await read({ A: 'own', B: '' })).toEqual({ A: 'own', B: '', C: 'file' });
  });

  test('is not needed, and a directory of that name is none', async () => {
    expect(await read()).toEqual({});
    mkdirSync(join(directory, '.env'));
    expect(await read()).toEqual({});
  });

  test('is not read in a workflow, where a stranger may have written it', async () => {
    write('A=file');
    expect(await read({ CI: 'true' })).toEqual({ CI: 'true' });
  });
});

describe('of a foreign file', () => {
  const FOREIGN = [
    'CLOUDFLARE_API_BASE_URL',
    'HTTPS_PROXY',
    'NODE_OPTIONS',
    'PATH',
    'WRANGLER_HOME',
    'npm_config_registry',
  ];

  test('nothing is taken that nobody asked for', async () => {
    write('A=file\nDATABASE_URL=secret');
    expect(await read({})).toEqual({ A: 'file' });
  });

  test('nothing is taken that says how programs run, or where tokens go; that is said once, without a value', async () => {
    write([...FOREIGN, 'CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'].map((name) => `${name}=secret`).join('\n'));
    const said: string[] = [];
    const names = [...FOREIGN, 'CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];
    const taken = { CLOUDFLARE_API_TOKEN: 'secret', CLOUDFLARE_ACCOUNT_ID: 'secret' };
    expect(await read({}, names, said)).toEqual(taken);
    expect(await read({}, names, said)).toEqual(taken);
    expect(said).toEqual([`.env in this directory also has ${FOREIGN.join(', ')}, which is never taken from there.`]);
  });

  test('nothing is read where nothing is lacking', async () => {
    write('nonsense');
    expect(await read({ A: 'own' }, ['A'])).toEqual({ A: 'own' });
    expect(await read({}, [])).toEqual({});
  });
});

describe('is refused in words that show no value', () => {
  test.each<[string, () => void, string]>([
    [
      'a link',
      () => {
        writeFileSync(join(directory, 'other'), 'A=secret');
        symlinkSync('other', join(directory, '.env'));
      },
      'is a link, and may lead to a file of somebody else: put the file itself there',
    ],
    [
      'a link that leads nowhere',
      () => symlinkSync('nowhere', join(directory, '.env')),
      'is a link, and may lead to a file of somebody else: put the file itself there',
    ],
    [
      'a huge file',
      () => write(`A=${'secret'.repeat(20_000)}`),
      'cannot be read (The file has 120,002 bytes, but at most 65,536 are allowed.)',
    ],
    [
      'a line that is no variable',
      () => write('A=secret\nB="secret\nsecret"\nsecret\n'),
      'has a line 4 that is not NAME=value',
    ],
    ['a name with a blank', () => write('A SECRET=secret\n'), 'has a line 1 that is not NAME=value'],
    ['JSON', () => write('{ "A": "secret" }\n'), 'has a line 1 that is not NAME=value'],
    ['another encoding', () => write(Buffer.from('A=secret\u00e9', 'latin1')), 'is not UTF-8'],
  ])('%s', async (_, make, words) => {
    make();
    const refusal: unknown = await read().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      message: `.env in this directory ${words}. It holds secrets as NAME=value, one a line.`,
    });
    expect(String(refusal)).not.toContain('secret\u00e9');
  });

  test.skipIf(process.platform === 'win32')('a named pipe', async () => {
    execFileSync('mkfifo', [join(directory, '.env')]);
    await expect(read()).rejects.toThrow('cannot be read (This is a named pipe, not a file.)');
  });
});
