/** Which encoding a text seems to have that is neither UTF-8 nor read as Windows-1252: a guess, for the advice. */

import { type CodePage, codePageOf } from './code-pages.ts';
import { decode1252 } from './windows-1252.ts';

/** An encoding, and a word as it would be in it. */
export interface LikelyEncoding {
  readonly name: string;
  readonly word: string;
}

const CYRILLIC = /[А-ЯІЇЄҐ]?[а-яіїєґё]{3,}/gu;
const WESTERN = /[a-z]+[äöüßéèàçñôø][a-z]*/giu;

interface Encoding {
  readonly label: CodePage | 'koi8-u' | 'ibm866' | 'macintosh' | 'ibm850';
  readonly name: string;
  /** Words of it with letters that others do not have. */
  readonly words: RegExp;
}

const ENCODINGS: readonly Encoding[] = [
  { label: 'windows-1251', name: 'Windows-1251 (Cyrillic)', words: CYRILLIC },
  { label: 'koi8-u', name: 'KOI8-U (Cyrillic)', words: CYRILLIC },
  { label: 'ibm866', name: 'code page 866 (Cyrillic)', words: CYRILLIC },
  { label: 'windows-1253', name: 'Windows-1253 (Greek)', words: /[Α-Ω]?[α-ωά-ώ]{3,}/gu },
  {
    label: 'windows-1250',
    name: 'Windows-1250 (Central Europe)',
    words: /[a-z]*[ąćęłńśźżčďěňřšťůžőűăâîșț][a-z]*/giu,
  },
  { label: 'windows-1254', name: 'Windows-1254 (Turkish)', words: /[a-z]*[ğışİ][a-z]*/gu },
  { label: 'windows-1257', name: 'Windows-1257 (Baltic)', words: /[a-z]*[āēģīķļņūėįų][a-z]*/giu },
  { label: 'macintosh', name: 'Mac Roman', words: WESTERN },
  { label: 'ibm850', name: 'code page 850 (DOS)', words: WESTERN },
];

const WITH_MORE_THAN_ASCII = /[\p{L}\p{M}'’-]*[^ -~\s]\p{L}*/u;

/** Enough of a text to see its encoding, in bytes. */
const LOOKED_AT = 200_000;

/**
 * @param country ISO 3166-1 alpha-2: its own encoding is likely, unless another reads far more
 * @param isWestern whether it would make sense in Windows-1252
 */
export function likelyEncoding(
  bytes: Uint8Array,
  country: string | undefined,
  isWestern: boolean,
): LikelyEncoding | undefined {
  const beginning = bytes.subarray(0, LOOKED_AT);
  const own = codePageOf(country);
  const readings = ENCODINGS.map(({ label, name, words }) => {
    const text = decoded(beginning, label);
    const found = text.match(words) ?? [];
    const [first] = found;
    const word = first === undefined ? label === own && WITH_MORE_THAN_ASCII.exec(text)?.[0] : wholeWord(text, first);
    return { label, name, word: word || '', letters: found.join('').length };
  });
  const best = readings.reduce((a, b) => (b.letters > a.letters ? b : a));
  const ofCountry = readings.find(({ label }) => label === own);
  if (ofCountry && ofCountry.word !== '' && ofCountry.letters * 2 >= best.letters) return ofCountry;
  if (isWestern && own === undefined) {
    const word = WITH_MORE_THAN_ASCII.exec(decode1252(beginning))?.[0] ?? '';
    return { name: 'Windows-1252 (Western Europe)', word };
  }
  return best.letters === 0 ? undefined : best;
}

function wholeWord(text: string, part: string): string {
  const at = text.indexOf(part);
  const before = /\p{L}*$/u.exec(text.slice(Math.max(0, at - 50), at))?.[0] ?? '';
  const after = /^\p{L}*/u.exec(text.slice(at + part.length, at + part.length + 50))?.[0] ?? '';
  return `${before}${part}${after}`;
}

/** Code page 850 from 0x80 on (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT); `TextDecoder` lacks it. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

function decoded(bytes: Uint8Array, label: Encoding['label']): string {
  if (label !== 'ibm850') return new TextDecoder(label).decode(bytes);
  const latin1 = Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGE_850[byte - 0x80]));
  return latin1.join('');
}
