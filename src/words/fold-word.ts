/** Words in the one form in which they are looked up. */

const LONGEST_WORD = 60;

/** Where a name has two parts: at these signs, or between letters and digits. Other signs, such as `?`, may mean something. */
const BETWEEN = /[\s\p{Pd}_./:()]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/**
 * A word in one form: `Typ-2`, `TYP 2` and `typ2` are `typ 2`. Case, accents, full-width forms and the signs between its
 * parts do not matter. Turkish İ and ı are an i, and ß is ss. Nothing if it is too long to be a word.
 */
export function foldWord(text: string): string | undefined {
  if (text.length > LONGEST_WORD) return undefined;
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '');
  return letters.replaceAll('ı', 'i').replaceAll('ß', 'ss').replace(BETWEEN, ' ').trim();
}
