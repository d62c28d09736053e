/** Asserts that published objects conform to schemas/ocpi and to the invariants. */

import type { OcpiVersion } from '../ocpi/enums.ts';
import { checkInvariants, type PublishedLists } from './invariants.ts';
import { type Contract, compileContract, type Violation } from './json-schema.ts';

/** An object of ours violates the published contract: a fault of this program, not of the data. */
export class ContractBroken extends Error {
  constructor(what: string, violations: readonly Violation[]) {
    const list = violations.slice(0, 10).map(({ pointer, message }) => `${pointer}: ${message}`);
    super(
      `${what} violates the contract (schemas/ocpi), so nothing was written. This is a bug: please report it.\n${list.join('\n')}`,
    );
  }
}

const contracts = new Map<OcpiVersion, Contract>();

/** Cached, because compiling takes longer than checking some thousand objects. */
function contractOf(version: OcpiVersion): Contract {
  const known = contracts.get(version) ?? compileContract(version);
  contracts.set(version, known);
  return known;
}

/** Checks the objects of one version. @throws ContractBroken for the first object that does not conform */
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
