/** What people write above the columns of chargers, plugs and prices. Each name means its column and nothing else in any table that has it. */

const UIDS =
  'charge point, charge point id, charging point, charging point id, charge point uid, Ladepunkt, Ladepunkt-ID, Ladepunkt-Nr, Ladepunktnummer, LP, point de charge, id point de charge, laadpunt, laadpunt-id, punto de carga, punto di ricarica, laddpunkt, punkt ładowania, зарядна точка, точка зарядки';

const IDS_OF_PLUGS =
  'plug id, plug number, connector number, Stecker-ID, Stecker-Nr, Steckernummer, Anschluss-Nr, id connecteur, stekker-id, id conector, id connettore';

const WORDS_FOR_POWER =
  'power, max power, maximum power, rated power, charging power, Leistung, Ladeleistung, max. Leistung, maximale Leistung, max. Ladeleistung, maximale Ladeleistung, Nennleistung, puissance, puissance nominale, puissance max, puissance maximale, vermogen, laadvermogen, max. vermogen, maximaal vermogen, potencia, potencia máxima, potenza, potenza massima, effekt, ladeeffekt, laddeffekt, moc, moc maksymalna, потужність, максимальна потужність';

const FORMATS =
  'socket or cable, cable or socket, Buchse oder Kabel, Kabel oder Buchse, Kabel/Dose, Dose/Kabel, câble ou prise, kabel of contactdoos';

const TYPES_OF_TARIFFS =
  'tariff type, Tarifart, Tariftyp, type de tarif, soort tarief, tipo de tarifa, tipo di tariffa';

const TARIFFS = 'tariff, tariff id, Tarif, Tarif-ID, tarief, tarief-id, tarifa, tariffa, taryfa, тариф';

export const NAMES_OF_PLUGS = {
  evse_uid: UIDS,
  'evses.uid': UIDS,
  evse_id: 'EVSE-Nummer, EVSE-Nr, EVSE-Kennung, eMI3 ID, id evse, identifiant evse',
  status: 'Zustand, Betriebszustand, état, statut, toestand, tilstand, stan, статус, стан',
  'chargers.capabilities':
    'authentication, features, Funktionen, Ausstattung, Freischaltung, Authentifizierung, Bezahlung, Bezahlmöglichkeiten, authentification, authenticatie, autenticación, autenticazione',
  physical_reference:
    'label, number on the charger, Beschriftung, Aufschrift, Stellplatznummer, Stellplatz-Nr, étiquette, opschrift, etiqueta, etichetta, mærkning, маркування',
  floor_level: 'floor, storey, Etage, Stockwerk, Geschoss, étage, niveau, verdieping, planta, piano, piętro, поверх',
  payment_brands: 'card brands, Kreditkartenmarken, Kartenmarken, cartes acceptées, kaartmerken',
  payment_means:
    'payment methods, Zahlungsarten, Zahlungsmittel, moyens de paiement, betaalmethoden, medios de pago, mezzi di pagamento, betalingsmidler, metody płatności, способи оплати',
  accepted_service_providers: 'emsp, emsps, roaming partners, Roamingpartner, Roaming-Partner',
  smart_charging: 'v2g, Lastmanagement',
  connector_id: IDS_OF_PLUGS,
  'connectors.id': IDS_OF_PLUGS,
  standard:
    'plug, plug type, connector, connector type, type of plug, socket type, Stecker, Steckertyp, Steckerart, Steckdosentyp, Anschlusstyp, type de prise, type de connecteur, connecteur, stekker, stekkertype, type stekker, conector, tipo de conector, connettore, tipo di connettore, tipo connettore, stik, stiktype, kontakttyp, złącze, typ złącza, роз’єм, тип роз’єму, конектор, тип конектора',
  'connectors.format': FORMATS,
  'chargers.format': FORMATS,
  power_kw: `kw, ${WORDS_FOR_POWER}`,
  max_electric_power: WORDS_FOR_POWER,
  power_type:
    'current type, type of current, AC/DC, Stromart, Phasen, phases, type de courant, stroomsoort, tipo de corriente, tipo di corrente, strømtype, rodzaj prądu, тип струму',
  max_voltage:
    'voltage, max. voltage, Spannung, max. Spannung, maximale Spannung, tension, spanning, voltaje, tensión, tensione, spænding, napięcie, напруга',
  max_amperage:
    'amperage, max. current, Stromstärke, max. Strom, maximaler Strom, intensité, stroomsterkte, strømstyrke, natężenie, сила струму',
  tariff_id: TARIFFS,
  tariff_ids:
    'tariff, tariffs, Tarif, Tarife, Tarif-IDs, tarifs, tarief, tarieven, tarifa, tarifas, tariffa, tariffe, taryfa, тариф, тарифи',
  currency: 'Währung, devise, monnaie, valuta, moneda, divisa, waluta, валюта',
  price_per_kwh:
    'price/kWh, kWh price, Preis pro kWh, Preis je kWh, Preis/kWh, kWh-Preis, Arbeitspreis, prix par kWh, prix du kWh, prix au kWh, prix kWh, prix/kWh, prijs per kWh, prijs/kWh, kWh-prijs, precio por kWh, precio kWh, precio/kWh, prezzo per kWh, prezzo al kWh, prezzo/kWh, pris per kWh, pris pr. kWh, pris/kWh, cena za kWh, cena/kWh, ціна за кВт·год, ціна за кВт год, ціна за kWh',
  price_per_hour:
    'price/hour, price/h, Preis pro Stunde, Preis je Stunde, Preis/Stunde, Preis/h, Stundenpreis, prix par heure, prix/heure, prix/h, prijs per uur, prijs/uur, precio por hora, precio/hora, precio/h, prezzo all’ora, prezzo/ora, prezzo/h, pris per time, pris pr. time, cena za godzinę, ціна за годину',
  parking_price_per_hour:
    'parking price per hour, Parkpreis pro Stunde, Parkgebühr pro Stunde, prix de stationnement par heure, parkeertarief per uur',
  price_per_session:
    'session fee, start fee, starting fee, Startgebühr, Startpreis, Preis pro Ladevorgang, Preis je Ladevorgang, prix par session, prix par charge, frais de démarrage, starttarief, prijs per sessie, precio por sesión, prezzo per sessione, startgebyr, startavgift, opłata startowa, ціна за сесію',
  vat: 'vat rate, MwSt, MwSt.-Satz, Mehrwertsteuer, USt, Umsatzsteuer, TVA, taux de TVA, btw, btw-tarief, IVA, aliquota IVA, moms, PDV, ПДВ',
  prices_include_vat:
    'incl vat, including vat, prices incl. vat, inkl. MwSt, inklusive MwSt, Preise inkl. MwSt, Preise inklusive MwSt, inkl. USt, Bruttopreise, TTC, TVA incluse, TVA comprise, incl. btw, inclusief btw, prijzen incl. btw, IVA incluido, IVA incluida, IVA inclusa, inkl. moms, inkl. VAT, z VAT, з ПДВ',
  'chargers.tariff_type': TYPES_OF_TARIFFS,
  'tariffs.type': TYPES_OF_TARIFFS,
  'tariffs.id': TARIFFS,
  reason: 'Grund, Begründung, motif, raison, reden, motivo, begrundelse, powód, причина',
  until: 'bis, gültig bis, jusqu’au, tot, hasta, fino al, indtil, до',
} as const;

