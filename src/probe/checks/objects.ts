/** Every object of a list, held against OCPI: its form by the JSON Schemas, and what holds between its parts. */

import { type Contract, compileContract } from '../../contract/json-schema.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { Answer } from '../http/exchange.ts';
import { evidenceOf, isRecord, show } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import { isBreach } from './ocpi-breach.ts';
import { checkLocationParts, type Seen } from './relations.ts';
import type { Module } from './versions.ts';

/** Values in one object; a Location of 500 EVSEs has some 20,000. What is larger would take long to judge. */
const LARGEST = 200_000;
/** Items in a list of texts, whose pairs are compared. */
const LONGEST_LIST = 1000;

/** Lengths in the published editions of OCPI. The erratum of 2026 allows more, and strict readers refuse it. */
const FORMER_LENGTHS = [
  ['address', 45],
  ['state', 20],
] as const;

/** Judges objects of one version, page by page. */
export class ObjectChecker {
  readonly #judge: Contract;
  readonly #verdicts: CheckResults;
  readonly seen: Seen = { evseUids: new Map(), tariffIds: new Map() };

  constructor(version: OcpiVersion, results: CheckResults) {
    this.#judge = compileContract(version);
    this.#verdicts = results;
  }

  /** Judges the objects of a page. */
  check(module: Module, objects: readonly unknown[], answer: Answer): void {
    for (const [i, object] of objects.entries()) {
      this.#checkForm(module, object, `/data/${i}`, answer);
      if (module === 'locations') checkLocationParts(object, `/data/${i}`, answer, this.seen, this.#verdicts);
    }
  }

  #checkForm(module: Module, object: unknown, pointer: string, answer: Answer): void {
    const results = this.#verdicts;
    const excess = excessOf(object);
    if (excess !== undefined) {
      results.fail('objects-conform', evidenceOf(answer, 'an object of a size that can be judged', excess, pointer));
      return;
    }
    const violations = (module === 'locations' ? this.#judge.location : this.#judge.tariff)(object);
    const kind = module === 'locations' ? 'location' : 'tariff';
    let [conforms, plain] = [true, true];
    for (const violation of violations) {
      const breach = isBreach(violation, object, kind);
      if (breach) conforms = false;
      else plain = false;
      const evidence = evidenceOf(answer, 'what OCPI says', violation.message, `${pointer}${violation.pointer}`);
      if (breach) results.fail('objects-conform', evidence);
      else results.warn('objects-plain', { ...evidence, expected: 'what every reader takes' });
    }
    for (const [field, length] of FORMER_LENGTHS) {
      const text = isRecord(object) ? object[field] : undefined;
      if (typeof text !== 'string' || [...text].length <= length) continue;
      plain = false;
      results.warn(
        'objects-plain',
        evidenceOf(answer, `at most ${length} characters`, show(text), `${pointer}/${field}`),
      );
    }
    if (conforms) results.pass('objects-conform');
    if (plain) results.pass('objects-plain');
  }
}

/** What makes an object too large to be judged; undefined for all that are not made to be. */
function excessOf(object: unknown): string | undefined {
  const waiting: unknown[] = [object];
  let count = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (++count > LARGEST) return `more than ${LARGEST} values`;
    if (typeof value !== 'object' || value === null) continue;
    const members = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) && value.length > LONGEST_LIST && !isRecord(value[0]))
      return `a list of ${value.length} texts`;
    if (count + members.length > LARGEST) return `more than ${LARGEST} values`;
    for (const member of members) waiting.push(member);
  }
  return undefined;
}
