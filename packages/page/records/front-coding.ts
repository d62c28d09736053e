/**
 * Lists of texts by what each has in common with the one before (front coding, as in dictionaries): `Main Street 1`, `Main Street 2`
 * are `0Main Street 1`, `c2`. Neighbours in a sorted list differ in a few characters, and gzip finds the rest.
 */

/** A digit in base 36 says how many characters are those of the text before, so they are at most so many. */
const MOST = 35;

/** What stands for a text that is not there. */
const NOTHING = '';

/** Codes texts one after the other. */
export function frontCoder(): (text: string | undefined) => string {
  let last = '';
  return (text) => {
    if (text === undefined) return NOTHING;
    const most = Math.min(MOST, last.length, text.length);
    let same = 0;
    while (same < most && last.charCodeAt(same) === text.charCodeAt(same)) same++;
    last = text;
    return same.toString(36) + text.slice(same);
  };
}

/** Reads what `frontCoder` made, in the same order. */
export function frontReader(): (coded: string) => string | undefined {
  let last = '';
  return (coded) => {
    if (coded === NOTHING) return undefined;
    const digit = coded.charCodeAt(0);
    // 0 to 9, or a to z. Texts are read by the hundred thousand, and parseInt takes as long as the rest.
    const same = digit < 58 ? digit - 48 : digit - 87;
    last = same === 0 ? coded.slice(1) : last.slice(0, same) + coded.slice(1);
    return last;
  };
}
