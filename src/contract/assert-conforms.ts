/** Asserts that what is about to be published keeps to schemas/ocpi and the invariants. */

import type { OcpiVersion } from '../ocpi/enums.ts';
import type { Location, Tariff } from '../ocpi/types.ts';
import { startInvariants } from './invariants.ts';
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

/** Asserts the objects of one version one after the other, so that no more than one of them need be parsed at a time. */
export interface Assertion {
  /** Tariffs come first, because locations refer to them. @throws ContractBroken */
  readonly tariff: (tariff: Tariff) => void;
  /** @throws ContractBroken */
  readonly location: (location: Location) => void;
  /** Asserts what holds for the list as a whole. @throws ContractBroken */
  readonly end: () => void;
}

export function startAssertion(version: OcpiVersion): Assertion {
  const { location: checkLocation, tariff: checkTariff } = contractOf(version);
  const invariants = startInvariants();
  return {
    tariff: (tariff) => {
      const violations = checkTariff(tariff);
      if (violations.length > 0) throw new ContractBroken(`Tariff ${tariff.id}`, violations);
      invariants.tariff(tariff);
    },
    location: (location) => {
      const violations = checkLocation(location);
      if (violations.length > 0) throw new ContractBroken(`Location ${location.id} of version ${version}`, violations);
      invariants.location(location);
    },
    end: () => {
      if (invariants.found.length > 0) throw new ContractBroken(`The list of version ${version}`, invariants.found);
    },
  };
}