/**
 * Names that can mean several columns: they mean one of a table where its other names leave only that. What `isNeverChosen` is
 * asked for all the same: `Preis` beside `Preis pro kWh` may be any price, or none that drivers pay.
 */
export const UNCLEAR_NAMES: readonly {
  readonly names: string;
  readonly columns: readonly string[];
  readonly isNeverChosen?: true;
}[] = [
  {
    names:
      'site, location, Standort, Ladestandort, lieu, emplacement, locatie, ubicación, sito, sede, lokation, lokalizacja, локація',
    columns: ['locations.id', 'locations.name', 'location_id', 'chargers.name'],
  },
  {
    names:
      'charger, charging station, station, Ladesäule, Ladestation, Säule, Wallbox, borne, laadpaal, cargador, colonnina, ładowarka, зарядна станція, станція',
    columns: ['location_id', 'chargers.name', 'chargers.evse_uid', 'chargers.physical_reference', 'locations.name'],
  },
  { names: 'evse_id, eMI3 ID, id evse', columns: ['status.evse_uid'] },
  // In a row for each plug, the station may be what others call a charger.
  {
    names: 'station id, id station, Stations-ID',
    columns: ['location_id', 'locations.id', 'chargers.evse_uid'],
    isNeverChosen: true,
  },
  { names: 'Anschluss, Anschlussart, prise, toma, presa, aansluiting', columns: ['standard', 'format'] },
  {
    names: 'price, Preis, prix, prijs, precio, prezzo, pris, cena, ціна',
    columns: ['price_per_kwh', 'price_per_hour', 'price_per_session'],
    isNeverChosen: true,
  },
  {
    names: 'beleuchtet, Beleuchtung, light, lights, éclairage, éclairé, verlichting, verlicht, iluminado',
    columns: ['lit', 'lighting'],
  },
];

/** Names that probably mean a column and often something else: they are suggested, and not read. */
export const LOOSE_NAMES: { readonly [column: string]: string } = {
  price_per_kwh: 'energy price, Energiepreis, Strompreis',
  directions: 'accès, access',
  services: 'service, staff, personal, personnel, personeel',
  catering: 'food, restaurant',
  roofed: 'roof, Dach',
  toilets: 'Sanitär',
  rest_area: 'aire',
  parking: 'Stellplatz, Stellplätze, Parkplatz, Parkplätze, bays',
  region: 'Bundesland, région',
  payment_brands: 'brands, cards, Marken, Kreditkarten, cartes, kaarten',
  payment_means: 'payment, paiement',
  accepted_service_providers: 'roaming, msp',
  capabilities: 'plug and charge, pnc',
  vehicle_types: 'Fahrzeuge, Fahrzeugart, véhicules',
  drive_through: 'Durchfahrt',
  dangerous_goods_allowed: 'adr',
  time_limit: 'Parkdauer',
  max_vehicle_height: 'Höhe',
  max_vehicle_weight: 'Gewicht',
};

/** Columns of these names are notes of the people who write the table. */
export const NAMES_OF_NOTES =
  'note, notes, remark, remarks, comment, comments, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Hinweis, Hinweise, Notiz, Notizen, Kommentar, Kommentare, intern, remarque, remarques, commentaire, commentaires, opmerking, opmerkingen, observaciones, comentarios, nota, notas, note interne, osservazioni, bemærkning, bemærkninger, uwagi, примітка, примітки, коментар';
