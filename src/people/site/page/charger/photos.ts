/**
 * Photos of a charger. Those below base_url are shown. Those on other hosts are links that name the host, because a picture
 * that is shown tells its host who looks.
 */

import { type ComponentChild, h } from 'preact';
import type { Image } from '../../../../ocpi/types.ts';
import { hostOfLink, ownPicture, safeLink } from '../parts/safe-link.ts';
import { Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerPhotos(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const { evses = [], held, images = [] } = location;
  const what = (image: Image) => words.say(`image_category.${image.category}`);
  const ofPlaces = held?.parking_places?.flatMap((place) => place.images ?? []) ?? [];
  const described = [
    ...[...images, ...evses.flatMap((evse) => evse.images ?? [])].map((image) => [image, what(image)] as const),
    ...ofPlaces.map((image) => [image, words.say('charger.photo_of_place')] as const),
  ];
  const once = [...new Map(described.map((one) => [one[0].url, one])).values()];
  const photos = once.map(([image, said]) => photo(image, said, view)).filter((item) => item !== undefined);
  if (photos.length === 0) return null;
  const heading = words.say('charger.photos');
  return h(Section, { name: 'photos', heading }, h('ul', { class: 'charger-pictures' }, photos));
}

function photo(image: Image, what: string, { words, settings }: ChargerView): ComponentChild {
  const link = safeLink(image.url);
  if (link === undefined) return undefined;
  const own = ownPicture(image.url, settings.base_url);
  if (own === undefined) {
    const text = words.say('charger.photo_on', { photo: what, host: hostOfLink(link) });
    return h('li', { class: 'elsewhere' }, h('a', { href: link, rel: 'noreferrer' }, text));
  }
  const { width, height, thumbnail } = image;
  const src = (thumbnail !== undefined && width === undefined && ownPicture(thumbnail, settings.base_url)) || own;
  return h('li', null, h('a', { href: own }, h('img', { src, alt: what, loading: 'lazy', width, height })));
}
