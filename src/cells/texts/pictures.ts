/** Looks at a picture without loading it: what its address ends in, and what its cells say of it. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { isExampleAddress } from './links.ts';
import { isOwnPicture, type PICTURES } from './own-picture.ts';

const IMAGE_ENDINGS = new Map(['gif', 'jpeg', 'png', 'svg', 'webp', 'avif'].map((type) => [type, type])).set(
  'jpg',
  'jpeg',
);

/** The OCPI type of an image by the ending of its URL, if it has one. */
export function imageTypeOf(address: string): string | undefined {
  const ending = /\.([a-z]+)(?:[?#].*)?$/i.exec(address)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : IMAGE_ENDINGS.get(ending);
}

/** Kinds of files that browsers and cars do not show as pictures. */
const NOT_SHOWN: ReadonlySet<string> = new Set('heic heif tif tiff bmp psd raw dng eps ai mp4 mov'.split(' '));

/** The ending of a picture that nobody can look at, such as `heic`. */
export function endingNotShown(address: string): string | undefined {
  const ending = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(address)?.[1]?.toLowerCase();
  return ending !== undefined && NOT_SHOWN.has(ending) ? ending : undefined;
}

/** A picture as cells or settings describe it. */
export interface DescribedPicture {
  readonly url?: string | undefined;
  readonly thumbnail?: string | undefined;
  readonly type?: string | undefined;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Something that can hardly be true of a picture. */
export interface PictureProblem {
  readonly code: Exclude<keyof typeof PICTURES, 'missing-picture'>;
  readonly part: keyof DescribedPicture;
  readonly said: { readonly advice?: Advice };
}

/** At most one problem for each address, and one for the size. */
export function pictureProblems(picture: DescribedPicture): PictureProblem[] {
  const pages = (['url', 'thumbnail'] as const).flatMap((part) => {
    const address = picture[part];
    return address !== undefined && isPage(address) ? [{ code: 'not-a-picture', part, said: {} } as const] : [];
  });
  const type = pages.some(({ part }) => part === 'url') ? undefined : typeProblem(picture);
  const size = sizeProblem(picture);
  return [...pages, ...(type ? [type] : []), ...(size ? [size] : [])];
}

const PAGE = /\.(?:x?html?|php\d?|aspx?|jsp|cgi|pdf|docx?)$/i;

function isPage(address: string): boolean {
  if (isOwnPicture(address)) return false;
  const { pathname, search } = new URL(address);
  // That nothing is at an example is told elsewhere (links.ts).
  return PAGE.test(pathname) || (pathname === '/' && search === '' && !isExampleAddress(address));
}

function typeProblem({ url, type }: DescribedPicture): PictureProblem | undefined {
  const ending = url === undefined ? undefined : imageTypeOf(url);
  const written = type?.toLowerCase();
  if (ending === undefined || written === undefined || (IMAGE_ENDINGS.get(written) ?? written) === ending) {
    return undefined;
  }
  return { code: 'picture-type', part: 'type', said: { advice: write([ending]) } };
}

/** In pixels, from an icon to a poster; and the shape of a banner. */
const [LEAST, MOST, MOST_RATIO] = [8, 20_000, 20];

function sizeProblem({ width, height }: DescribedPicture): PictureProblem | undefined {
  const sides = [
    ['width', width],
    ['height', height],
  ] as const;
  const isRibbon = width && height ? Math.max(width / height, height / width) > MOST_RATIO : false;
  const longer = (width ?? 0) >= (height ?? 0) ? 'width' : 'height';
  const part =
    sides.find(([, pixels = 0]) => pixels > MOST)?.[0] ??
    sides.find(([, pixels = LEAST]) => pixels < LEAST)?.[0] ??
    (isRibbon ? longer : undefined);
  return part === undefined ? undefined : { code: 'picture-size', part, said: {} };
}
