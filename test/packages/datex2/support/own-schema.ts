/**
 * A JSON Schema of both publications in our own words, as far as we fill them: written from the annotated examples of the German profile
 * 01-00-00, whose own schemas state no licence and are not part of the project. No object may have a member that is not named here.
 */

type Schema = { readonly [keyword: string]: unknown };

const STRING = { type: 'string', maxLength: 1024 };
const ID = { type: 'string', minLength: 1 };
const NUMBER = { type: 'number' };
const WHOLE = { type: 'integer', minimum: 0 };
const FLAG = { type: 'boolean' };
const TIME = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$' };
const OF_DAY = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$' };
const NOTHING = object({}, {});

const list = (items: Schema, minItems = 0): Schema => ({ type: 'array', items, minItems });

function object(required: { readonly [name: string]: Schema }, optional: { readonly [name: string]: Schema }): Schema {
  const properties = { ...required, ...optional };
  return { type: 'object', properties, required: Object.keys(required), additionalProperties: false };
}

/** A word of a list, or one of ours that says so. */
const word = (...values: readonly string[]): Schema =>
  object({ value: { enum: [...values, 'extendedG'] } }, { extendedValueG: { type: 'string' } });

const LANGUAGE = { type: 'string', pattern: '^[a-z]{2}$' };
const TEXT = object({ values: list(object({ lang: LANGUAGE, value: { type: 'string' } }, {})) }, {});
const VERSIONED = { idG: ID, versionG: ID };
const LINKS = list(object({ urlLinkAddress: { type: 'string' } }, {}));
const IDENTIFIERS = list(
  object(
    {
      identifier: STRING,
      typeOfIdentifier: object(
        { value: { const: 'extendedG' }, extendedValueG: { enum: ['evseId', 'operatorId'] } },
        {},
      ),
    },
    {},
  ),
);

