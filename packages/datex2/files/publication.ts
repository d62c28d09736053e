/** What stands around the sites of both publications. */

import { isThisMachine } from '../../../src/cells/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import { VERSION, versioned, word } from '../mapping/form.ts';
import { withDatex2 } from '../settings.ts';

const PROFILE = { modelBaseVersionG: '3', profileNameG: 'AFIR Energy Infrastructure', profileVersionG: '01-00-00' };

/** Of all of it together: one table, however many files it comes in. */
const tableId = ({ country_code, party_id }: Settings) => `${country_code}-${party_id}`;

export function aroundTable(settings: Settings, publicationTime: string) {
  const table = { ...versioned(tableId(settings)), tableName: settings.name, energyInfrastructureSite: SITES };
  const publication = { ...headOf(settings, publicationTime), energyInfrastructureTable: [table] };
  return around({ payload: { ...PROFILE, aegiEnergyInfrastructureTablePublication: publication } });
}

export function aroundStatuses(settings: Settings, publicationTime: string) {
  const publication = {
    ...headOf(settings, publicationTime),
    tableReference: [{ targetClass: 'EnergyInfrastructureTable', idG: tableId(settings), versionG: VERSION }],
    energyInfrastructureSiteStatus: SITES,
  };
  const exchangeContext = {
    codedExchangeProtocol: word('snapshotPull'),
    exchangeSpecificationVersion: '3.0',
    supplierOrCisRequester: {},
  };
  const dynamicInformation = { exchangeStatus: word('online'), messageGenerationTimestamp: publicationTime };
  const payload = [{ ...PROFILE, aegiEnergyInfrastructureStatusPublication: publication }];
  return around({ messageContainer: { exchangeInformation: { exchangeContext, dynamicInformation }, payload } });
}

function headOf(settings: Settings, publicationTime: string) {
  const { language: lang, country_code: country, party_id, base_url } = settings;
  const { national_identifier: nationalIdentifier = `${country}*${party_id}` } = withDatex2(settings);
  const status = isThisMachine(new URL(base_url).hostname) ? 'test' : 'real';
  const headerInformation = { confidentiality: word('noRestriction'), informationStatus: word(status) };
  return { lang, publicationTime, publicationCreator: { country, nationalIdentifier }, headerInformation };
}

/** Where sites will stand. JSON escapes control characters, so no text has it. */
const SITES = ['\0'];

/** What stands before the sites, and behind them. */
function around(publication: object) {
  const [before = '', after = ''] = JSON.stringify(publication).split(JSON.stringify(SITES));
  return { before: `${before}[`, after: `]${after}` };
}
