/** Words of OCPI, and of the tables, in DATEX II. What is not here has no word there. */

export type Words = ReadonlyMap<string, string>;

const wordsIn = (text: string): Words =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [from: string, to: string]),
  );

export const CONNECTOR_TYPES = wordsIn(`
  CHADEMO=chademo MCS=mcs SAE_J3400=teslaConnectorAmerica TESLA_R=teslaR TESLA_S=teslaS
  IEC_62196_T1=iec62196T1 IEC_62196_T1_COMBO=iec62196T1COMBO IEC_62196_T2=iec62196T2 IEC_62196_T2_COMBO=iec62196T2COMBO
  IEC_62196_T3A=iec62196T3A IEC_62196_T3C=iec62196T3C
  IEC_60309_2_single_16=iec60309x2single16 IEC_60309_2_three_16=iec60309x2three16
  IEC_60309_2_three_32=iec60309x2three32 IEC_60309_2_three_64=iec60309x2three64
  PANTOGRAPH_BOTTOM_UP=pantographBottomUp PANTOGRAPH_TOP_DOWN=pantographTopDown
  ${[...'ABCDEFGHIJKLMNO'].map((letter) => `DOMESTIC_${letter}=domestic${letter}`).join(' ')}
`);

export const SITE_TYPES = wordsIn(`
  ALONG_MOTORWAY=other ON_DRIVEWAY=other ON_STREET=onstreet PARKING_GARAGE=inBuilding PARKING_LOT=openSpace
  UNDERGROUND_GARAGE=inBuilding
`);

/** How drivers say who they are. */
export const AUTHENTICATION = wordsIn(`
  APP=apps CASH=cashPayment CONTACTLESS_CARD_SUPPORT=nfc CREDIT_CARD_PAYABLE=creditCard DEBIT_CARD_PAYABLE=debitCard
  PED_TERMINAL=pinpad PREPAID_CARD=prepaidCard RFID_READER=rfid SMS=phoneSMS WEBSITE=website
`);

export const PAYMENT = wordsIn(`
  CASH=cashCoinsAndBills CHIP_CARD_SUPPORT=emv CONTACTLESS_CARD_SUPPORT=nfc CREDIT_CARD_PAYABLE=paymentCreditCard
  DEBIT_CARD_PAYABLE=paymentDebitCard MOBILE_ACCOUNT=mobileAccount PREPAID_CARD=prepay QR_CODE=qrCode
  TOLL_TAG=tollTag WEBSITE=website
`);

/** Ways to pay that have a text in the place of a word. */
export const OTHER_PAYMENT = wordsIn('APP=App SMS=SMS');

export const BRANDS = wordsIn(`
  AMERICAN_EXPRESS=americanExpress APPLE_PAY=applePay CIRRUS=cirrus DINERS_CLUB=dinersClub DISCOVER=discoverCard
  GIROCARD=giroCard MAESTRO=maestro MASTERCARD=masterCard OTHER=other VISA=visa V_PAY=vpay
`);

export const VEHICLES = wordsIn(`
  BUS=bus MOTORCYCLE=motorcycle PERSONAL_VEHICLE=car PERSONAL_VEHICLE_WITH_TRAILER=carWithTrailer RIGID=lorry
  SEMI_TRACTOR=articulatedVehicle TRUCK_WITH_TRAILER=heavyGoodsVehicleWithTrailer VAN=van
`);

/** The words of some values that have one, each once. */
export function wordsOf(values: Iterable<string>, known: Words): string[] {
  return [...new Set([...values].flatMap((value) => known.get(value) ?? []))];
}
