/** Tells a web page, such as one to sign in, from what was asked for. */

import { quoted } from '../../cells/cell.ts';

/** The title of a web page in brackets, or nothing if this is not one. Neither CSV nor JSON begins with `<`. */
export function webPage(start: string): string | undefined {
  if (!/^\s*</.test(start)) return undefined;
  const title = /<title[^>]*>([^<]+)/i.exec(start)?.[1]?.trim();
  return title ? ` (${quoted(title)})` : '';
}
