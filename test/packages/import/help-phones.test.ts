/** Help lines that nobody could dial from another country are left out. */

import { expect, test } from 'vitest';
import { brief, outcome, smallLocation } from './support.ts';

const SITES = {
  NLD: {},
  DEU: { country: 'DEU', time_zone: 'Europe/Berlin' },
  ESP: { country: 'ESP', time_zone: 'Europe/Madrid' },
  ITA: { country: 'ITA', time_zone: 'Europe/Rome' },
  USA: { country: 'USA', time_zone: 'America/New_York' },
} as const;

const publishedOf = async (country: keyof typeof SITES, help_phone: unknown) => {
  const { locations, findings } = await outcome([smallLocation({ ...SITES[country], help_phone })], undefined, '2.3.0');
  return { phone: locations[0]?.help_phone, found: brief(findings) };
};

test.each([
  ['NLD', 'call us'],
  ['NLD', '112'],
  ['NLD', '20 123 4567'],
  ['NLD', '020 123 4567'],
  ['DEU', '0043 1 234567'],
  ['ESP', '12345'],
  ['ITA', '06 1234 5678'],
  ['USA', '0044 20 1234 5678'],
] as const)('in %s, nobody knows what %s is elsewhere', async (country, written) => {
  expect(await publishedOf(country, written)).toEqual({ phone: undefined, found: ['left-out /0/help_phone'] });
});

test('an international number stays as it is written', async () => {
  expect(await publishedOf('NLD', '+49 (89) 123-456')).toEqual({ phone: '+49 (89) 123-456', found: [] });
});
