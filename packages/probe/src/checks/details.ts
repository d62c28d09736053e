/** Checks of the details of a version (OCPI 6.2), which say where the lists are. */

import { type Answer, dataOf, isRecord, type JsonRecord, show } from '../http/exchange.ts';
import type { Probing } from './context.ts';
import { checkSuccess, checkUrl, type List, MODULES, type Module, type OfferedVersion } from './versions.ts';

interface Offer {
  readonly lists: readonly List[];
  /** Modules that the server does not have. OCPI demands none. */
  readonly absent: readonly Module[];
}

const NOTHING: Offer = { lists: [], absent: [] };

/** What the details of a version offer. */
export async function checkDetails({ version, url }: OfferedVersion, probing: Probing): Promise<Offer> {
  const { client, results } = probing;
  const answer = await client.ask(url);
  if (!answer || !checkSuccess(answer, 'details-answer', probing)) return NOTHING;
  const data = dataOf(answer);
  const { endpoints, version: own }: JsonRecord = isRecord(data) ? data : {};
  const isWhole = own === version && Array.isArray(endpoints);
  const got = isRecord(data) ? `version ${show(own)}, endpoints ${show(endpoints)}` : show(data);
  const expected = `an object with version "${version}" and endpoints`;
  results.record('details-object', isWhole, answer, expected, got, '/data');
  if (!Array.isArray(endpoints)) return NOTHING;
  const named = (module: Module) =>
    endpoints.flatMap((one: unknown, i) => (isRecord(one) && one.identifier === module ? [{ one, i }] : []));
  const absent = MODULES.filter((module) => named(module).length === 0);
  const lists = MODULES.flatMap((module) => {
    const found = chooseEndpoint(module, named(module), absent, answer, probing);
    const listUrl = found && checkUrl(found.one.url, answer, 'details-urls', `/data/endpoints/${found.i}/url`, probing);
    return listUrl ? [{ version, module, url: listUrl }] : [];
  });
  return { lists, absent: lists.length === 0 ? [] : absent };
}

interface Endpoint {
  readonly one: JsonRecord;
  /** Its place in the list of endpoints. */
  readonly i: number;
}

/** The endpoint of a module as SENDER; if there is none, one in another role. */
function chooseEndpoint(
  module: Module,
  named: readonly Endpoint[],
  absent: readonly Module[],
  answer: Answer,
  { results }: Probing,
): Endpoint | undefined {
  const found = named.find(({ one }) => one.role === 'SENDER');
  const got = named.length === 0 ? 'no such endpoint' : `role ${named.map(({ one }) => show(one.role)).join(', ')}`;
  // A server may leave one of the two out, and says so. One without both is none that can be probed.
  const isRightlyAbsent = named.length === 0 && absent.length < MODULES.length;
  const verdict = found !== undefined || (isRightlyAbsent ? 'warn' : 'fail');
  results.record('details-endpoints', verdict, answer, `${module} with the role SENDER`, got, '/data/endpoints');
  return found ?? named[0];
}
