/**
 * Obeys the hint of every finding of every fixture: whoever does what a hint says gets no finding there any more, no other
 * one, and what the cell meant.
 */

import { expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { HISTORY } from '../../src/publish/history/finding-codes.ts';
import { validate } from '../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW, readDirectory } from '../support/data-directory.ts';
import { FINDINGS, fixturesWith, VALID } from '../support/fixtures.ts';
import { identity, namedValue, obeyed } from '../support/obeyed.ts';

/** What the cells of the fixtures mean, for people: the value of the finding, and what it has to become. */
const MEANINGS: { readonly [code: string]: { readonly [written: string]: string } } = {
  'country-as-language': { se: 'sv' },
  formula: { '=22000': '22000' },
  'low-contrast': { '#ffb000': '#966800' },
  'format-of-plug': { SOCKET: 'CABLE' },
  'implausible-rating': { '23': '230' },
  'invalid-setting': { '"https://charging.nl/ocpi"': 'https://charging.nl' },
  'last-day': { '2028-02-29': '2028-03-01' },
  'last-minute': { '23:59': '00:00' },
  'leftover-quotes': { '""De Molen""': 'De Molen' },
  'line-voltage': { '400': '230' },
  markup: { 'Shops &amp; More': 'Shops & More' },
  'misread-letters': {
    'CafÃ© de Jordaan': 'Café de Jordaan',
    'nl: Naast â‚¬-parkeren': 'nl: Naast €-parkeren',
  },
  'not-a-currency': { EURR: 'EUR' },
  'not-opening-hours': { 'Mo-Fr 08:00-20:00; PH off': 'Mo-Fr 08:00-20:00' },
  'not-a-number': { '32.5': '33' },
  'not-a-phone-number': {
    '"+31 (0)20 123 4567"': '+31 20 123 4567',
    '0031 20 123 4567': '+31 20 123 4567',
    '+31 020 123 4567': '+31 20 123 4567',
  },
  'not-a-time-zone': { Amsterdam: 'Europe/Amsterdam' },
  'not-a-url': {
    'https://example.com/café.png': 'https://example.com/caf%C3%A9.png',
    'www.example.com': 'https://www.example.com',
  },
  'odd-step-size': { '0': '1' },
  'other-time-zone': { 'Europe/Amsterdam': 'Europe/London' },
  'parking-size': { '3': '3000', '5': '500', '2500': '250' },
  'parking-time': { '4': '240', '14400': '240' },
  'picture-type': { jpeg: 'png' },
  'plug-and-charge-of-plug': { ISO_15118_2_PLUG_AND_CHARGE: 'NONE' },
  'plug-of-elsewhere': { IEC_62196_T1_COMBO: 'IEC_62196_T2_COMBO' },
  'postal-code-in-city': { '1012 AB Amsterdam': 'Amsterdam' },
  'power-digits': { '220000': '22000' },
  'power-in-kw': { '22': '22000' },
  'power-in-watts': { '11000': '11' },
  'power-type-of-plug': { AC_3_PHASE: 'DC' },
  'price-implausible': { '49': '0.49' },
  'unknown-business': { 'exa-sout': 'exa-south' },
  'unknown-column': { addrress: 'address' },
  'region-of-other-country': { GR3: 'EL3' },
  'site-power': { '44': '44000' },
  'status-source-row': { CHARGNG: 'CHARGING' },
  'unseen-character': { 'Amster\u200bdam': 'Amsterdam' },
  'unknown-energy-mix': { gren: 'green' },
  'unknown-location': { 'AMS-01': 'AMS-1' },
  'unknown-parking-place': { 'P1:LEFT|P2|P02': 'P1:LEFT|P2', 'P1, P2': 'P1|P2' },
  'unknown-setting': { timezone: 'time_zone' },
  'unknown-value': {
    avaliable: 'AVAILABLE',
    'RFID_READER|CREDITCARD_PAYABLE': 'RFID_READER|CREDIT_CARD_PAYABLE',
  },
  'vat-as-factor': { '1.21': '21' },
  'vat-as-fraction': { '0.21': '21' },
  'waiver-of-error': { 'long-adress': 'long-address' },
};

/** What a mended cell brings to light, because the fixture has no more than it needs: no address that is too long. */
const BROUGHT_TO_LIGHT: { readonly [code: string]: readonly string[] } = { 'waiver-of-error': ['unused-waiver'] };

const CODES = fixturesWith('data').filter((code) => !Object.hasOwn(HISTORY, code));

/** What is said even of the valid network (fixtures.test.ts) is no mistake of a fixture, though a mended cell may bring it to light. */
const { dataFiles: valid } = await readDirectory(VALID);
const OF_VALID = new Set(validate(valid, { companions: COMPANIONS, now: NOW }).findings.map(({ code }) => code));

test.each(CODES)('%s', async (code) => {
  const { dataFiles, readings } = await readDirectory(`${FINDINGS}/${code}`);
  const findings = (files: DataFiles) =>
    validate(files, { companions: COMPANIONS, now: NOW, readings }).findings.filter(
      (found) => !OF_VALID.has(found.code),
    );
  const before = findings(dataFiles);
  const known = new Set(before.map(identity));
  const expected = BROUGHT_TO_LIGHT[code] ?? [];
  const became: { [written: string]: string } = {};
  for (const found of before) {
    const text = namedValue(found);
    if (text === undefined || !isInDataFile(found, dataFiles)) continue;
    expect(found.replacement, `${identity(found)} names ${text} for people only`).toBe(text);
    const after = findings(obeyed(dataFiles, found, text)).map(identity);
    expect(after, `obeyed: ${found.message} ${found.hint}`).not.toContain(identity(found));
    expect(
      after.filter((finding) => !known.has(finding) && !expected.some((other) => finding.includes(` ${other} `))),
      `new after: ${found.message} ${found.hint}`,
    ).toEqual([]);
    became[found.value ?? writtenName(found)] = text;
  }
  expect(became).toEqual(MEANINGS[code] ?? {});
});

/** Not what a status source sent, nor the name of a file. */
function isInDataFile({ file, field }: Finding, { settingsFile, tables }: DataFiles): boolean {
  return field !== undefined && [settingsFile, ...tables].some((known) => known?.path === file);
}

/** The name of a column or setting that is misspelt. */
function writtenName({ field = '' }: Finding): string {
  return field;
}
