/** Reads the header Link (RFC 8288), by which a list leads to its next page. */

/** The target with the relation next. */
export function nextLink(header: string): string | undefined {
  for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\b)/i.test(parameters)) return target;
  }
  return undefined;
}
