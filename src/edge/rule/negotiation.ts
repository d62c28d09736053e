/**
 * Chooses the content coding: by the weights in Accept-Encoding (RFC 9110, 12.5.3), and by our own order if they are equal.
 */

import { CODINGS, type Coding } from '../../stored-format/coding.ts';

/** RFC 9110, 12.4.2: 0 to 1 with up to three decimals. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Lower than any weight that can be written: identity is acceptable when not mentioned, but not preferred. */
const UNMENTIONED_IDENTITY = 0.0001;

/**
 * Chooses the coding with the highest weight; if equal, br before gzip before identity. Without the header, or if it is
 * empty, the client may not support any coding and gets identity. If nothing is acceptable, the header is ignored as far as
 * necessary (RFC 9110, 12.4.1): identity, or the next coding that is not excluded by name.
 */
export function chooseCoding(acceptEncoding: string | null, offered: readonly Coding[] = CODINGS): Coding {
  const weights = parseWeights(acceptEncoding ?? '');
  const weightOf = (coding: Coding): number =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? UNMENTIONED_IDENTITY : 0);
  let best: Coding | undefined;
  for (const coding of offered) {
    if (weightOf(coding) > (best === undefined ? 0 : weightOf(best))) best = coding;
  }
  return best ?? LAST_RESORTS.find((coding) => offered.includes(coding) && weights.get(coding) !== 0) ?? 'identity';
}

/** Chooses the coding of a body that is assembled for the request. Brotli streams cannot be joined. */
export function choosePageCoding(acceptEncoding: string | null): 'gzip' | 'identity' {
  return chooseCoding(acceptEncoding, PAGE_CODINGS) === 'gzip' ? 'gzip' : 'identity';
}

/** The codings for assembled bodies. */
export const PAGE_CODINGS: readonly Coding[] = ['gzip', 'identity'];

const LAST_RESORTS: readonly Coding[] = ['identity', 'gzip', 'br'];

/** Weights by lowercase coding. Members that RFC 9110 does not allow are ignored. */
function parseWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const member of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', parameter, ...more] = member.split(';').map((part) => part.trim());
    if (name === '' || more.length > 0) continue;
    const weight = parameter === undefined ? 1 : parseWeight(parameter);
    // RFC 9110, 8.4.1.3: x-gzip is an old name of gzip.
    if (weight !== undefined) weights.set(name === 'x-gzip' ? 'gzip' : name, weight);
  }
  return weights;
}

function parseWeight(parameter: string): number | undefined {
  const [key = '', value = ''] = parameter.split('=').map((part) => part.trim());
  return key === 'q' && WEIGHT.test(value) ? Number(value) : undefined;
}
