/**
 * Letters that were spoilt on the way: UTF-8 that was read as another encoding (`CafÃ©`), letters that became question marks,
 * and characters that nobody sees.
 */

/** The encodings in which spreadsheets and exports misread UTF-8: of the West, of Central Europe, of Cyrillic, and of old Macs. */
const MISREAD_AS = ['windows-1252', 'windows-1250', 'windows-1251', 'macintosh'] as const;

/** The characters that any of them makes of the first byte of a letter of UTF-8, and one that may follow. Few sound texts have both. */
const LEAD = /[\u00c2-\u00f4ÂĂÄĹĽŕâГРСЃвг√‚≈∆ƒ][^ -~]/u;

let bytesBefore: readonly ReadonlyMap<string, number>[] | undefined;

/** By encoding: the byte that was read as a character. */
function bytes(): readonly ReadonlyMap<string, number>[] {
  bytesBefore ??= MISREAD_AS.map((encoding) => {
    const upper = Uint8Array.from({ length: 128 }, (_, i) => i + 128);
    const read = [...new TextDecoder(encoding).decode(upper)].map((letter, i) => [letter, i + 128] as const);
    return encoding === 'windows-1252' ? new Map([...latin1(), ...read, ...windows1252()]) : new Map(read);
  });
  return bytesBefore;
}

/** Programs that read Latin-1 keep the control characters between 128 and 159. */
function latin1(): (readonly [string, number])[] {
  return Array.from({ length: 128 }, (_, i) => [String.fromCharCode(i + 128), i + 128] as const);
}

/**
 * The characters that Windows has in their place (https://encoding.spec.whatwg.org/#windows-1252). The decoder of Node 22 and 23
 * takes windows-1252 for Latin-1.
 */
const IN_THEIR_PLACE = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(): (readonly [string, number])[] {
  return [...[...IN_THEIR_PLACE].map((letter, i) => [letter, i + 128] as const), ['\u009f', 0x9f]];
}

/** A text that was read as Latin-1, with the signs of Windows-1252 in the places of controls. */
export function withWindowsSigns(text: string): string {
  return text.replace(WINDOWS_SIGN, (control) => IN_THEIR_PLACE[control.charCodeAt(0) - 128] ?? control);
}

/** The text as it was before it was misread, once or several times; undefined if it was not. */
export function repairedLetters(text: string): string | undefined {
  let repaired: string | undefined;
  for (let current: string | undefined = text; current !== undefined && LEAD.test(current); ) {
    current = firstRepair(current);
    repaired = current ?? repaired;
  }
  return repaired;
}

function firstRepair(text: string): string | undefined {
  for (const [i, byteOf] of bytes().entries()) {
    const repaired = decodedAgain(text, byteOf);
    if (repaired !== undefined && isSurely(text, repaired, MISREAD_AS[i])) return repaired;
  }
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function decodedAgain(text: string, byteOf: ReadonlyMap<string, number>): string | undefined {
  const read: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    const byte = code < 128 ? code : byteOf.get(letter);
    if (byte === undefined) return undefined;
    read.push(byte);
  }
  try {
    return utf8.decode(Uint8Array.from(read));
  } catch {
    return undefined;
  }
}

/** A capital letter before a mark that closes a quotation: `IRMÃ”`. */
const BEFORE_A_MARK = /[ÂÃ][”’»…](?!\p{L})/gu;

/** In Cyrillic, every letter of a misread text looks like two others, so a single one may be chance. */
function isSurely(text: string, repaired: string, encoding: string | undefined): boolean {
  if (/[\p{Cc}\ufffd]/u.test(repaired) || !LEAD.test(text.replace(BEFORE_A_MARK, ''))) return false;
  if (encoding !== 'windows-1251') return true;
  return /[а-яё].*[а-яё]/iu.test(repaired) || /[à-ÿß]/iu.test(repaired);
}

/** What Windows has between 128 and 159. As characters these are controls, which nobody types: Latin-1 was read. */
const WINDOWS_SIGN = /[\u0080-\u009f]/g;

/** Where it makes no sense as such a sign, it was a letter of another encoding: `Caf‚`, `K”ln`, `CafŽ`, `Estaci—n`, `Œwidnica`. */
const STRANGE_SIGN =
  /\p{L}[€‚ƒ„…†‡ˆ‰‹“”•˜™›]\p{L}|\p{L}[‚„ˆ]|\p{Ll}[–—]\p{Ll}|\p{Ll}[ŠŒŽŸ]|Ÿ\p{Ll}|™\p{L}|[Œœ][kmprwzó]/u;

/**
 * A text in which control characters stand for letters or signs (`l\u0092Église`), as it was meant; with U+FFFD in their places if
 * that is not certain. Undefined if there are none.
 */
export function withoutControls(text: string): WithoutControls | undefined {
  if (text.search(WINDOWS_SIGN) < 0) return undefined;
  const read = withWindowsSigns(text);
  const isSound = read.search(WINDOWS_SIGN) < 0 && !STRANGE_SIGN.test(read);
  const meant = repairedLetters(text) ?? (isSound ? read : undefined);
  if (meant !== undefined) return { text: meant, isCertain: true };
  return { text: text.replace(WINDOWS_SIGN, '\ufffd'), isCertain: false };
}

export interface WithoutControls {
  readonly text: string;
  readonly isCertain: boolean;
}

/** Remains of misread UTF-8 in a text that has other letters too: `Ã¼`, `â‚¬`, `â€“`. */
export const MISREAD = /Ã[¼¤¶Ÿ©¨ª«§¡­³º±µ¢¦¸¹]|Â[\u00a0°®©»«·§½²³]|â‚¬|â€[™œ“”˜¦]|√[§∂ºü©®≥]|\p{Ll}Ã$/u;

/** `\ufffd`, and a question mark between small letters: `K?ln`. In an address of the web, one is in its place. */
export const LOST_LETTER = /\ufffd|^(?!.*(?:\/\/|www\.|=)).*\p{L}\?\p{Ll}/u;

/** Characters without width, and marks that turn the direction of writing. Scripts that need joiners keep theirs. */
const UNSEEN =
  /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|(?<![\p{Script=Hebrew}\p{Script=Arabic}].*)[\u200e\u200f](?!.*[\p{Script=Hebrew}\p{Script=Arabic}])/u;

export const hasUnseen = (text: string): boolean => /[^ -~]/.test(text) && UNSEEN.test(text);

/** The text without what nobody sees in it. */
export function withoutUnseen(text: string): string {
  return text.replace(new RegExp(UNSEEN, 'gu'), '').trim();
}
