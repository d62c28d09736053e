/** The action: right in its form, nothing from outside in a script, and each token in one step only. */

import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAction, readAction } from './support/action.ts';
import { run } from './support/run.ts';
import { readActionScripts } from './support/scripts.ts';
import { PROJECT, readWorkflow, stepsOf } from './support/workflow.ts';

const TEXT = readFileSync(join(PROJECT, 'action.yml'), 'utf8');
const ACTION = readAction(PROJECT);
const { steps } = ACTION.runs;
const scriptsOf = steps.map((step) => ('run' in step ? step.run : ''));

describe('the form', () => {
  test.each([
    ['a step without a shell', '      shell: bash\n', ''],
    ['a key that there is not', 'using: composite', 'using: composite\n  main: index.js'],
    ['a default that is no text', "default: 'false'", 'default: false'],
    ['an action by its tag', /@[0-9a-f]{40} # v7\.0\.0/, '@v7'],
  ])('hears %s', (_, from, to) => {
    expect(TEXT.replace(from, to)).not.toBe(TEXT);
    expect(() => parseAction(TEXT.replace(from, to))).toThrow();
  });

  test('names every action by its commit, with the version next to it', () => {
    const lines = TEXT.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(lines).toHaveLength(steps.filter((step) => 'uses' in step).length);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('the workflows give it only inputs that it has, and a task that it knows', () => {
    const used = ['check.yml', 'comment.yml', 'publish.yml'].map((file) =>
      stepsOf(readWorkflow(file)).find(({ uses }) => uses === './'),
    );
    expect(used.map((step) => step?.with?.task)).toEqual(['check', 'comment', 'publish']);
    for (const step of used)
      expect(Object.keys(ACTION.inputs)).toEqual(expect.arrayContaining(Object.keys(step?.with ?? {})));
  });
});

describe('safety', () => {
  test('no text from outside is a part of a script', () => {
    for (const script of scriptsOf) expect(script).not.toContain('${{');
    for (const [, script] of readActionScripts()) expect(script).not.toMatch(/\beval\b|\$\{\{/);
  });

  test("the tokens of Cloudflare reach one step, GitHub's another", () => {
    const having = (text: string) =>
      steps.filter((step) => JSON.stringify(step).includes(text)).map(({ name }) => name);
    expect(having('inputs.cloudflare-')).toEqual(['Build and deploy']);
    expect(having('github.token')).toEqual(['Comment', 'Bring the tables up to date']);
    expect(having('inputs.feed-token')).toEqual(['Bring the tables up to date']);
    expect(TEXT).not.toMatch(/secrets\./);
  });

  test('no step looks for packages or scripts in the repository of the network', () => {
    const installing = scriptsOf.filter((script) => /\bnpm\b/.test(script));
    expect(installing).toHaveLength(1);
    expect(installing[0]).toMatch(/^cd "\$GITHUB_ACTION_PATH"\nnpm ci --ignore-scripts /);
    for (const script of [...scriptsOf, ...readActionScripts().map(([, text]) => text)]) {
      for (const [call] of script.matchAll(/\b(?:node|bash) .*/g)) expect(call).toMatch(/^\w+ "\$GITHUB_ACTION_PATH\//);
    }
  });

  test('setup-node is kept from reading package.json of the repository', () => {
    const setup = steps.find((step) => 'uses' in step && step.uses.startsWith('actions/setup-node@'));
    expect(setup).toMatchObject({ with: { 'package-manager-cache': false } });
  });
});

describe('the inputs', () => {
  let place: string;
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'inputs-'));
  });
  afterAll(() => rmSync(place, { recursive: true }));

  const read = async (TASK: string, DATA = 'data') => {
    const output = join(place, 'output');
    writeFileSync(output, '');
    const environment = {
      TASK,
      DATA,
      GITHUB_OUTPUT: output,
      GITHUB_ACTION_PATH: PROJECT,
      PATH: process.env.PATH ?? '',
    };
    const script = join(PROJECT, '.github/scripts/read-inputs.sh');
    const { code, output: said } = await run('bash', [script], place, environment);
    return { code, said, output: readFileSync(output, 'utf8') };
  };

  test.each(['', 'chekc', 'check publish', 'check\npublish'])('task "%s" is refused in words', async (task) => {
    const { code, said, output } = await read(task);
    expect(code).toBe(1);
    expect(said).toMatch(/^::error title=ocpi-snapshot::The input task .*must be check, comment, publish or sync\.\n$/);
    expect(output).toBe('');
  });

  test.each([
    ['data', 'data', 'published-data'],
    ['./data/', 'data', 'published-data'],
    ['networks/nl', 'networks/nl', 'published-data+networks+nl'],
  ])('data %s is %s, with its report in %s', async (written, data, artifact) => {
    const { code, output } = await read('check', written);
    expect(code).toBe(0);
    expect(output).toMatch(
      new RegExp(
        `^data=${data}\nhome=\\.\nartifact=${artifact.replaceAll('+', '\\+')}\nkind=checkout\ncommenter=.github/scripts/comment.ts\nlock=[0-9a-f]{40}\n$`,
      ),
    );
  });

  test('a link that leads out of the repository is refused, one inside of it is not', async () => {
    symlinkSync('inputs', join(place, 'inside.csv'));
    expect((await read('check')).code).toBe(0);
    for (const to of ['/proc/self/environ', '..', '../elsewhere.csv']) {
      symlinkSync(to, join(place, '::notice::x\n.csv'));
      const { code, said, output } = await read('check');
      rmSync(join(place, '::notice::x\n.csv'));
      expect([code, output]).toEqual([1, '']);
      expect(said).toMatch(/^::error title=ocpi-snapshot::A symbolic link in the repository leads out of it: .*\n$/);
    }
  });

  test.each([
    '',
    '.',
    '..',
    '/etc',
    'a/../b',
    '--out=x',
    '-C',
    'a b',
    '$(touch pwned)',
    'a\nhome=/etc',
    'a;b',
    '`id`',
    'a*',
  ])('data "%s" is refused', async (data) => {
    const { code, said, output } = await read('publish', data);
    expect([code, output]).toEqual([1, '']);
    expect(said).toContain('::error title=ocpi-snapshot::The input data must be a directory of the repository');
  });
});
