/**
 * What maintainers of several countries type into cells: with what it means, as it is published. A cell is understood as it
 * stands, or its hint says the whole text to write.
 */

export interface TypedCell {
  readonly column: string;
  readonly typed: string;
  /** The value of the published field: what was meant. */
  readonly meant: string | number | boolean | readonly string[] | undefined;
  /** Other cells of the row. */
  readonly beside?: { readonly [column: string]: string };
}

const typed = (column: string, cells: { readonly [typed: string]: TypedCell['meant'] }): TypedCell[] =>
  Object.entries(cells).map(([text, meant]) => ({ column, typed: text, meant }));

const CLOSED = 'exceptional_hours.period_end';

/** The times are those of Amsterdam, which is an hour ahead of UTC in winter. */
export const TYPED_CELLS: readonly TypedCell[] = [
  { column: CLOSED, typed: '2026-12-25', meant: '2026-12-25T23:00:00Z', beside: beginning('2026-12-25') },
  { column: CLOSED, typed: '25.12.2026', meant: '2026-12-25T23:00:00Z', beside: beginning('25.12.2026') },
  { column: CLOSED, typed: '2026-01-02', meant: '2027-01-01T23:00:00Z', beside: beginning('2026-12-24') },
  ...typed('exceptional_hours.period_begin', {
    '2027-03-28 02:30': '2027-03-28T01:30:00Z',
    '28.3.2027 2:30': '2027-03-28T01:30:00Z',
    '28/03/2027 02:00': '2027-03-28T01:00:00Z',
    '1 mars 2027': '2027-02-28T23:00:00Z',
    '2027/03/01': '2027-02-28T23:00:00Z',
  }),
  ...typed('locations.longitude', {
    '-4.893379': '4.893379',
    '4,893379': '4.893379',
    '4.893379 E': '4.893379',
    '4°53\'36.16"E': '4.893378',
  }),
  ...typed('locations.latitude', { '-52.373169': '52.373169', 'N 52.373169': '52.373169', '52.373169°': '52.373169' }),
  ...typed('tariff_elements-others.day_of_week', {
    'SATURDAY,SUNDY': ['SATURDAY', 'SUNDAY'],
    'SATRUDAY|SUNDAY': ['SATURDAY', 'SUNDAY'],
    'Samstag, Sonntag': ['SATURDAY', 'SUNDAY'],
    'samedi;dimanche': ['SATURDAY', 'SUNDAY'],
    'zaterdag, zondag': ['SATURDAY', 'SUNDAY'],
    'sobota, niedziela': ['SATURDAY', 'SUNDAY'],
  }),
  ...typed('locations.facilities', {
    'HOTEL,RESTAURNT': ['HOTEL', 'RESTAURANT'],
    'HOTEL|SUPERMARKT': ['HOTEL', 'SUPERMARKET'],
  }),
  ...typed('evses.capabilities', { 'RFID, CREDITCARD_PAYABLE': ['RFID_READER', 'CREDIT_CARD_PAYABLE'] }),
  ...typed('tariffs.price_per_session', {
    ...{ free: 0, 'free of charge': 0, kostenlos: 0, gratuit: 0, gratis: 0, 'za darmo': 0 },
    ...{ '0,35 €': 0.35, '€ 0.35': 0.35, '35 ct': 0.35, '0,35 EUR': 0.35, '.35': 0.35 },
  }),
  ...typed('tariffs.vat', {
    ...{ 'inkl. 21%': 21, '21 % incl.': 21, 'BTW 21%': 21, '21 % MwSt': 21, 'TVA 21 %': 21, '21,0 %': 21 },
  }),
  ...typed('connectors.max_electric_power', {
    ...{ '2x22': 22000, '2 x 22 kW': 22000, '22 kW': 22000, '22,0 kW': 22000, '220000': 22000 },
  }),
  ...typed('connectors.max_voltage', { '3x400': 230, '3~400 V': 230, '230 V': 230, '400': 230 }),
  ...typed('connectors.max_amperage', { '3x32': 32, '3 x 32 A': 32, '32A': 32, '32,0': 32 }),
  ...typed('locations.time_zone', {
    'Europa/Amsterdam': 'Europe/Amsterdam',
    Amsterdam: 'Europe/Amsterdam',
    'Europe/Amsterdm': 'Europe/Amsterdam',
    'Europe/London': 'Europe/Amsterdam',
  }),
  ...typed('locations.country', {
    ...{ Niederlande: 'NLD', Holland: 'NLD', 'Pays-Bas': 'NLD', Nederland: 'NLD', NL: 'NLD', Holandia: 'NLD' },
    ...{ DEU: 'NLD', England: 'NLD', Sverige: 'NLD' },
  }),
  ...typed('tariffs.currency', { Euro: 'EUR', '€': 'EUR', EURR: 'EUR', euros: 'EUR' }),
  ...typed('tariffs.type', { Gast: 'AD_HOC_PAYMENT', 'ad hoc': 'AD_HOC_PAYMENT', guest: 'AD_HOC_PAYMENT' }),
  ...typed('locations.charging_when_closed', { ja: true, oui: true, tak: true, '1': true, nej: false, nein: false }),
  ...typed('images.url', {
    'www.example.net/a.jpg': 'https://www.example.net/a.jpg',
    'htp://example.net/a.jpg': 'https://example.net/a.jpg',
    'https:/example.net/a.jpg': 'https://example.net/a.jpg',
    'https//example.net/a.jpg': 'https://example.net/a.jpg',
  }),
  ...typed('evses.evse_id', { 'NL-EXA-E1': 'NL*EXA*E1', 'NL EXA E1': 'NL*EXA*E1', NLEXAE1: 'NLEXAE1' }),
  ...typed('evses.status', { frei: 'AVAILABLE', Avaliable: 'AVAILABLE', belegt: 'CHARGING' }),
  ...typed('tariff_elements-others.min_duration', { '90 Minuten': 5400, '2 Std': 7200, '1 uur': 3600, '30 min': 1800 }),
  ...typed('tariff_elements-others.start_time', { '8 Uhr': '08:00', '8h30': '08:30', '8am': '08:00', '8.30': '08:30' }),
];

