/** Checks every object of a list against OCPI: its form (JSON Schema) and the relations between its parts. */

import { type Contract, compileContract } from '../../../../src/contract/index.ts';
import type { OcpiVersion } from '../../../../src/ocpi/index.ts';
import { type Answer, isRecord, show } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import { isBreach } from './ocpi-breach.ts';
import { checkLocationParts, type Seen } from './relations.ts';
import type { Module } from './versions.ts';

/** Values in one object. A Location of 500 EVSEs has some 20,000; checking a much larger one would take too long. */
const MAX_VALUES = 200_000;
/** Items in a list of texts: each pair of them is compared. */
const MAX_TEXTS = 1000;

/** Lengths in the published editions of OCPI. The erratum of 2026 allows more, but strict readers reject that. */
const PUBLISHED_LENGTHS = [
  ['address', 45],
  ['state', 20],
] as const;

/** Checks the objects of one version, page by page. */
export class ObjectChecker {
  readonly #contract: Contract;
  readonly #results: CheckResults;
  readonly seen: Seen = { evseUids: new Map(), tariffIds: new Map() };

  constructor(version: OcpiVersion, results: CheckResults) {
    this.#contract = compileContract(version);
    this.#results = results;
  }

  check(module: Module, objects: readonly unknown[], answer: Answer): void {
    for (const [i, object] of objects.entries()) {
      this.#checkForm(module, object, `/data/${i}`, answer);
      if (module === 'locations') checkLocationParts(object, `/data/${i}`, answer, this.seen, this.#results);
    }
  }

  #checkForm(module: Module, object: unknown, pointer: string, answer: Answer): void {
    const results = this.#results;
    const excess = excessOf(object);
    if (excess !== undefined) {
      results.record('objects-conform', false, answer, 'an object small enough to be checked', excess, pointer);
      return;
    }
    const kind = module === 'locations' ? 'location' : 'tariff';
    let [conforms, plain] = [true, true];
    const warn = (expected: string, got: string, at: string) => {
      plain = false;
      results.record('objects-plain', 'warn', answer, expected, got, `${pointer}${at}`);
    };
    for (const violation of this.#contract[kind](object)) {
      const { message, pointer: at } = violation;
      if (isBreach(violation, object, kind, this.#contract.version)) {
        conforms = false;
        results.record('objects-conform', false, answer, 'what OCPI says', message, `${pointer}${at}`);
      } else warn('a form that every reader accepts', message, at);
    }
    for (const [field, length] of PUBLISHED_LENGTHS) {
      const text = isRecord(object) ? object[field] : undefined;
      if (typeof text === 'string' && [...text].length > length)
        warn(`at most ${length} characters`, show(text), `/${field}`);
    }
    if (conforms) results.pass('objects-conform');
    if (plain) results.pass('objects-plain');
  }
}

/** Why an object is too large to be checked; undefined for any reasonable one. */
function excessOf(object: unknown): string | undefined {
  const waiting: unknown[] = [object];
  let count = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (++count > MAX_VALUES) return `more than ${MAX_VALUES} values`;
    if (typeof value !== 'object' || value === null) continue;
    const members = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) && value.length > MAX_TEXTS && !isRecord(value[0]))
      return `a list of ${value.length} texts`;
    if (count + members.length > MAX_VALUES) return `more than ${MAX_VALUES} values`;
    for (const member of members) waiting.push(member);
  }
  return undefined;
}
