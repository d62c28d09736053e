/** Types of pictures: where one is (a URL, or a file of data/images/, which is published below base_url), and its type. */

import { cited, oneMeaning, read, type Unreadable, unreadable } from '../../cells/cell.ts';
import { isOwnPicture } from '../../cells/texts/own-picture.ts';
import { clause } from '../../findings/words.ts';
import { type ColumnType, columnType, textsLike } from './column-type.ts';
import { isOnOneComputer, LONGEST_URL, readUrl } from './standard-codes.ts';
import { textUpTo } from './text.ts';

/** Ways to name a file of data/images/ that are understood, but not written. */
const ELSEWHERE = /^(?:\.?\/)?(?:data\/)?(images\/.*)$/;

const FILE_NAME = /^[^/\\:]+\.(?:gif|jpe?g|png|svg|webp|avif)$/i;

function fileAlone(written: string, name: string): Unreadable {
  const own = `images/${name.normalize('NFKD').replace(/[^\w.-]+/g, '-')}`;
  const hint = 'Put the file into the folder images beside network.json, and write images/ and its name.';
  return unreadable(clause`${cited({ text: written })} does not say where others find the picture.`, hint, {
    values: isOwnPicture(own) ? [own] : [],
    note: 'Put the file of that name into the folder images beside network.json.',
  });
}

/** A URL, or `images/NAME`. The value is what is written, so it does not depend on base_url. */
export function pictureAddress(): ColumnType<string> {
  return columnType(
    textUpTo(LONGEST_URL).regex(/^(https?:\/\/|images\/)/),
    (text) => {
      if (isOwnPicture(text)) return read(text);
      const own = ELSEWHERE.exec(text.replaceAll('\\', '/'))?.[1];
      const file = isOnOneComputer(text) ? text.replace(/^.*[\\/]/, '') : text;
      if (own === undefined) return FILE_NAME.test(file) ? fileAlone(text, file) : readUrl(text);
      const problem = clause`${cited({ text })} is not how a picture in data/images/ is named.`;
      const hint = 'Write images/ and the name of the file, which has letters, digits and hyphens only.';
      return unreadable(problem, hint, isOwnPicture(own) ? { values: [own] } : undefined);
    },
    {
      ...{ code: 'not-a-url', holds: 'link' },
      form: 'URL with https://, or images/ and the name of a file in data/images/',
    },
  );
}

/** OCPI Image.type: at most four characters, not a MIME type. OCPI names gif, jpeg, png and svg, but has no closed list. */
export function imageType(): ColumnType<string> {
  return textsLike(/^[A-Za-z0-9]{1,4}$/, {
    ...{ code: 'not-an-image-type', what: clause`an image type`, form: 'gif, jpeg, png or svg' },
    hint: 'Write gif, jpeg, png or svg.',
    meant: (text) => oneMeaning(/^image\/(\w+)/i.exec(text)?.[1]),
  });
}
