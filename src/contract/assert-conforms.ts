/** Everything that is about to be published, held against schemas/ocpi and the invariants. */

import type { OcpiVersion } from '../ocpi/enums.ts';
import { checkInvariants, type PublishedLists } from './invariants.ts';
import { type Contract, compileContract, type Violation } from './json-schema.ts';

/** An object that we made breaks the published contract: a fault of this program, not of the data. */
export class ContractBroken extends Error {
  constructor(what: string, violations: readonly Violation[]) {
    const list = violations.slice(0, 10).map(({ pointer, message }) => `${pointer}: ${message}`);
    super(`${what} breaks schemas/ocpi, so nothing was written. Please report this.\n${list.join('\n')}`);
  }
}

const contracts = new Map<OcpiVersion, Contract>();

/** Making one takes longer than judging some thousand objects. */
function contractOf(version: OcpiVersion): Contract {
  const known = contracts.get(version) ?? compileContract(version);
  contracts.set(version, known);
  return known;
}

/** Judges the objects of one version. @throws ContractBroken at the first object that is not as it must be */
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
