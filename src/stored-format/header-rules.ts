/**
 * The file `_headers`: what plain files are answered with. The build writes it, Cloudflare and several other hosts of static
 * files read it, and so does our own server. A line is a path, in which `*` stands for any characters; the lines below it,
 * indented, are headers. A file gets the headers of all paths that fit; `! Name` takes one away that rules above have given.
 */

/** Its path, below the root of the published site. */
export const HEADERS_PATH = '/_headers';

export interface HeaderRule {
  /** Begins with a slash; may hold one `*`. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  /** Headers of rules above that a file does not get. */
  readonly removes?: readonly string[];
}

/** Of Cloudflare, in characters (developers.cloudflare.com/workers/static-assets/headers). */
export const LONGEST_LINE = 2000;

export function writeHeaderRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers, removes = [] }) =>
    [
      path,
      ...removes.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  return `# Written by the build.\n${blocks.join('\n')}\n`;
}

/** Reads what `writeHeaderRules` has written, and nothing cleverer. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: { [name: string]: string }; removes?: string[] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    const [, removed] = /^\s+!\s+([\w-]+)\s*$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (last && name !== undefined && value !== undefined) last.headers[name] = value;
    else if (last && removed !== undefined) last.removes = [...(last.removes ?? []), removed];
  }
  return rules;
}

/** Sets the headers of a file; the values of several rules for one header are a list. */
export function addHeaders(headers: Headers, rules: readonly HeaderRule[], pathname: string): void {
  const given = new Set<string>();
  for (const rule of rules.filter(({ path }) => fits(path, pathname))) {
    for (const name of rule.removes ?? []) {
      headers.delete(name);
      given.delete(name.toLowerCase());
    }
    for (const [name, value] of Object.entries(rule.headers)) {
      if (given.has(name.toLowerCase())) headers.append(name, value);
      else headers.set(name, value);
      given.add(name.toLowerCase());
    }
  }
}

function fits(path: string, pathname: string): boolean {
  const star = path.indexOf('*');
  if (star < 0) return path === pathname;
  const end = path.slice(star + 1);
  const isLongEnough = pathname.length >= path.length - 1;
  return isLongEnough && pathname.startsWith(path.slice(0, star)) && pathname.endsWith(end);
}
