/**
 * The functions compiled ahead of time judge as ajv does when it compiles the same files on the spot: on complete objects,
 * on each of their parts replaced by each of many values, and on several parts replaced at once.
 */

import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSchemas } from '../../bin/compile-schemas.cjs';
import { SCHEMAS } from '../../src/contract/schemas.ts';
import { edited, everything, REMOVED } from '../contract/support/pointer.ts';
import { completeLocation, completeTariff } from '../support/complete-objects.ts';
import { runs } from '../support/sampled.ts';

/** The text of a module, run as prepack.cjs has it bundled. */
function moduleOf(contents: string): typeof import('../../src/contract/conforming.ts') {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const made = { exports: {} };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require'])(
    made,
    made.exports,
    createRequire(import.meta.url),
  );
  return made.exports as typeof import('../../src/contract/conforming.ts');
}

const { conformingTo } = moduleOf(compileSchemas(process.cwd()));

const ajv = new Ajv2020({ strict: true, schemas: [...SCHEMAS] });

const COMPLETE = {
  'location-2.2.json': completeLocation(),
  'location-2.2.1.json': completeLocation(),
  'tariff.json': completeTariff(),
};
const IDS = Object.keys(COMPLETE) as (keyof typeof COMPLETE)[];

/** A verdict, and the place and keyword of the first violation. */
function verdict(judge: ((value: unknown) => unknown) & { errors?: unknown }, value: unknown) {
  const conforms = judge(value);
  const [first] = (judge.errors ?? []) as readonly { instancePath: string; keyword: string; schemaPath: string }[];
  return conforms ? true : [first?.instancePath, first?.keyword, first?.schemaPath];
}

/** Both verdicts on a value, which must be equal. */
function judged(id: keyof typeof COMPLETE, value: unknown) {
  const [compiled, onTheSpot] = [conformingTo(id), ajv.getSchema(id)];
  if (compiled === undefined || onTheSpot === undefined) throw new Error(`${id} is not compiled`);
  return [verdict(compiled, value), verdict(onTheSpot, value)];
}

/** Every value of an enum, so that each is tried where it belongs and where it does not. */
const ENUMERATED = SCHEMAS.flatMap((schema) => everything(schema))
  .filter(([pointer, value]) => /\/enum\/\d+$/.test(pointer) && typeof value === 'string')
  .map(([, value]) => value);
const TEXTS = ['', ' ', 'a ', 'é', '🔌'.repeat(37), '2026-02-29T00:00:00Z', '12:60', 'https://', '-0.000000', 'NL'];
const LENGTHS = [1, 2, 3, 4, 5, 10, 11, 16, 17, 36, 37, 45, 46, 48, 49, 255, 256, 512, 513].map((n) => 'x'.repeat(n));
const NUMBERS = [-1, 0, 1, 7, 8, 1.5, 100, 100.1, 1e21];
const SHAPES = [REMOVED, null, true, false, [], {}, [{}, {}], ['EV_ONLY', 'EV_ONLY'], [[1], [1]], { extra: 1 }];
const VALUES = [...SHAPES, ...NUMBERS, ...TEXTS, ...LENGTHS, ...new Set(ENUMERATED)];

test('every schema that is compiled is tried here', () => {
  for (const id of IDS) expect(conformingTo(id), id).toBeTypeOf('function');
  expect(conformingTo('envelope.json')).toBeUndefined();
  expect(new Set(ENUMERATED).size).toBeGreaterThan(100);
});

test.each(IDS)('%s: one part replaced', (id) => {
  expect(judged(id, COMPLETE[id])).toEqual([true, true]);
  const verdicts = { conforms: 0, breaks: 0 };
  for (const [pointer] of everything(COMPLETE[id])) {
    for (const value of VALUES) {
      const [compiled, onTheSpot] = judged(id, edited(COMPLETE[id], pointer, value));
      expect(compiled, `${pointer}: ${String(JSON.stringify(value))}`).toEqual(onTheSpot);
      verdicts[compiled === true ? 'conforms' : 'breaks']++;
    }
  }
  expect(verdicts.conforms).toBeGreaterThan(500);
  expect(verdicts.breaks).toBeGreaterThan(1000);
});

test.each(IDS)('%s: several parts replaced', (id) => {
  const pointers = everything(COMPLETE[id]).map(([pointer]) => pointer);
  const edit = fc.tuple(fc.constantFrom(...pointers), fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue()));
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
      let value: unknown = COMPLETE[id];
      for (const [pointer, part] of edits) {
        // Its whole may be gone already.
        const isThere = everything(value).some(([known]) => known === pointer);
        if (isThere && typeof value === 'object' && value !== null) value = edited(value, pointer, part);
      }
      const [compiled, onTheSpot] = judged(id, value);
      expect(compiled).toEqual(onTheSpot);
    }),
    runs(100, 1000),
  );
});

test('no code is made from text at run time', () => {
  expect(compileSchemas(process.cwd()).replaceAll(/require\("ajv\/dist\/runtime\/\w+"\)/g, '')).not.toMatch(
    /\beval\b|\bFunction\(|\brequire\(/,
  );
});
