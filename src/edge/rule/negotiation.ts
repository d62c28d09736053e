/**
 * Chooses the content coding: by the weights in Accept-Encoding (RFC 9110, 12.5.3), and by our own order if they are equal.
 */

/** The codings of plain files, best first (RFC 9110, 8.4.1). */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** The codings of answers under /api/: bodies in gzip are put together from stored blocks, which brotli does not allow. */
export const API_CODINGS = ['gzip', 'identity'] as const;
export type ApiCoding = (typeof API_CODINGS)[number];

/** RFC 9110, 12.4.2: 0 to 1 with up to three decimals. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Lower than any weight that can be written: identity is acceptable when not mentioned, but not preferred. */
const UNMENTIONED_IDENTITY = 0.0001;

/**
 * Chooses the coding with the highest weight; if equal, br before gzip before identity. Without the header, or if it is
 * empty, the client may not support any coding and gets identity. If nothing is acceptable, the header is ignored as far as
 * necessary (RFC 9110, 12.4.1): identity, or the next coding that is not excluded by name.
 */
export function chooseCoding<C extends Coding>(
  acceptEncoding: string | null,
  offered: readonly (C | 'identity')[],
): C | 'identity' {
  const weights = parseWeights(acceptEncoding ?? '');
  const weightOf = (coding: Coding): number =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? UNMENTIONED_IDENTITY : 0);
  let best: C | 'identity' | undefined;
  for (const coding of offered) {
    if (weightOf(coding) > (best === undefined ? 0 : weightOf(best))) best = coding;
  }
  const lastResorts: readonly (C | 'identity')[] = ['identity', ...offered.toReversed()];
  return best ?? lastResorts.find((coding) => weights.get(coding) !== 0) ?? 'identity';
}

/** Chooses the coding of an answer under /api/. */
export function chooseApiCoding(acceptEncoding: string | null): ApiCoding {
  return chooseCoding(acceptEncoding, API_CODINGS);
}

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
