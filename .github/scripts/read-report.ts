/**
 * Parses the report that a run of `check` uploaded. Anybody may have written it, so only texts and one number are taken
 * from it, in this form and within these bounds. src/diff/report-markdown.ts decides how to show the texts.
 */

import type { Phrase } from '../../src/diff/describe/phrase.ts';
import type { DiffReport } from '../../src/diff/report-markdown.ts';

const MOST_CHANGES = 100;
const MOST_PIECES = 200;
const MOST_CHARACTERS = 1000;
const MOST_LEFT_OUT = 10_000_000;

/** `incomparable`: the data before or after the pull request cannot be built, so there is nothing to compare. */
export type UploadedReport = DiffReport | 'incomparable';

/** Undefined if the text is not what check writes. */
export function readReport(text: string): UploadedReport | undefined {
  const found = parse(text);
  if (found === 'incomparable') return found;
  if (typeof found !== 'object' || found === null) return undefined;
  const { summary, changes, more } = found as { readonly [K in keyof DiffReport]?: unknown };
  if (!Array.isArray(changes) || changes.length > MOST_CHANGES) return undefined;
  if (!isPhrase(summary) || !changes.every(isPhrase)) return undefined;
  if (!Number.isInteger(more) || !(Number(more) >= 0 && Number(more) <= MOST_LEFT_OUT)) return undefined;
  return { summary, changes, more: Number(more) };
}

function isPhrase(found: unknown): found is Phrase {
  return Array.isArray(found) && found.length > 0 && found.length <= MOST_PIECES && found.every(isPiece);
}

function isPiece(found: unknown): boolean {
  const text = typeof found === 'object' && found !== null ? (found as { value?: unknown }).value : found;
  return typeof text === 'string' && text.length <= MOST_CHARACTERS;
}

/** Drops the message of a SyntaxError, because it quotes the text, and a log of GitHub executes commands in it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
