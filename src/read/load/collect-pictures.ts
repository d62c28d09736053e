/** Puts the pictures of a data directory together, within bounds. */

import type { Finding } from '../../findings/finding.ts';
import { errorCode } from '../files/error-code.ts';
import { FileTooLarge } from '../files/file-errors.ts';
import { join } from '../files/paths.ts';
import { isOtherFormat } from './other-formats.ts';
import { notPublished, PICTURE_LIMITS, type PictureFile, pictureTooLarge, tooManyPictures } from './own-pictures.ts';
import type { DirectoryEntries, PlaceOfData } from './place-of-data.ts';

/** The folder, below the data directory. */
export const PICTURE_FOLDER = 'images';

/** What systems and editors leave in folders. */
const NO_PICTURE = /\.(?:csv|md)$|^(?:thumbs\.db|desktop\.ini|~\$.*)$/i;

/** Whether a file below images/ is meant to be published; `name` is its path there. */
function mayBePicture(name: string): boolean {
  return name.split('/').every((part) => !NO_PICTURE.test(part) && !isOtherFormat(part));
}

/** The files of images/, below that, and links that stand beside them. */
export function picturesAmong({ names, directories }: DirectoryEntries): string[] {
  const below = names.filter((name) => name.startsWith(`${PICTURE_FOLDER}/`) && !directories.has(name));
  return below.map((name) => name.slice(PICTURE_FOLDER.length + 1)).filter(mayBePicture);
}

/** The path of a picture as findings show it. */
export function picturePath(directory: string, name: string): string {
  return join(directory, PICTURE_FOLDER, name).replaceAll('\\', '/');
}

export async function collectPictures(
  place: PlaceOfData,
): Promise<{ readonly pictures: readonly PictureFile[]; readonly findings: readonly Finding[] }> {
  const { directory, links, read } = place;
  const names = picturesAmong(place);
  const pictures: PictureFile[] = [];
  const findings: Finding[] = [];
  if (links.has(PICTURE_FOLDER)) findings.push(notPublished(picturePath(directory, ''), { says: 'link' }));
  let room = PICTURE_LIMITS.allBytes;
  for (const [i, name] of names.entries()) {
    const path = picturePath(directory, name);
    if (pictures.length === PICTURE_LIMITS.files || room <= 0) {
      findings.push(tooManyPictures(path, names.length - i));
      break;
    }
    if (links.has(`${PICTURE_FOLDER}/${name}`)) {
      findings.push(notPublished(path, { says: 'link' }));
      continue;
    }
    try {
      const bytes = await read(path, PICTURE_LIMITS.bytes);
      pictures.push({ path, name, bytes });
      room -= bytes.length;
    } catch (error) {
      findings.push(error instanceof FileTooLarge ? pictureTooLarge(path, error.size) : unreadable(path, error));
    }
  }
  return { pictures, findings };
}

function unreadable(path: string, error: unknown): Finding {
  const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
  return notPublished(path, { says: 'closed', params: { reason } });
}
