/** The capabilities that mean cards of banks (OCPI 8.4.3). */

import type { Capability } from '../../../src/ocpi/browser.ts';

/** The best known come first. `CHIP_CARD_SUPPORT` and a PED are about cards too. */
export const BANK_CARDS = [
  'CONTACTLESS_CARD_SUPPORT',
  'CREDIT_CARD_PAYABLE',
  'DEBIT_CARD_PAYABLE',
  'CHIP_CARD_SUPPORT',
  'PED_TERMINAL',
] as const satisfies readonly Capability[];

export function takesBankCards(capabilities: readonly Capability[] = []): boolean {
  return BANK_CARDS.some((card) => capabilities.includes(card));
}
