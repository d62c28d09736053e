/** What `init` writes into tables in French. */

import type { InitTexts } from '../texts.ts';

export const initTexts: InitTexts = {
  ...{ address: '1 place du Marché', SOCKET: 'prise', CABLE: 'câble', yes: 'oui', type: 'Type' },
  sheet:
    'id du site,nom,adresse,code postal,commune,latitude,longitude,horaires,point de charge,type de prise,câble ou prise,puissance kW,type de courant,tension V,intensité A,tarif,prix par kWh,TVA,TVA comprise',
};
