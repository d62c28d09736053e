/** Pages and dates of a list as a server with all objects in memory would answer them: what the edge is held against. */

export interface Listed {
  readonly id: string;
  readonly last_updated: string;
}

export interface ModelAnswer<T> {
  readonly data: readonly T[];
  readonly total: number;
  readonly limit: number;
  /** Offset of the next page, where there is one. */
  readonly next?: number;
}

/** Undefined for parameters that are wrong. */
export function answerOf<T extends Listed>(
  all: readonly T[],
  query: string,
  maxLimit: number,
): ModelAnswer<T> | undefined {
  const parameters = new URLSearchParams(query);
  const [offset = 0, limit, from = -Infinity, to = Infinity] = [
    count(parameters.get('offset'), 0),
    count(parameters.get('limit'), 1),
    instant(parameters.get('date_from')),
    instant(parameters.get('date_to')),
  ];
  if ([offset, limit, from, to].some(Number.isNaN)) return undefined;
  const left = all.filter(({ last_updated: time }) => Date.parse(time) >= from && Date.parse(time) < to);
  const isWhole = offset === 0 && limit === undefined && from === -Infinity && to === Infinity;
  const size = isWhole ? Math.max(left.length, 1) : Math.min(limit ?? maxLimit, maxLimit);
  const data = left.slice(offset, offset + size);
  return { data, total: left.length, limit: size, ...(offset + size < left.length ? { next: offset + size } : {}) };
}

function count(text: string | null, least: number): number | undefined {
  if (text === null) return undefined;
  return /^\d+$/.test(text) && Number(text) >= least ? Number(text) : Number.NaN;
}

function instant(text: string | null): number | undefined {
  if (text === null) return undefined;
  const form = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[ +]00:00)?$/.exec(text);
  return form ? Date.parse(`${form[1]}Z`) : Number.NaN;
}
