/**
 * Photos of a charger. Those below base_url are shown, the first of them at the top. Those on other hosts are links that name the
 * host, because a picture that is shown tells its host who looks.
 */

import { type ComponentChild, h } from 'preact';
import type { Image } from '../../../src/ocpi/browser.ts';
import { ownPicture, safeLink } from '../parts/safe-link.ts';
import { linkTo, Section } from './section.ts';
import type { ChargerView } from './view.ts';

interface DescribedImage {
  readonly image: Image;
  readonly what: string;
}

/** What a photo of a site shows. Logos are no photos of it. */
export const PICTURED = ['CHARGER', 'ENTRANCE', 'LOCATION', 'OTHER'] as const satisfies readonly Image['category'][];

/** The photo at the top, if the site has one of its own. */
export function ChargerPhoto(view: ChargerView): ComponentChild {
  const first = firstPhoto(view);
  const src = first && ownPicture(first.image.url, view.settings.base_url);
  if (first === undefined || src === undefined) return null;
  // Room of this shape is kept for it (charger.css), so nothing moves when it arrives.
  const { width = 1200, height = 800 } = first.image;
  return h('a', { class: 'charger-photo', href: src }, h('img', { src, alt: first.what, width, height }));
}

/** Those that are not at the top already. */
export function ChargerPhotos(view: ChargerView): ComponentChild {
  const first = firstPhoto(view)?.image.url;
  const others = imagesOf(view).filter(({ image }) => image.url !== first);
  const photos = others.map((one) => photo(one, view)).filter((item) => item !== undefined);
  if (photos.length === 0) return null;
  return h(Section, { name: 'photos', words: view.words }, h('ul', { class: 'charger-pictures' }, photos));
}

function firstPhoto(view: ChargerView): DescribedImage | undefined {
  const isOwn = ({ url }: Image) => ownPicture(url, view.settings.base_url) !== undefined;
  return imagesOf(view).find(({ image }) => image.category !== 'OTHER' && isOwn(image));
}

/** Each once. */
function imagesOf({ location, words }: ChargerView): DescribedImage[] {
  const { evses = [], held, images = [] } = location;
  const described = (some: readonly Image[], what?: string) =>
    some.flatMap((image) => {
      const of = PICTURED.find((category) => category === image.category);
      return of ? [{ image, what: what ?? words.say(`image_category.${of}`) }] : [];
    });
  const ofSite = described([...images, ...evses.flatMap((evse) => evse.images ?? [])]);
  const ofPlaces = held?.parking_places?.flatMap((place) => place.images ?? []) ?? [];
  const all = [...ofSite, ...described(ofPlaces, words.say('find.place'))];
  return [...new Map(all.map((one) => [one.image.url, one])).values()];
}

function photo({ image, what }: DescribedImage, { settings }: ChargerView): ComponentChild {
  const link = safeLink(image.url);
  if (link === undefined) return undefined;
  const own = ownPicture(image.url, settings.base_url);
  if (own === undefined) return h('li', { class: 'elsewhere' }, linkTo(link, what));
  const { width, height, thumbnail } = image;
  const src = (thumbnail !== undefined && width === undefined && ownPicture(thumbnail, settings.base_url)) || own;
  return h('li', null, h('a', { href: own }, h('img', { src, alt: what, loading: 'lazy', width, height })));
}
