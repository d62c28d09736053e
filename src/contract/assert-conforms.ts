/** Asserts that what is about to be published keeps to schemas/ocpi and the invariants. */

import type { OcpiVersion } from '../ocpi/enums.ts';
import { checkInvariants, type PublishedLists } from './invariants.ts';
import { type Contract, compileContract, type Violation } from './json-schema.ts';

/** Violations that the message names; the rest are counted. */
const NAMED = 3;

/**
 * An object that we rendered breaks the contract: a bug, unless it came from a damaged cache. The message is one line
 * that says what is broken. Nothing was written.
 */
export class ContractBroken extends Error {
  constructor(what: string, violations: readonly Violation[]) {
    const named = violations.slice(0, NAMED).map(({ pointer, message }) => `${pointer} ${message}`);
    const rest = violations.length - named.length;
    super(`${what} breaks schemas/ocpi: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`);
  }
}

const contracts = new Map<OcpiVersion, Contract>();

/** Kept, because compiling takes longer than checking some thousand objects. */
function contractOf(version: OcpiVersion): Contract {
  const known = contracts.get(version) ?? compileContract(version);
  contracts.set(version, known);
  return known;
}

/** Asserts the objects of one version. @throws ContractBroken for the first object that breaks the contract */
export function assertConforms(version: OcpiVersion, { locations, tariffs }: PublishedLists): void {
  const { location: checkLocation, tariff: checkTariff } = contractOf(version);
  for (const location of locations) {
    const violations = checkLocation(location);
    if (violations.length > 0) throw new ContractBroken(`Location ${location.id} of version ${version}`, violations);
  }
  for (const tariff of tariffs) {
    const violations = checkTariff(tariff);
    if (violations.length > 0) throw new ContractBroken(`Tariff ${tariff.id}`, violations);
  }
  const violations = checkInvariants({ locations, tariffs });
  if (violations.length > 0) throw new ContractBroken(`The list of version ${version}`, violations);
}
