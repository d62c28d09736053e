/**
 * What DATEX II cannot say is said, and nothing is made up: points without ids, plugs, currencies, taxes, and tariffs that it cannot say.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { csv, networkOf, type Tables } from '../../support/network-of.ts';
import { builtWith, publicationsOf } from './support/published.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON, read as a program of somebody else would
type Json = any;

const PLUG = 'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids';

async function published(tables: Tables = {}, settings: object = {}) {
  const own = publicationsOf(await builtWith(networkOf(tables), settings)) as { table: Json; status: Json };
  const publication = own.table.payload.aegiEnergyInfrastructureTablePublication;
  const [site] = publication.energyInfrastructureTable[0].energyInfrastructureSite;
  const [station] = site.energyInfrastructureStation;
  const { aegiElectricChargingPoint: point } = station.refillPoint[0];
  const [payload] = own.status.messageContainer.payload;
  const [siteStatus] = payload.aegiEnergyInfrastructureStatusPublication.energyInfrastructureSiteStatus;
  const [stationStatus] = siteStatus.energyInfrastructureStationStatus;
  const { aegiElectricChargingPointStatus: status } = stationStatus.refillPointStatus[0];
  return { publication, site, station, point, status };
}

const english = (texts: Json) => texts?.map((text: Json) => text.values.find((one: Json) => one.lang === 'en').value);
const rateOf = (point: Json) => point.electricEnergy[0].energyRate[0];
const tariff = (line: string, header = 'id,price_per_kwh,vat,prices_include_vat,currency') => ({
  connectors: csv(PLUG, 'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1'),
  tariffs: csv(header, line),
});

test('a point without an EVSE id has its uid, in both files, and says so', async () => {
  const { point, status } = await published();
  expect(point.idG).toBe('E-1');
  expect(point.externalIdentifier).toBeUndefined();
  expect(english(point.additionalInformation)).toEqual([expect.stringMatching(/no EVSE id/)]);
  expect(status.reference).toEqual({ targetClass: 'FacilityObject', idG: 'E-1', versionG: point.versionG });
});

test('an EVSE id is the id of the point, and what it is known by', async () => {
  const { point, status } = await published({ evses: csv('uid,location_id,evse_id', 'E-1,L-1,NL*EXA*E1') });
  expect([point.idG, status.reference.idG]).toEqual(['NL*EXA*E1', 'NL*EXA*E1']);
  expect(point.externalIdentifier).toEqual([
    { identifier: 'NL*EXA*E1', typeOfIdentifier: { value: 'extendedG', extendedValueG: 'evseId' } },
  ]);
  expect(point.additionalInformation).toBeUndefined();
});

test('a plug that DATEX II does not know is named', async () => {
  const { point } = await published({ connectors: csv(PLUG, 'E-1,GBT_DC,CABLE,DC,750,200,') }, { versions: ['2.2.1'] });
  expect(point.connector).toEqual([
    {
      ...{ connectorType: { value: 'other' }, otherConnector: 'GBT_DC', connectorFormat: { value: 'otherCable' } },
      ...{ maxPowerAtSocket: 150_000, voltage: 750, maximumCurrent: 200 },
    },
  ]);
  expect(point.currentType).toEqual({ value: 'dc' });
});

test('a tariff in another currency says so', async () => {
  const { point, status } = await published({
    ...tariff('T-1,2.95,25,true,DKK'),
    waivers: csv('code,file,key,reason', 'currency-of-country,tariffs.csv,T-1,a test'),
  });
  expect(rateOf(point)).toMatchObject({ idG: 'T-1', ratePolicy: { value: 'adHoc' }, applicableCurrency: ['DKK'] });
  expect(rateOf(point).energyPrice).toEqual([
    { priceType: { value: 'pricePerKWh' }, value: 2.95, taxIncluded: true, taxRate: 25 },
  ]);
  expect(status.energyRateUpdate).toEqual([
    {
      lastUpdated: rateOf(point).lastUpdated,
      energyRateReference: { targetClass: 'EnergyRate', idG: 'T-1' },
      energyPrice: rateOf(point).energyPrice,
    },
  ]);
});

test.each([
  ['taxes are added', 'T-1,0.5,21,false,EUR', { taxIncluded: false, taxRate: 21 }],
  ['taxes are added, and nobody said how much', 'T-1,0.5,,false,EUR', { taxIncluded: false }],
  ['no taxes apply', 'T-1,0.5,,,EUR', {}],
])('%s', async (_, line, taxes) => {
  const { point } = await published(tariff(line));
  expect(rateOf(point).energyPrice).toEqual([{ priceType: { value: 'pricePerKWh' }, value: 0.5, ...taxes }]);
});

test('a tariff for contracts is in the table, and no price of a status', async () => {
  const header = 'id,price_per_kwh,vat,prices_include_vat,type';
  const { point, status } = await published(tariff('T-1,0.5,21,true,REGULAR', header));
  expect(rateOf(point).ratePolicy).toEqual({ value: 'contract' });
  expect(status.energyRateUpdate).toBeUndefined();
});

test('a point says which plug a tariff is for, and nothing of a tariff that has ended', async () => {
  const { point } = await published({
    evses: csv('uid,location_id,evse_id', 'E-1,L-1,NL*EXA*E1'),
    connectors: csv(
      `id,${PLUG}`,
      '1,E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-OLD',
      '2,E-1,IEC_62196_T2_COMBO,CABLE,DC,400,125,T-1',
    ),
    tariffs: csv(
      'id,price_per_kwh,vat,prices_include_vat,end_date_time',
      'T-1,0.5,21,true,',
      'T-OLD,0.4,21,true,2025-06-01T00:00:00Z',
    ),
  });
  expect(point.electricEnergy.map(({ energyRate: [rate] }: Json) => rate.idG)).toEqual(['T-1']);
  expect(english(point.additionalInformation)).toEqual(['Tariff T-1 is for IEC_62196_T2_COMBO (2) alone.']);
});

test('a tariff that cannot be said has no price, and is told in words', async () => {
  const { point } = await published({
    ...tariff('T-1,21,true,EUR', 'id,vat,prices_include_vat,currency'),
    tariff_elements: csv('tariff_id,element,type,price,min_power', 'T-1,1,ENERGY,0.8,50', 'T-1,2,ENERGY,0.5,'),
  });
  const rate = rateOf(point);
  expect(rate.energyPrice).toBeUndefined();
  expect(rate.additionalInformation.values.map(({ value }: Json) => value)).toEqual([
    expect.stringMatching(/0\.80 €\/kWh.*50 kW.*0\.50 €\/kWh/s),
    'DATEX II cannot say all of it: a price depends on the power or the current.',
  ]);
});

test('a power that nobody has said is a sum, and says so', async () => {
  const own = await published({
    evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-1'),
    connectors: csv(PLUG, ...['E-1', 'E-2'].map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,`)),
  });
  expect(own.station.totalMaximumPower).toBe(2 * 3 * 230 * 16);
  expect(english(own.station.additionalInformation)).toEqual([expect.stringMatching(/is the sum/)]);
  const said = await published({
    locations: csv(
      'id,address,city,latitude,longitude,site_max_power',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379,15000',
    ),
  });
  expect(said.station.totalMaximumPower).toBe(15_000);
  expect(said.station.additionalInformation).toBeUndefined();
});

test('points with the same station are one, and what serves it is not made up', async () => {
  const { site, station } = await published({
    evses: csv('uid,location_id,station', 'E-1,L-1,A', 'E-2,L-1,B', 'E-3,L-1,A'),
    connectors: csv(PLUG, ...['E-1', 'E-2', 'E-3'].map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,`)),
  });
  const stations = site.energyInfrastructureStation.map(({ idG, numberOfRefillPoints }: Json) => [
    idG,
    numberOfRefillPoints,
  ]);
  expect(stations).toEqual([
    ['L-1/station/A', 2],
    ['L-1/station/B', 1],
  ]);
  expect(station.serviceType).toEqual([{ serviceType: { value: 'extendedG', extendedValueG: 'unknown' } }]);
});

const SITE = 'id,address,city,latitude,longitude';
const siteWith = (address: string, column = '', cell = '') => ({
  locations: csv(
    `${SITE}${column && `,${column}`}`,
    `L-1,${address},Amsterdam,52.373169,4.893379${column && `,${cell}`}`,
  ),
});

test.each([
  ['Main Street 12 b', { street: 'Main Street', houseNumber: '12 b' }],
  ['Straße des 17. Juni 135', { street: 'Straße des 17. Juni', houseNumber: '135' }],
  ['Rue du 8 Mai 1945', { generalTextLine: 'Rue du 8 Mai 1945' }],
])('the address %s', async (address, lines) => {
  const { site } = await published(siteWith(address));
  const { addressLine } = site.locationReference.locPointLocation.locLocationExtensionG.FacilityLocation.address;
  const parts = addressLine.map(({ type, text }: Json) => [type.value, text.values[0].value]);
  expect(Object.fromEntries(parts)).toEqual(lines);
});

test.each([
  ['true', 'available', 'unknown'],
  ['false', 'notAvailable', 'notAvailable'],
  ['', 'unknown', 'unknown'],
])('toilets "%s" are no bathroom', async (cell, toilet, bathRoom) => {
  const { site } = await published(siteWith('Main Street 1', 'toilets', cell));
  const known = site.supplementalFacility.flatMap(({ afacSupplementalEquipment: one }: Json) =>
    one ? [[one.equipmentType.value, one.availability.value]] : [],
  );
  expect(Object.fromEntries(known)).toEqual({ toilet, bathRoom, restingFacilities: 'unknown' });
});

test('hours last until midnight, not until a minute before', async () => {
  const hoursOf = async (hours: string) =>
    (await published(siteWith('Main Street 1', 'opening_times', hours))).site.operatingHours;
  const { overallPeriod } = (await hoursOf('Fr 18:00-26:00')).afacOperatingHoursSpecification;
  const times = overallPeriod.validPeriod.flatMap(({ recurringTimePeriodOfDay: own }: Json) => own);
  expect(times).toEqual([
    { startTimeOfPeriod: '18:00:00Z', endTimeOfPeriod: '00:00:00Z' },
    { startTimeOfPeriod: '00:00:00Z', endTimeOfPeriod: '02:00:00Z' },
  ]);
  expect(await hoursOf('Mo-Su 00:00-24:00')).toEqual({ afacOpenAllHours: {} });
});

test('who publishes is told by national_identifier, or else by the registered party', async () => {
  const creator = async (settings: object) => (await published({}, settings)).publication.publicationCreator;
  expect(await creator({})).toEqual({ country: 'NL', nationalIdentifier: 'NL*EXA' });
  expect(await creator({ national_identifier: 'DE-NAP-Example' })).toMatchObject({
    nationalIdentifier: 'DE-NAP-Example',
  });
});

test('it is the same, whichever version of OCPI is published beside it', async () => {
  const tables = {
    ...siteWith('Main Street 1', 'help_phone', '+31201234567'),
    ...tariff('T-1,0.5,21,true,5', 'id,price_per_kwh,vat,prices_include_vat,min_price'),
  };
  const of = (version: string) => published(tables, { versions: [version] });
  const own = await of('2.2');
  expect(rateOf(own.point).minimumDeliveryFee).toBe(5);
  expect(own.station.helpdesk).toBeDefined();
  for (const version of ['2.2.1', '2.3.0']) expect(await of(version), version).toEqual(own);
});

test('without the setting, nothing is published', async () => {
  const built = await builtWith(networkOf({}), { datex2: false });
  expect([...built.files.keys()].filter((path) => path.startsWith('datex2'))).toEqual([]);
});
