/** The name of the licence and the address of its text. */

import { expect, test } from 'vitest';
import { readSettings, SETTINGS } from '../support/network-of.ts';

const said = (name: string, url: string) =>
  readSettings(JSON.stringify({ ...SETTINGS, licence: { name, url: `https://${url}` } }, null, 2)).findings.map(
    ({ code, severity, field }) => `${severity} ${code} ${field}`,
  );

const CC = 'creativecommons.org';

test.each([
  ['CC BY 4.0', `${CC}/publicdomain/zero/1.0/`],
  ['CC0 1.0', `${CC}/licenses/by/4.0/`],
  ['CC BY 4.0', `${CC}/licenses/by-nc/4.0/`],
  ['CC-BY-SA-4.0', `${CC}/licenses/by/4.0/deed.de`],
  ['CC BY 4.0', `${CC}/licenses/by/3.0/`],
  ['Creative Commons BY-NC 4.0', `${CC}/licenses/by/4.0/`],
  ['Creative Commons Zero', `${CC}/licenses/by/4.0/`],
  ['ODbL 1.0', `${CC}/licenses/by-sa/4.0/`],
  ['dl-de/by-2-0', 'www.govdata.de/dl-de/zero-2-0'],
  ['Datenlizenz Deutschland – Zero – Version 2.0', 'www.govdata.de/dl-de/by-2-0'],
  ['OGL v3.0', 'www.nationalarchives.gov.uk/doc/open-government-licence/version/2/'],
  ['Licence Ouverte 2.0', 'opendatacommons.org/licenses/odbl/1-0/'],
])('%s is not at %s', (name, url) => {
  expect(said(name, url)).toEqual(['warning licence-of-other-name licence.url']);
});

test.each([
  ['CC BY 4.0', `${CC}/licenses/by/4.0/`],
  ['CC-BY-SA 4.0', `${CC}/licenses/by-sa/4.0/legalcode.de`],
  ['CC BY-SA-NC 4.0', `${CC}/licenses/by-nc-sa/4.0/`],
  ['dl-de/by-2-0 or CC BY 4.0', `${CC}/licenses/by/4.0/`],
  ['CC BY 3.0 DE', `${CC}/licenses/by/3.0/de/`],
  ['CC0', `${CC}/publicdomain/zero/1.0/`],
  ['CC0 1.0 Universal', `${CC}/publicdomain/zero/1.0/deed.en`],
  ['Creative Commons Zero v1.0 Universal', `${CC}/publicdomain/zero/1.0/legalcode`],
  ['Creative Commons Attribution-ShareAlike 4.0 International', `${CC}/licenses/by-sa/4.0/`],
  ['Creative Commons Attribution 4.0 International (CC BY 4.0)', `${CC}/licenses/by/4.0/`],
  ['CC BY - Attribution - Pas d’utilisation commerciale', `${CC}/licenses/by-nc/4.0/`],
  ['Creative Commons Namensnennung - Nicht kommerziell 4.0', `${CC}/licenses/by-nc/4.0/`],
  ['Open Data Commons Open Database License (ODbL) v1.0', 'opendatacommons.org/licenses/odbl/1-0/'],
  ['ODbL', 'opendatacommons.org/licenses/odbl/'],
  ['dl-de/by-2-0', 'www.govdata.de/dl-de/by-2-0'],
  ['Datenlizenz Deutschland – Namensnennung – Version 2.0', 'www.govdata.de/dl-de/by-2-0'],
  ['Open Government Licence v3.0', 'www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'],
  ['OGL 3', 'www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'],
  ['Licence Ouverte / Open Licence 2.0', 'www.etalab.gouv.fr/licence-ouverte-open-licence'],
  ['etalab-2.0', 'github.com/etalab/licence-ouverte/blob/master/LO.md'],
  ['CC BY 4.0', 'your-network.nl/terms'],
  ['Our terms', `${CC}/licenses/by/4.0/`],
])('%s may be at %s', (name, url) => {
  expect(said(name, url)).toEqual([]);
});
