/** Words for kinds of parking, facilities and pictures. */

import {
  FACILITY,
  type Facility,
  IMAGE_CATEGORY,
  type ImageCategory,
  PARKING_TYPE,
  type ParkingType,
} from '../../ocpi/enums.ts';
import { SERVICE, type Service } from '../../ocpi/held.ts';
import { Vocabulary } from './word.ts';

export const PARKING_TYPE_WORDS = new Vocabulary<ParkingType>(
  PARKING_TYPE,
  {
    ALONG_MOTORWAY:
      'motorway, highway, along highway, Autobahn, an der Autobahn, Raststätte, autoroute, langs snelweg, snelweg, autopista, autostrada, автомагістраль',
    PARKING_GARAGE:
      'multi-storey, multi-storey car park, car park building, Parkhaus, parking couvert, parkeergarage, parking cubierto, autorimessa, parking wielopoziomowy',
    PARKING_LOT:
      'car park, lot, Parkplatz, parc de stationnement, parkeerplaats, parkeerterrein, aparcamiento, parcheggio, parking naziemny, парковка',
    ON_DRIVEWAY: 'driveway, Einfahrt, Auffahrt, oprit, vialetto, podjazd',
    ON_STREET:
      'street, roadside, kerbside, curbside, Straße, Strasse, am Straßenrand, an der Straße, voirie, sur rue, straat, op straat, calle, en la calle, strada, su strada, ulica, przy ulicy, вулиця',
    UNDERGROUND_GARAGE:
      'underground car park, underground parking, Tiefgarage, parking souterrain, ondergrondse garage, parking subterráneo, parcheggio sotterraneo, parking podziemny, підземний паркінг',
  },
  [{ words: 'parking, garage, underground', values: ['PARKING_LOT', 'PARKING_GARAGE', 'UNDERGROUND_GARAGE'] }],
);

export const FACILITY_WORDS = new Vocabulary<Facility>(FACILITY, {
  HOTEL: 'hôtel, Hotels, albergo, готель',
  RESTAURANT: 'restaurante, ristorante, restauracja, ресторан',
  CAFE: 'café, coffee, coffee shop, caffè, kawiarnia, кафе, cafetería, koffie',
  MALL: 'shopping mall, shopping centre, shopping center, shopping, Einkaufszentrum, centre commercial, winkelcentrum, centro comercial, centro commerciale, centrum handlowe, торговий центр',
  SUPERMARKET: 'Supermarkt, supermarché, supermercado, supermercato, супермаркет, supermarkets',
  SPORT: 'sports, sports centre, Sportanlage, Fitness, gym, deporte, спорт',
  RECREATION_AREA: 'recreation, Erholungsgebiet, aire de loisirs, recreatiegebied',
  NATURE: 'Natur, natuur, naturaleza, natura, przyroda, природа',
  MUSEUM: 'Museen, musée, museo, muzeum, музей',
  BIKE_SHARING: 'bike share, bike rental, Fahrradverleih, vélos en libre-service, deelfietsen',
  BUS_STOP:
    'bus, Bushaltestelle, arrêt de bus, bushalte, parada de autobús, fermata autobus, przystanek autobusowy, автобусна зупинка',
  TAXI_STAND: 'taxi, taxi rank, Taxistand, station de taxis, taxistandplaats, parada de taxis',
  TRAM_STOP: 'tram, Straßenbahn, Straßenbahnhaltestelle, arrêt de tram, tramhalte',
  METRO_STATION: 'metro, subway, underground station, U-Bahn, station de métro, métro',
  TRAIN_STATION:
    'train, railway station, Bahnhof, gare, treinstation, estación de tren, stazione, dworzec kolejowy, вокзал',
  AIRPORT: 'Flughafen, aéroport, luchthaven, vliegveld, aeropuerto, aeroporto, lotnisko, аеропорт',
  PARKING_LOT: 'car park, parking, Parkplatz, parkeerplaats, aparcamiento, parcheggio, парковка',
  CARPOOL_PARKING: 'carpool, car pool, aire de covoiturage, covoiturage, carpoolplaats',
  FUEL_STATION:
    'gas station, petrol station, fuel, Tankstelle, station-service, tankstation, gasolinera, stazione di servizio, stacja paliw, АЗС',
  WIFI: 'Wi-Fi, WLAN, free wifi',
});

export const IMAGE_CATEGORY_WORDS = new Vocabulary<ImageCategory>(IMAGE_CATEGORY, {
  CHARGER: 'charging station, Ladesäule, Ladestation, borne, laadpaal, cargador, colonnina, ładowarka',
  ENTRANCE: 'Eingang, Einfahrt, entrée, ingang, entrada, ingresso, wejście',
  LOCATION: 'site, Standort, lieu, locatie, ubicación',
  NETWORK: 'Netzwerk, réseau, netwerk, red, rete, sieć',
  OPERATOR: 'Betreiber, opérateur, exploitant, operador, operatore',
  OTHER: 'Sonstiges, Andere, autre, overig, otro, altro, inne',
  OWNER: 'Eigentümer, Besitzer, propriétaire, eigenaar, propietario, proprietario, właściciel',
});

/** Whether a site is open or closed exceptionally. */
export const EXCEPTION = ['OPENING', 'CLOSING'] as const;

export const EXCEPTION_WORDS = new Vocabulary<(typeof EXCEPTION)[number]>(EXCEPTION, {
  OPENING: 'open, opened, geöffnet, offen, ouvert, geopend, abierto, aperto, otwarte, відчинено',
  CLOSING: 'closed, geschlossen, fermé, gesloten, cerrado, chiuso, zamknięte, зачинено',
});

export const SERVICE_WORDS = new Vocabulary<Service>(SERVICE, {
  STAFFED:
    'attended, staff, personnel, on-site staff, physical attendance, physicalAttendance, besetzt, Personal, mit Personal, bemannt, avec personnel, personnel sur place, bemand, personeel, con personal, presidiato, z obsługą, med personale, bemannad, з персоналом',
  UNATTENDED:
    'unstaffed, unmanned, no staff, unbesetzt, ohne Personal, unbemannt, sans personnel, onbemand, zonder personeel, sin personal, non presidiato, bez obsługi, uden personale, ubemandet, obemannad, без персоналу',
});
