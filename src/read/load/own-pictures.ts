/**
 * Pictures of one's own: the files of data/images/, which are read within bounds and published below /images/. Their type is what they
 * hold. What cannot be published is left out with a warning, because a network without a photo is still worth publishing.
 */

import type { Finding } from '../../findings/finding.ts';
import { formatSize, formatWhole } from '../../findings/text/format.ts';
import { errorCode, FileTooLarge } from '../files/file-errors.ts';
import { join } from '../files/paths.ts';
import type { DirectoryEntries, PictureFile, PlaceOfData } from './data-files.ts';
import { finding, type SaidOfFile } from './finding-codes.ts';
import { isOtherFormat } from './other-files.ts';

/** Limits of the pictures of a network, because every build reads them. */
export const PICTURE_LIMITS = { bytes: 5_000_000, allBytes: 100_000_000, files: 1000 };

const PICTURE_FOLDER = 'images';

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
      findings.push(tooMany(path, names.length - i));
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
      findings.push(notPublished(path, whyUnreadable(error)));
    }
  }
  return { pictures, findings };
}

/** Kinds of pictures by their first bytes, and the endings that their names may have. */
const KINDS: readonly { readonly endings: readonly string[]; readonly isThis: (head: string) => boolean }[] = [
  { endings: ['png'], isThis: (head) => head.startsWith('\x89PNG\r\n') },
  { endings: ['jpg', 'jpeg'], isThis: (head) => head.startsWith('\xff\xd8\xff') },
  { endings: ['gif'], isThis: (head) => /^GIF8[79]a/.test(head) },
  { endings: ['webp'], isThis: (head) => /^RIFF[\s\S]{4}WEBP/.test(head) },
  { endings: ['svg'], isThis: isSvg },
];

/** Parts of XML that may stand before the first element, with their ends. */
const PROLOGUE = [
  ['\xef\xbb\xbf', ''],
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

function isSvg(head: string): boolean {
  let rest = head;
  for (;;) {
    const [begin, end] = PROLOGUE.find(([one]) => rest.startsWith(one)) ?? [];
    if (begin === undefined || end === undefined) return /^<svg[\s>/]/.test(rest);
    const at = rest.indexOf(end, begin.length);
    if (at < 0) return false;
    // A type may hold definitions: <!DOCTYPE svg [ … ]>.
    const inner = begin === '<!DOCTYPE' && rest.slice(0, at).includes('[') ? rest.indexOf(']>') + 1 : at;
    rest = rest.slice(Math.max(at, inner) + end.length).trimStart();
  }
}

/** How much of a file is looked at, in bytes. */
const HEAD = 4096;

/** A name that is an address as it stands, on every host. */
const NAME = /^[A-Za-z0-9][\w.-]{0,99}$/;

/** The pictures that are published, by their path below dist/, and why others are not. */
export function ownPictures(files: readonly PictureFile[]): {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly findings: readonly Finding[];
} {
  const pictures = new Map<string, Uint8Array>();
  const findings: Finding[] = [];
  for (const { path, name, bytes } of files) {
    const problem = problemOf(name, bytes);
    if (problem) findings.push(notPublished(path, problem));
    else pictures.set(`images/${name}`, bytes);
  }
  return { pictures, findings };
}

type Problem = SaidOfFile<'picture-not-published'>;

function problemOf(name: string, bytes: Uint8Array): Problem | undefined {
  if (name.includes('/')) return { says: 'folder', params: { name: name.replace(/^.*\//, '') } };
  const head = String.fromCharCode(...bytes.subarray(0, HEAD)).trimStart();
  const kind = KINDS.find(({ isThis }) => isThis(head));
  if (kind === undefined) return { says: 'other' };
  const [, base = name, ending = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  const isRight = kind.endings.some((one) => one === ending);
  if (isRight && NAME.test(name)) return undefined;
  const better = `${plainName(base)}.${isRight ? ending : kind.endings[0]}`;
  return { says: 'name', params: { endings: `.${kind.endings.join(' or .')}`, name: better } };
}

function plainName(base: string): string {
  const plain = base
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '');
  return plain.slice(0, 90) || 'picture';
}

function notPublished(path: string, problem: Problem): Finding {
  return finding('picture-not-published', { file: path }, problem);
}

function tooMany(path: string, left: number): Finding {
  const { files, allBytes } = PICTURE_LIMITS;
  return notPublished(path, { says: 'many', params: { left, most: formatWhole(files), size: formatSize(allBytes) } });
}

function whyUnreadable(error: unknown): Problem {
  if (error instanceof FileTooLarge)
    return { says: 'large', params: { size: formatSize(error.size), most: formatSize(PICTURE_LIMITS.bytes) } };
  const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
  return { says: 'closed', params: { reason } };
}
