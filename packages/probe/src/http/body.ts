/** Parses JSON. Nothing that a server sends may cost more than the limits allow. */

type Parsed = { readonly value: unknown } | { readonly problem: string };

/** OCPI objects are 8 levels deep. Much deeper ones would overflow the stack of recursive code. */
const MAX_DEPTH = 64;

/** Reads JSON (RFC 8259). */
export function parseJson(bytes: Buffer): Parsed {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problem: 'the body is not UTF-8' };
  }
  if (text.trim() === '') return { problem: 'the body is empty' };
  if (text.startsWith('\ufeff')) return { problem: 'the body begins with a byte order mark' };
  if (depthOf(text) > MAX_DEPTH) return { problem: `the body is nested more than ${MAX_DEPTH} levels deep` };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: /^\s*</.test(text) ? 'the body is HTML or XML, not JSON' : 'the body is not JSON' };
  }
}

function depthOf(text: string): number {
  let [depth, deepest, quoted] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (quoted && character === '\\') i++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