function beginning(day: string) {
  return { 'exceptional_hours.period_begin': day };
}

/** Cells in which nobody can know what is meant: the hint says what to do, and names no value. */
export const UNCERTAIN_CELLS: readonly (readonly [column: string, typed: string, hint: RegExp])[] = [
  ['tariffs.price_per_kwh', 'incl.', /number such as 0\.45/],
  ['tariffs.price_per_kwh', 'free', /write 0 in price_per_session/],
  ['tariffs.price_per_kwh', '-', /^Leave the cell empty/],
  ['tariffs.price_per_kwh', 'n.v.t.', /^Leave the cell empty/],
  ['tariffs.vat', 'incl.', /such as 21, and true into prices_include_vat/],
  ['tariffs.vat', 'geen', /^Leave the cell empty/],
  ['connectors.max_electric_power', '22.080', /^Check the unit/],
  ['tariffs.vat', '0,21', /^Check the unit/],
  ['connectors.max_electric_power', '11/22', /such as 300000, in W/],
  ['connectors.max_electric_power', 'ca. 22 kW', /such as 300000, in W/],
  ['connectors.max_voltage', '230/400', /such as 920, in V/],
  ['tariff_elements-others.max_duration', '1:30', /such as 14400, in s/],
  ['locations.latitude', '52.373169,4.893379', /longitude into its own/],
  ['images.url', 'https://example.net/a.heic', /Save the picture as jpeg or png/],
  ['images.url', 'C:\\Pictures\\a.txt', /file on one computer/],
  ['connectors.standard', 'CCS und CHAdeMO', /^A row is one plug: write a row for each\.$/],
  ['connectors.standard', 'CCS/CHAdeMO', /^A row is one plug: write a row for each\.$/],
  ['locations.help_phone', '4,93012E+11', /^Format the column as text/],
  ['exceptional_hours.period_end', '2027-03-01 08:00', /^Correct one of the two/],
];
