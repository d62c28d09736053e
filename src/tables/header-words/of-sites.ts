/** What people write above the columns of sites, businesses and parking places. Each name means its column and nothing else in any table that has it. */

const IDS_OF_SITES =
  'site id, site no, site number, Standort-ID, Standort-Nr, Standortnummer, Standortnr, Standortkennung, id du site, id site, id lieu, locatie-id, locatienummer, id ubicación, id emplazamiento, id sito, id sede, lokations-id, lokalitets-id, id lokalizacji, ID локації, ідентифікатор локації';

export const NAMES_OF_SITES = {
  location_id: IDS_OF_SITES,
  'locations.id': IDS_OF_SITES,
  name: 'site name, location name, name of the site, Standortname, Name des Standorts, nom, nom du site, naam, locatienaam, nombre, nombre del sitio, nome, nome del sito, navn, namn, nazwa, nazwa lokalizacji, назва, назва локації',
  address:
    'street, street address, address line, Straße, Straße und Hausnummer, Straße Hausnummer, Straße Hausnr, Straße Nr, Str., Anschrift, Adresse, rue, adresse postale, straat, straat en huisnummer, adres, dirección, calle, indirizzo, via, vej, gade, adress, gatuadress, gate, ulica, adresa, адреса, вулиця',
  city: 'town, city or town, Ort, Stadt, Gemeinde, Ortschaft, ville, commune, localité, plaats, woonplaats, stad, ciudad, municipio, localidad, città, comune, località, bynavn, ort, miasto, miejscowość, місто, населений пункт',
  postal_code:
    'zip, zip code, post code, postal code, PLZ, Postleitzahl, code postal, CP, código postal, CAP, codice postale, codice di avviamento postale, postnummer, postnr, kod pocztowy, поштовий індекс, індекс',
  country: 'Land, Staat, pays, país, paese, nazione, kraj, країна',
  latitude:
    'lat, Breitengrad, geografische geogr. breedtegraad, latitud, latitudine, breddegrad, szerokość, szerokość geograficzna, широта',
  longitude:
    'lng, lon, long, Längengrad, geografische geogr. lengtegraad, longitud, longitudine, længdegrad, długość, długość geograficzna, довгота',
  time_zone:
    'tz, timezone, Zeitzone, fuseau horaire, tijdzone, zona horaria, huso horario, fuso orario, tidszone, strefa czasowa, часовий пояс',
  opening_times:
    'opening hours, Öffnungszeiten, Öffnungszeit, heures d’ouverture, horaires, horaires d’ouverture, openingstijden, openingsuren, horario, horario de apertura, orari, orari di apertura, orario di apertura, åbningstider, öppettider, åpningstider, godziny otwarcia, години роботи, графік роботи, час роботи',
  help_phone:
    'help line, hotline, phone, phone number, telephone, Telefon, Tel., Telefonnummer, Tel.-Nr., Rufnummer, Servicetelefon, Servicenummer, Service-Hotline, Störungshotline, téléphone, numéro de téléphone, téléphone opérateur, assistance, telefoon, telefoonnummer, hulplijn, teléfono, teléfono de asistencia, telefono, telefono assistenza, telefonnummer, numer telefonu, телефон, номер телефону',
  roofed:
    'covered, under a roof, überdacht, Überdachung, couvert, overdekt, cubierto, coperto, overdækket, zadaszone, під дахом',
  toilets:
    'toilet, wc, restrooms, Toilette, Toiletten, toilettes, aseos, servizi igienici, toiletter, toalety, туалет, туалети',
  catering: 'Gastronomie, Verpflegung, restauration, horeca, restauración, ristorazione, gastronomia, харчування',
  rest_area:
    'Rastplatz, Raststätte, aire de repos, verzorgingsplaats, área de descanso, area di sosta, rasteplads, зона відпочинку',
  directions:
    'how to get there, Wegbeschreibung, Anfahrt, itinéraire, routebeschrijving, indicaciones, indicazioni, kørselsvejledning, як дістатися',
  facilities:
    'amenities, Einrichtungen, équipements, voorzieningen, instalaciones, strutture, faciliteter, udogodnienia, зручності',
  parking_type:
    'type of parking, Parkplatztyp, Parkplatzart, Art des Parkplatzes, type de parking, soort parkeerplaats, tipo de aparcamiento, tipo di parcheggio, тип парковки',
  site_max_power:
    'site power, grid connection, Anschlussleistung, Gesamtleistung, puissance maximale du site, aansluitvermogen, potenza totale',
  region: 'nuts, nuts 1',
  legal_name:
    'company name, Firma, Firmenname, raison sociale, bedrijfsnaam, razón social, ragione sociale, firmanavn, nazwa firmy, юридична назва',
  operator_id: 'cpo id, operator number, Betreiber-ID, id opérateur, ID оператора',
  website:
    'web site, homepage, Webseite, Internetseite, site web, sitio web, sito web, hjemmeside, strona internetowa, веб-сайт, сайт',
  'locations.operator':
    'cpo, Betreiber, opérateur, exploitant, exploitant de la station, operador, operatore, gestore, operatør, operatör, оператор',
  'locations.owner':
    'Eigentümer, Besitzer, propriétaire, eigenaar, propietario, proprietario, ejer, właściciel, власник',
  max_vehicle_height:
    'headroom, Durchfahrtshöhe, max. Fahrzeughöhe, hauteur maximale, maximale hoogte, altura máxima, altezza massima',
  max_vehicle_weight: 'max. Fahrzeuggewicht, poids maximal, maximaal gewicht, peso máximo, peso massimo',
  vehicle_types:
    'vehicles, Fahrzeugarten, Fahrzeugtypen, types de véhicules, voertuigtypen, tipos de vehículos, tipi di veicoli',
  drive_through: 'pull-through, Durchfahrt möglich',
  dangerous_goods_allowed: 'Gefahrgut, Gefahrgut erlaubt, marchandises dangereuses',
  time_limit: 'Höchstparkdauer, maximale Parkdauer, durée maximale, maximale parkeerduur',
} as const;
