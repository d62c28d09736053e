/** Findings for code scanning and editors. */

import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { printSarif } from '../../src/findings/print/print-sarif.ts';
import { allFindings } from '../../src/publish/validate/catalogue.ts';
import { COMPANIONS } from '../support/companions.ts';
import { checkFor, csv, networkOf } from '../support/network-of.ts';
import { worded } from '../support/worded.ts';

/** What SARIF 2.1.0 demands of the members that are used here (sections 3.13 to 3.57). */
const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const artifactLocation = {
  type: 'object',
  required: ['uri'],
  properties: { uri: { type: 'string', format: 'uri-reference' } },
};
const positive = { type: 'integer', minimum: 1 };
const region = {
  type: 'object',
  required: ['startLine'],
  additionalProperties: false,
  properties: { startLine: positive, startColumn: positive, endColumn: positive },
};
const location = {
  type: 'object',
  required: ['physicalLocation'],
  properties: {
    id: { type: 'integer', minimum: 0 },
    physicalLocation: { type: 'object', required: ['artifactLocation'], properties: { artifactLocation, region } },
  },
};
const replacement = {
  type: 'object',
  required: ['deletedRegion'],
  properties: { deletedRegion: region, insertedContent: text },
};
const change = {
  type: 'object',
  required: ['artifactLocation', 'replacements'],
  properties: { artifactLocation, replacements: { type: 'array', minItems: 1, items: replacement } },
};
const fix = {
  type: 'object',
  required: ['artifactChanges'],
  properties: { description: text, artifactChanges: { type: 'array', minItems: 1, items: change } },
};
const result = {
  type: 'object',
  required: ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'],
  properties: {
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: text,
    locations: { type: 'array', items: location, minItems: 1, maxItems: 1 },
    relatedLocations: { type: 'array', items: location },
    partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
    baselineState: { enum: ['new', 'unchanged', 'updated', 'absent'] },
    fixes: { type: 'array', items: fix },
  },
};
const rule = {
  type: 'object',
  required: ['id', 'shortDescription', 'help', 'helpUri'],
  properties: { id: { type: 'string' }, shortDescription: text, fullDescription: text, help: text },
};
const driver = { type: 'object', required: ['name'], properties: { rules: { type: 'array', items: rule } } };
const run = {
  type: 'object',
  required: ['tool', 'results'],
  properties: {
    tool: { type: 'object', required: ['driver'], properties: { driver } },
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', items: result },
  },
};
const LOG = {
  type: 'object',
  required: ['version', 'runs'],
  properties: { version: { const: '2.1.0' }, runs: { type: 'array', items: run } },
};
const isSarif = new Ajv({ formats: { 'uri-reference': /^[^\s\\]*$/ } }).compile(LOG);

const EVSES = csv('uid,location_id,evse_id', 'E-1,L-1,x', 'e-1,L-1,', 'É-3,L-1,"y"');
const DECLARED = allFindings(COMPANIONS);

/** The only run of a log, which must be valid. */
function runOf(findings: readonly Finding[], lines?: readonly string[]) {
  const log = JSON.parse(printSarif(findings, DECLARED, () => lines));
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
  return log.runs[0];
}

test('each finding is a result, and each of their codes a rule', () => {
  const { findings } = checkFor('duplicate-key evse-id-form')(networkOf({ evses: EVSES }));
  const { tool, results } = runOf(findings, EVSES.split('\n'));
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['duplicate-key', 'evse-id-form']);
  expect(results).toHaveLength(findings.length);
  expect(results[0]).toMatchObject({
    ruleId: 'evse-id-form',
    ruleIndex: 1,
    level: 'warning',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'data/evses.csv' },
          region: { startLine: 2, startColumn: 9, endColumn: 10 },
        },
      },
    ],
  });
  expect(results[1]).toMatchObject({
    level: 'error',
    relatedLocations: [{ physicalLocation: { region: { startLine: 2 } } }],
  });
  expect(tool.driver.rules[0].help.text).toContain(DECLARED['duplicate-key']?.fix);
});

test('nothing found is a run without results', () => expect(runOf([]).results).toEqual([]));

const AT = worded({ code: 'decimal-comma', severity: 'error', file: 'data/my table.csv', line: 1, message: 'm' });

test.each([
  ['a', '0,5', { column: 3, value: 'bc', replacement: 'bd' }, 'x,bc,y', [3, 5]],
  ['a quoted', '0,5', { column: 3, value: 'b;c', replacement: 'bd' }, 'x,"b;c",y', [4, 7]],
  ['a', 'letters of two units', { column: 4, value: 'bc', replacement: 'bd' }, '😀x,bc', [4, 6]],
])('%s cell with %s has a fix over its text', (_, __, about, line, [startColumn, endColumn]) => {
  const [{ fixes }] = runOf([{ ...AT, ...about }], [line]).results;
  const [{ artifactLocation, replacements }] = fixes[0].artifactChanges;
  expect(artifactLocation.uri).toBe('data/my%20table.csv');
  expect(replacements).toEqual([
    { deletedRegion: { startLine: 1, startColumn, endColumn }, insertedContent: { text: 'bd' } },
  ]);
});

test.each([
  ['stands there otherwise', { column: 3, value: 'b"c', replacement: 'bd' }, 'x,"b""c"'],
  ['is cut', { column: 3, value: 'b', replacement: 'bd' }, 'x,bcd'],
  ['is replaced by a text with a separator', { column: 3, value: 'b', replacement: 'b,d' }, 'x,b'],
])('a cell that %s has no fix', (_, about, line) => {
  expect(runOf([{ ...AT, ...about }], [line]).results[0]).not.toHaveProperty('fixes');
});

test('what was there before is told from what is new', () => {
  const states = runOf([{ ...AT, isKnown: true }, AT]).results.map(
    ({ baselineState }: { baselineState: string }) => baselineState,
  );
  expect(states).toEqual(['unchanged', 'new']);
});
