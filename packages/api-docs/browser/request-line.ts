/** The request of a form of the reference: a path with its parameters, headers, and the same as a line for curl. */

/** A field that is filled in. */
export interface FilledField {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly value: string;
}

export interface RequestLine {
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** @param template a path with names in braces, each of which is a field */
export function requestLine(template: string, fields: readonly FilledField[]): RequestLine {
  const filled = fields.filter(({ value }) => value !== '');
  const inPath = new Map(filled.filter(({ place }) => place === 'path').map(({ name, value }) => [name, value]));
  const path = template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = inPath.get(name);
    return value === undefined ? whole : encodeURIComponent(value);
  });
  const query = new URLSearchParams(
    filled.filter(({ place }) => place === 'query').map(({ name, value }) => [name, value]),
  ).toString();
  return {
    target: query === '' ? path : `${path}?${query}`,
    headers: filled.filter(({ place }) => place === 'header').map(({ name, value }) => [name, value] as const),
  };
}

/** The line that asks the same with curl, safe to paste into a shell. */
export function curlLine(origin: string, { target, headers }: RequestLine): string {
  const options = headers.map(([name, value]) => ` -H ${quotedForShell(`${name}: ${value}`)}`);
  return `curl -i --compressed${options.join('')} ${quotedForShell(`${origin}${target}`)}`;
}

function quotedForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
