/** What `init` writes into tables in German. */

import type { InitTexts } from '../texts.ts';

export const initTexts: InitTexts = {
  ...{ address: 'Marktplatz 1', SOCKET: 'Dose', CABLE: 'Kabel', yes: 'ja', type: 'Typ' },
  sheet:
    'Standort-ID,Name,Adresse,PLZ,Ort,Breitengrad,Längengrad,Öffnungszeiten,Ladepunkt-ID,Stecker,Dose/Kabel,Leistung kW,Stromart,Spannung V,Stromstärke A,Tarif,Preis pro kWh,MwSt,inkl. MwSt',
};
