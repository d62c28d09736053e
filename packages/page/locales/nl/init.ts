/** What `init` writes into tables in Dutch. */

import type { InitTexts } from '../texts.ts';

export const initTexts: InitTexts = {
  ...{ address: 'Marktplein 1', SOCKET: 'contactdoos', CABLE: 'kabel', yes: 'ja', type: 'Type' },
  sheet:
    'locatie-id,naam,adres,postcode,plaats,breedtegraad,lengtegraad,openingstijden,laadpunt-id,stekker,kabel of contactdoos,vermogen kW,stroomsoort,spanning V,stroomsterkte A,tarief,prijs per kWh,btw,incl. btw',
};
