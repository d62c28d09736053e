/** Pictures of data/images/: how cells name them, and where they are published. The findings about all pictures. */

import type { Entries } from '../../findings/entry.ts';
import type { AboutCell } from '../../findings/finding.ts';

/** In tables and in network.json. */
export const PICTURES = {
  'missing-picture': {
    severity: 'warning',
    wrong:
      'A cell names a picture of data/images/ that is not published: it is not there, or left out for a reason of its own.',
    why: 'Who shows the picture shows a gap.',
    fix: 'Put the file into the folder images beside network.json, or correct the name. Capital letters count.',
    message: '{field} names "{path}", which is not among the published pictures.',
    hint: { alike: 'Write "{alike}": capital letters count.' },
  },
  'not-a-picture': {
    severity: 'warning',
    wrong: 'The address of a picture is that of a page or of another document.',
    why: 'Apps load a picture from there, and show a gap.',
    fix: 'Open the page in a browser, and copy the address of the picture itself.',
    message: '{field} is the address of a page, and not of a picture.',
  },
  'picture-type': {
    severity: 'warning',
    wrong: 'The type of a picture is another one than its address ends in.',
    why: 'One of the two is wrong. Apps that choose by type may not show it.',
    fix: 'Correct the type, or leave the cell empty: then it is what the address ends in.',
    message: '{field} is {value}, but the address ends in another type.',
  },
  'picture-size': {
    severity: 'warning',
    wrong: 'The width or height of a picture is one that no picture has.',
    why: 'Apps reserve the room for it, and show a gap or a strip.',
    fix: 'Write the width and height in pixels, or leave both cells empty.',
    message: '{field} is {value} pixels, which no picture has.',
  },
} as const satisfies Entries;

/** As it is published below dist/, and as cells name it: letters, digits, hyphens. */
const OWN = /^images\/[A-Za-z0-9][\w.-]{0,99}$/;

export function isOwnPicture(address: string): boolean {
  return OWN.test(address);
}

/** The URL of a picture: those of data/images/ are below base_url, wherever that is. */
export function pictureUrl<U extends string | undefined>(address: U, base_url: string): U | string {
  return address !== undefined && isOwnPicture(address) ? `${base_url}/${address}` : address;
}

/** The mistake in the name of a picture of one's own. An address below base_url is one too. @param published such as images/a.png */
export function pictureMistake(
  address: string,
  base_url: string,
  published: ReadonlySet<string>,
): AboutCell<(typeof PICTURES)['missing-picture']> | undefined {
  const below = `${base_url}/`;
  const own = address.startsWith(below) ? address.slice(below.length) : address;
  if (!isOwnPicture(own) || published.has(own)) return undefined;
  const alike = [...published].find((one) => one.toLowerCase() === own.toLowerCase());
  return alike === undefined ? { params: { path: own } } : { advises: 'alike', params: { path: own, alike } };
}
