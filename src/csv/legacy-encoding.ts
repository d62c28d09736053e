/**
 * Tables that are not in UTF-8. Excel saves "CSV" in the encoding of its country, which in Western Europe is Windows-1252. In
 * such a country, a text that makes sense in it is read so; of any other, only a guess at its encoding is told.
 */

import { codePageOf } from './code-pages.ts';
import { type LikelyEncoding, likelyEncoding } from './likely-encoding.ts';
import { decode1252 } from './windows-1252.ts';

/** A text that was read as Windows-1252, or the encoding that it may have. */
export type LegacyText =
  | {
      readonly text: string;
      /** Words with letters beyond ASCII, first those that other encodings would change most. */
      readonly words: readonly string[];
    }
  | { readonly text?: undefined; readonly likely: LikelyEncoding | undefined };

/** Bytes that mean nothing in Windows-1252 (https://encoding.spec.whatwg.org/#windows-1252 makes controls of them). */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Letters beyond ASCII are single in words of Western Europe: three in a row are words of another alphabet. */
const THREE_IN_A_ROW = /[À-ÖØ-öø-ÿŠŒŽšœžŸƒ]{3}/u;

/** Letters of the Ukrainian alphabet are signs between such letters: `Êè¿â`. */
const SIGN_AMONG_LETTERS = /[À-ÖØ-öø-ÿ][³¿º¯ª¥´][À-ÖØ-öø-ÿ]/u;

/** Signs in a row are letters of another encoding: `‚®ª§`. */
const SIGNS_IN_A_ROW = /[‚ƒ„†‡ˆ‰‹Œ˜™š›œžŸ¡-¿]{3}/u;

/** Signs that stand next to letters only where they were letters in another encoding. */
const SIGNS_IN_WORDS: readonly RegExp[] = [
  // `K”ln`, `Bia³ystok`; no apostrophes, which `´` and `‘` are to some.
  /\p{L}[‚„…†‡ˆ‰‹”•™›¡¢£¤¥¦§¨©¬®¯±²³¹¶¸¼½¾¿×÷]\p{L}/u,
  // At the end of a word: `Caf‚`, `Gro§`, `Pawe³` (but m³).
  /\p{L}[‚„ˆ¡¤§¨¬¿]|[^mM\P{L}]³/u,
  // At its beginning: `£ódŸ`, `³ód`, `ªtefan`, `Œwidnica`, `Ÿber`.
  /[³¹£]\p{L}|(?<![\p{L}\p{N}.])[ªº]\p{L}|[Œœ][ckmprwzó]|Ÿ\p{Ll}/u,
  // `Braºov`, `ZŸrich`, `CafŽ`, `Kšln`.
  /\p{L}[ªº]\p{Ll}|\p{L}[ŸŠŽ]\p{Ll}|\p{Ll}[ŸŠŽ]|[b-df-hj-np-tv-z]š[b-df-hj-np-tv-z]/iu,
];

/** Letters that words of Western Europe have at other places: `Straáe`, `Gyõr`, `Èeské` (but Èze). */
const MISPLACED = /[aou]áe|[õÕ](?![eE])|È(?!z)\p{Ll}|Ù\p{Ll}/u;

/** `ïë` is a word of another alphabet. */
const NO_PLAIN_LETTER = /(?<!\p{L})[À-ÖØ-öø-ÿ]{2,}(?!\p{L})/u;

/** Letters of Iceland and the Faroes, and of Turkish, Czech and Romanian in their own encodings. */
const ICELANDIC = /[ðÐþÞýÝ]/u;
const WITH_SUCH_LETTERS: ReadonlySet<string | undefined> = new Set(['IS', 'FO']);

/** UTF-8 with a damaged character somewhere, read as Windows-1252: `Ã¤`. */
const DAMAGED_UTF8 = /[ÂÃÄÅâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** A text without letters beyond ASCII, but for half a character of UTF-8 where it was cut off. */
const CUT_OFF = /^[^\u0080-\uffff]*[Â-ô]$/u;

const WORD = /[\p{L}\p{M}'’-]*[^ -~\s]\p{L}*/gu;

/** How many words a warning shows. */
const SHOWN_WORDS = 3;

/** Of more words the first show as much. */
const MOST_WORDS = 5000;

/**
 * Reads bytes that are not UTF-8, and have no NUL byte.
 *
 * @param country ISO 3166-1 alpha-2; undefined if that is not known
 */
export function readLegacy(bytes: Uint8Array, country: string | undefined): LegacyText {
  const text = decode1252(bytes);
  const isWestern = !bytes.some((byte) => UNDEFINED.has(byte)) && isPlausible(text, country);
  if (isWestern && codePageOf(country) === 'windows-1252') return { text, words: tellingWords(text) };
  return { likely: likelyEncoding(bytes, country, isWestern) };
}

/** Letters that Windows-1250 and Windows-1257 have too, so that they say little. */
const SHARED = /[ÄÖÜäöüßé]/u;

function tellingWords(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(WORD)) if (found.add(word).size === MOST_WORDS) break;
  const words = [...found];
  const isTelling = (word: string) => /[À-ÿ]/u.test(word.replaceAll(new RegExp(SHARED, 'gu'), ''));
  return [...words.filter(isTelling), ...words.filter((word) => !isTelling(word))].slice(0, SHOWN_WORDS);
}

function isPlausible(text: string, country: string | undefined): boolean {
  const forms = [
    THREE_IN_A_ROW,
    SIGN_AMONG_LETTERS,
    SIGNS_IN_A_ROW,
    ...SIGNS_IN_WORDS,
    MISPLACED,
    DAMAGED_UTF8,
    CUT_OFF,
  ];
  const isOther = [...forms, NO_PLAIN_LETTER].some((form) => form.test(text));
  return !isOther && (!ICELANDIC.test(text) || WITH_SUCH_LETTERS.has(country));
}