const PERIOD = object(
  {},
  {
    ...{ startOfPeriod: TIME, endOfPeriod: TIME },
    recurringTimePeriodOfDay: list(object({ startTimeOfPeriod: OF_DAY, endTimeOfPeriod: OF_DAY }, {})),
    recurringDayWeekMonthPeriod: list(
      object(
        {
          comDayWeekMonth: object(
            {
              applicableDay: list(
                word('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
                1,
              ),
            },
            {},
          ),
        },
        {},
      ),
    ),
  },
);
const OVERALL = object(
  { overallStartTime: TIME },
  { overallEndTime: TIME, validPeriod: list(PERIOD), exceptionPeriod: list(PERIOD) },
);

const HOURS = object(
  {},
  {
    afacOpenAllHours: NOTHING,
    afacUnknownOperatingHours: NOTHING,
    afacOperatingHoursSpecification: object({ ...VERSIONED, overallPeriod: OVERALL }, {}),
  },
);

const COORDINATES = object({ latitude: NUMBER, longitude: NUMBER }, {});
const ADDRESS = object(
  {},
  {
    ...{ postcode: STRING, city: TEXT, countryCode: { type: 'string', pattern: '^[A-Z]{2}$' } },
    addressLine: list(object({ order: WHOLE, type: word('street', 'houseNumber', 'generalTextLine'), text: TEXT }, {})),
  },
);
const FACILITY_LOCATION = object(
  {},
  {
    ...{ timeZone: STRING, address: ADDRESS },
    nutsArea: list(object({ nutsCodeType: word('nuts1Code'), nutsCode: { type: 'string', maxLength: 5 } }, {})),
  },
);
const PLACE = object(
  {
    locPointLocation: object(
      {},
      {
        ...{ coordinatesForDisplay: COORDINATES, pointByCoordinates: object({ pointCoordinates: COORDINATES }, {}) },
        supplementaryPositionalDescription: object({}, { locationDescription: TEXT }),
        locLocationExtensionG: object({ FacilityLocation: FACILITY_LOCATION }, {}),
      },
    ),
  },
  {},
);

const CONTACT = object({ afacContactInformation: object({}, { telephoneNumber: STRING }) }, {});
const ORGANISATION = {
  ...{ legalName: TEXT, linkToGeneralInformation: { type: 'string' }, linkToLogo: { type: 'string' } },
  ...{ externalIdentifier: IDENTIFIERS, organisationUnit: list(object({}, { contactInformation: list(CONTACT) })) },
};
const WHO = object(
  {},
  {
    afacAnOrganisation: object({ name: TEXT }, ORGANISATION),
    afacReferenceableOrganisation: object({ ...VERSIONED, name: TEXT }, ORGANISATION),
  },
);

const AMENITIES = object({}, { illuminated: FLAG, roofed: FLAG });
const AVAILABILITY = word('available', 'notAvailable', 'unknown');
const NEARBY = list(
  object(
    {},
    {
      afacSupplementalServiceFacility: object(
        { ...VERSIONED, serviceFacilityType: word('cateringService') },
        { availability: AVAILABILITY },
      ),
      afacSupplementalEquipment: object(
        { ...VERSIONED, equipmentType: word('bathRoom', 'toilet', 'restingFacilities', 'paymentMachine') },
        { availability: AVAILABILITY },
      ),
    },
  ),
);

const LIMIT = { comparisonOperator: word('lessThanOrEqualTo') };
const PARKING = list(
  object(
    { ...VERSIONED, numberOfSpaces: WHOLE },
    {
      ...{ userSpecific: list(word('personsWithDisabilities')), amenities: AMENITIES },
      dimension: object({}, { length: NUMBER, width: NUMBER }),
      applicableForVehicles: list(
        object(
          {},
          {
            vehicleType: list(
              word(
                ...['bus', 'motorcycle', 'car', 'carWithTrailer', 'lorry', 'articulatedVehicle', 'van'],
                'heavyGoodsVehicleWithTrailer',
              ),
            ),
            heightCharacteristic: list(object({ ...LIMIT, vehicleHeight: NUMBER }, {})),
            lengthCharacteristic: list(object({ ...LIMIT, vehicleLength: NUMBER }, {})),
            widthCharacteristic: list(object({ ...LIMIT, vehicleWidth: NUMBER }, {})),
            grossWeightCharacteristic: list(
              object({ ...LIMIT, grossVehicleWeight: NUMBER, typeOfWeight: word('actual') }, {}),
            ),
          },
        ),
      ),
    },
  ),
);

const PRICE = object(
  { priceType: word('pricePerMinute', 'pricePerKWh', 'basePrice', 'flatRate', 'free'), value: NUMBER },
  {
    ...{ taxIncluded: FLAG, taxRate: NUMBER, additionalInformation: TEXT, overallPeriod: OVERALL },
    timeBasedApplicability: object({}, { fromMinute: WHOLE, toMinute: WHOLE }),
    energyBasedApplicability: object({}, { fromKWh: WHOLE, toKWh: WHOLE }),
  },
);
const PAYMENT = object(
  {},
  {
    paymentMeans: list(
      word(
        ...['cashCoinsAndBills', 'emv', 'nfc', 'paymentCreditCard', 'paymentDebitCard', 'mobileAccount', 'prepay'],
        ...['qrCode', 'tollTag', 'website'],
      ),
    ),
    otherPaymentMeans: list(TEXT),
    brandsAccepted: list(
      word(
        ...['americanExpress', 'applePay', 'cirrus', 'dinersClub', 'discoverCard', 'giroCard', 'maestro', 'masterCard'],
        ...['other', 'visa', 'vpay'],
      ),
    ),
    otherBrandsAccepted: list(STRING),
  },
);
const RATE = object(
  { idG: ID, ratePolicy: word('adHoc', 'contract'), lastUpdated: TIME, applicableCurrency: list(STRING, 1) },
  {
    ...{ maximumDeliveryFee: NUMBER, minimumDeliveryFee: NUMBER, additionalInformation: TEXT, payment: PAYMENT },
    ...{ energyPrice: list(PRICE), overallPeriod: OVERALL },
  },
);
const ENERGY = list(
  object(
    {},
    {
      ...{ energyProductName: TEXT, isGreenEnergy: FLAG, carbonDioxideImpact: NUMBER, nuclearWasteImpact: NUMBER },
      ...{ energyProductInformation: { type: 'string' }, energyRate: list(RATE) },
    },
  ),
);

const DOMESTIC = [...'ABCDEFGHIJKLMNO'].map((letter) => `domestic${letter}`);
const PLUG = object(
  {
    connectorType: word(
      ...['chademo', ...DOMESTIC, 'iec60309x2single16', 'iec60309x2three16', 'iec60309x2three32', 'iec60309x2three64'],
      ...['iec62196T1', 'iec62196T1COMBO', 'iec62196T2', 'iec62196T2COMBO', 'iec62196T3A', 'iec62196T3C', 'mcs'],
      ...['pantographBottomUp', 'pantographTopDown', 'teslaConnectorAmerica', 'teslaR', 'teslaS', 'other'],
    ),
    maxPowerAtSocket: NUMBER,
  },
  {
    ...{ otherConnector: STRING, connectorFormat: word('socket', 'cableMode3', 'otherCable') },
    ...{ voltage: NUMBER, maximumCurrent: NUMBER },
  },
);
const POINT = object(
  { ...VERSIONED, deliveryUnit: word('kWh'), currentType: word('ac', 'dc') },
  {
    ...{ name: TEXT, description: TEXT, additionalInformation: list(TEXT), reservation: word('optional') },
    ...{ vehicleToGridCommunicationType: list(word('iso15118')), numberOfConnectors: WHOLE },
    ...{ availableChargingPower: list(NUMBER), otherSmartRechargingServices: list(TEXT) },
    smartRechargingServices: list(word('plugAndCharge', 'powerOptimisationByUser')),
    ...{ externalIdentifier: IDENTIFIERS, photoUrl: LINKS, locationReference: PLACE },
    ...{ connector: list(PLUG), electricEnergy: ENERGY },
  },
);

const SHARED = {
  ...{ operatingHours: HOURS, locationReference: PLACE, operator: WHO, helpdesk: WHO, amenities: AMENITIES },
  supplementalFacility: NEARBY,
};
const STATION = object(
  {
    ...{ ...VERSIONED, totalMaximumPower: NUMBER, numberOfRefillPoints: WHOLE },
    serviceType: list(object({ serviceType: word('physicalAttendance', 'unattended') }, {}), 1),
  },
  {
    ...{ ...SHARED, additionalInformation: list(TEXT), mobilityServiceProvider: list(WHO), electricEnergy: ENERGY },
    authenticationAndIdentificationMethods: list(
      word(
        ...['apps', 'cashPayment', 'nfc', 'creditCard', 'debitCard', 'pinpad', 'prepaidCard', 'rfid', 'phoneSMS'],
        'website',
      ),
    ),
    refillPoint: list(object({ aegiElectricChargingPoint: POINT }, {})),
  },
);
const SITE = object(VERSIONED, {
  ...{ ...SHARED, name: TEXT, description: TEXT, photoUrl: LINKS, owner: WHO, dedicatedParkingSpaces: PARKING },
  typeOfSite: word('inBuilding', 'openSpace', 'onstreet', 'other'),
  energyInfrastructureStation: list(STATION),
});

const HEAD = {
  ...{ lang: LANGUAGE, publicationTime: TIME },
  publicationCreator: object({ country: { type: 'string', maxLength: 2 }, nationalIdentifier: STRING }, {}),
  headerInformation: object({ confidentiality: word('noRestriction'), informationStatus: word('real', 'test') }, {}),
};
const PROFILE = {
  ...{ modelBaseVersionG: { const: '3' }, profileNameG: { const: 'AFIR Energy Infrastructure' } },
  profileVersionG: { const: '01-00-00' },
};

export const OWN_TABLE: Schema = object(
  {
    payload: object(
      {
        ...PROFILE,
        aegiEnergyInfrastructureTablePublication: object(
          {
            ...HEAD,
            energyInfrastructureTable: list(
              object({ ...VERSIONED, energyInfrastructureSite: list(SITE, 1) }, { tableName: STRING }),
              1,
            ),
          },
          {},
        ),
      },
      {},
    ),
  },
  {},
);

const reference = (targetClass: string, more = {}) =>
  object({ targetClass: { const: targetClass }, idG: ID, ...more }, {});
const OF_FACILITY = { reference: reference('FacilityObject', { versionG: ID }) };
const STATUS = word(
  ...['available', 'blocked', 'charging', 'inoperative', 'outOfOrder', 'planned', 'removed', 'reserved', 'unknown'],
);
const UPDATE = object(
  { lastUpdated: TIME, energyRateReference: reference('EnergyRate') },
  { additionalInformation: TEXT, energyPrice: list(PRICE) },
);
const POINT_STATUS = object(
  { ...OF_FACILITY, status: STATUS },
  {
    ...{ lastUpdated: TIME, energyRateUpdate: list(UPDATE) },
    plannedRefillPointStatus: list(object({ status: STATUS, overallPeriod: OVERALL }, {})),
  },
);
const STATION_STATUS = object(OF_FACILITY, {
  refillPointStatus: list(object({ aegiElectricChargingPointStatus: POINT_STATUS }, {})),
});

export const OWN_STATUS: Schema = object(
  {
    messageContainer: object(
      {
        exchangeInformation: object(
          {
            exchangeContext: object(
              {
                ...{ codedExchangeProtocol: word('snapshotPull'), exchangeSpecificationVersion: STRING },
                supplierOrCisRequester: NOTHING,
              },
              {},
            ),
            dynamicInformation: object({ exchangeStatus: word('online'), messageGenerationTimestamp: TIME }, {}),
          },
          {},
        ),
        payload: list(
          object(
            {
              ...PROFILE,
              aegiEnergyInfrastructureStatusPublication: object(
                {
                  ...HEAD,
                  tableReference: list(reference('EnergyInfrastructureTable', { versionG: ID })),
                  energyInfrastructureSiteStatus: list(
                    object({ ...OF_FACILITY, energyInfrastructureStationStatus: list(STATION_STATUS) }, {}),
                  ),
                },
                {},
              ),
            },
            {},
          ),
          1,
        ),
      },
      {},
    ),
  },
  {},
);
