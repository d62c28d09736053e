/**
 * Which coding a client gets: the weights of its Accept-Encoding (RFC 9110, 12.5.3), and ours where they are equal.
 */

import { CODINGS, type Coding } from '../format/coding.ts';

/** RFC 9110, 12.4.2: 0 to 1 with up to three decimals. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Below every weight that can be written: an identity that nobody mentioned is acceptable, but not wished for. */
const UNMENTIONED_IDENTITY = 0.0001;

/**
 * Chooses the coding with the highest weight; on equal weights br, then gzip, then identity. Without the header, or
 * where it is empty, a client may not know any coding, so it gets identity. Where nothing is acceptable, the header is
 * disregarded as far as needed (RFC 9110, 12.4.1): identity, or the next one that was not ruled out by name.
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

/** For what is put together for the request: brotli has no blocks that could be put together. */
export function choosePageCoding(acceptEncoding: string | null): 'gzip' | 'identity' {
  return chooseCoding(acceptEncoding, PAGE_CODINGS) === 'gzip' ? 'gzip' : 'identity';
}

/** Without brotli. */
export const PAGE_CODINGS: readonly Coding[] = ['gzip', 'identity'];

const LAST_RESORTS: readonly Coding[] = ['identity', 'gzip', 'br'];

/** Codings in lower case with their weights. A member that is not written as RFC 9110 says counts as absent. */
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
