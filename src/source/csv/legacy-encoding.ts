/**
 * Tables that are not in UTF-8. Excel saves "CSV" in the encoding of its country, which in Western Europe is Windows-1252. A
 * text that makes sense in it is read so; of any other, only a guess at its encoding is told.
 */

/** A text that was read as Windows-1252, or the encoding that it may have. */
export type LegacyText =
  | {
      readonly text: string /** A word with a letter beyond ASCII, if there is one. */;
      readonly word: string | undefined;
    }
  | { readonly text?: undefined; readonly likely?: { readonly name: string; readonly word: string } };

/** Bytes that mean nothing in Windows-1252 (https://encoding.spec.whatwg.org/#windows-1252 makes controls of them). */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Letters beyond ASCII are single in words of Western Europe: three in a row are words of another alphabet. */
const THREE_IN_A_ROW = /[À-ÖØ-öø-ÿŠŒŽšœžŸƒ]{3}/u;

/** Letters of the Ukrainian alphabet are signs between such letters: `Êè¿â`. */
const SIGN_AMONG_LETTERS = /[À-ÖØ-öø-ÿ][³¿º¯ª¥´][À-ÖØ-öø-ÿ]/u;

/** Signs in a row are letters of another encoding: `‚®ª§`. */
const SIGNS_IN_A_ROW = /[‚ƒ„†‡ˆ‰‹Œ˜™š›œžŸ¡-¿]{3}/u;

/** Signs that stand next to letters only where they were letters in another encoding: `Stra§e`, `£ódŸ`. */
const SIGN_IN_WORD = /\p{Ll}[‚„†‡ˆ‰‹”•™›¡¢£¤¥¦§¨©¬®¯±²³¹¶¸¼½¾¿×÷]\p{Ll}|[³¹]\p{Ll}|£[óa-z]|\p{Ll}[ŸŠŽ]/u;

/** Letters of Iceland and the Faroes, and of Turkish and the Baltic languages in their own encodings. */
const ICELANDIC = /[ðþÞ]/u;
const OF_ICELAND = /\b(?:ísland|iceland|reykjav|hafnar|akureyri|føroyar)/iu;

const OTHERS = [
  { label: 'windows-1251', name: 'Windows-1251 (Cyrillic)', letters: /[А-ЯІЇЄҐ]?[а-яіїєґё]{3,}/gu },
  { label: 'koi8-u', name: 'KOI8-U (Cyrillic)', letters: /[А-ЯІЇЄҐ]?[а-яіїєґё]{3,}/gu },
  { label: 'ibm866', name: 'code page 866 (Cyrillic)', letters: /[А-ЯІЇЄҐ]?[а-яіїєґё]{3,}/gu },
  { label: 'windows-1253', name: 'Windows-1253 (Greek)', letters: /[Α-Ω]?[α-ωά-ώ]{3,}/gu },
  {
    label: 'windows-1250',
    name: 'Windows-1250 (Central Europe)',
    letters: /[a-z]*[ąćęłńśźżčďěňřšťůžőűăâîșț][a-z]*/giu,
  },
  { label: 'windows-1254', name: 'Windows-1254 (Turkish)', letters: /[a-z]*[ğışİ][a-z]*/gu },
  { label: 'macintosh', name: 'Mac Roman', letters: /[a-z]+[äöüßéèàçñô][a-z]*/giu },
] as const;

/** UTF-8 with a damaged character somewhere, read as Windows-1252: `Ã¤`. */
const DAMAGED_UTF8 = /[ÂÃÄÅâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** A text without letters beyond ASCII, but for half a character of UTF-8 where it was cut off. */
const CUT_OFF = /^[^\u0080-\uffff]*[Â-ô]$/u;

/** Enough of a text to see its encoding, in bytes. */
const LOOKED_AT = 200_000;

const WORD = /[\p{L}\p{M}'’-]*[^ -~\s]\p{L}*/u;

/** Reads bytes that are not UTF-8, and have no NUL byte. */
export function readLegacy(bytes: Uint8Array): LegacyText {
  const text = decode1252(bytes);
  if (!bytes.some((byte) => UNDEFINED.has(byte)) && isPlausible(text)) return { text, word: WORD.exec(text)?.[0] };
  const beginning = bytes.subarray(0, LOOKED_AT);
  const readings = OTHERS.map(({ label, name, letters }) => {
    const words = new TextDecoder(label).decode(beginning).match(letters) ?? [];
    return { name, word: words[0] ?? '', letters: words.join('').length };
  });
  const best = readings.reduce((a, b) => (b.letters > a.letters ? b : a));
  return best.letters === 0 ? {} : { likely: best };
}

/** What Windows-1252 has where Latin-1 has controls, from 0x80 on. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some versions of Node decode Latin-1 under this name (https://github.com/nodejs/node/issues/56542). */
export function decode1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (control) => FROM_0X80[control.charCodeAt(0) - 0x80] ?? control);
}

function isPlausible(text: string): boolean {
  const isOther = [THREE_IN_A_ROW, SIGN_AMONG_LETTERS, SIGNS_IN_A_ROW, SIGN_IN_WORD, DAMAGED_UTF8, CUT_OFF].some(
    (form) => form.test(text),
  );
  return !isOther && (!ICELANDIC.test(text) || OF_ICELAND.test(text));
}
