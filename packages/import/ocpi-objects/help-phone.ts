/**
 * Imports help lines. OCPI wants numbers that work from any country; feeds have them as people dial them at home. The country of
 * the site tells how such a number is dialled from abroad.
 */

import { phoneNumber, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { cell, type Source } from './feed-values.ts';

/** How numbers of a country are dialled (ITU-T E.164 and E.123). */
interface NumberingPlan {
  readonly code: string;
  /** What is dialled first at home only. Absent if all digits are dialled from abroad too. */
  readonly trunk?: string;
  /** How many digits a number has at home, where it has no trunk prefix by which to know it. */
  readonly digits?: number;
}

/** By ISO 3166-1 alpha-3. Italy is not here: its numbers have any length, and some begin with a 0 that is dialled from abroad. */
const PLANS: { readonly [country: string]: NumberingPlan } = {
  AUT: { code: '43', trunk: '0' },
  BEL: { code: '32', trunk: '0' },
  BGR: { code: '359', trunk: '0' },
  CAN: { code: '1', digits: 10 },
  CHE: { code: '41', trunk: '0' },
  CYP: { code: '357', digits: 8 },
  CZE: { code: '420', digits: 9 },
  DEU: { code: '49', trunk: '0' },
  DNK: { code: '45', digits: 8 },
  ESP: { code: '34', digits: 9 },
  FIN: { code: '358', trunk: '0' },
  FRA: { code: '33', trunk: '0' },
  GBR: { code: '44', trunk: '0' },
  GRC: { code: '30', digits: 10 },
  HRV: { code: '385', trunk: '0' },
  HUN: { code: '36', trunk: '06' },
  IRL: { code: '353', trunk: '0' },
  LVA: { code: '371', digits: 8 },
  MLT: { code: '356', digits: 8 },
  NLD: { code: '31', trunk: '0' },
  NOR: { code: '47', digits: 8 },
  POL: { code: '48', digits: 9 },
  PRT: { code: '351', digits: 9 },
  ROU: { code: '40', trunk: '0' },
  SVK: { code: '421', trunk: '0' },
  SVN: { code: '386', trunk: '0' },
  SWE: { code: '46', trunk: '0' },
  UKR: { code: '380', trunk: '0' },
  USA: { code: '1', digits: 10 },
};

const PHONE = phoneNumber();

/** The help line of a site. @param country the cell of its country, alpha-3 */
export function helpPhoneCell(source: Source, country: ImportedCell | undefined): ImportedCell | undefined {
  const filled = cell(source, 'help_phone');
  if (filled === undefined) return undefined;
  if (reading(PHONE, filled.text).ok || repairOf(PHONE, 'help_phone', filled.text)) return filled;
  const text = international(filled.text, country?.text ?? '');
  if (text === undefined || !reading(PHONE, text).ok) return filled;
  const repair = { says: 'phone', member: 'help_phone', from: filled.text, to: text } as const;
  source.record.repaired(filled.pointer, { ...repair, country: country?.text ?? '' });
  return { ...filled, text };
}

/** The number as it is dialled from abroad; undefined if that is not certain. */
function international(written: string, country: string): string | undefined {
  const plan = PLANS[country];
  const digits = written.replace(/[ ()./-]/g, '');
  if (plan === undefined || !/^\d+$/.test(digits)) return undefined;
  // North America dials 011 first, everybody else in the list 00.
  if (digits.startsWith('00')) return plan.code === '1' ? undefined : `+${written.trim().slice(2).trim()}`;
  const { code, trunk, digits: length } = plan;
  if (trunk === undefined) return digits.length === length ? `+${code} ${written.trim()}` : undefined;
  if (!digits.startsWith(trunk) || digits.length < LEAST_DIGITS) return undefined;
  return `+${code} ${withoutFirst(written, trunk.length)}`;
}

/** Emergency numbers and other short ones cannot be dialled from abroad. */
const LEAST_DIGITS = 8;

/** The text without its first digits, and what stood around them. */
function withoutFirst(text: string, digits: number): string {
  const from = [...text.matchAll(/\d/g)][digits]?.index ?? 0;
  return text.slice(from).replace(')', '').trim();
}
