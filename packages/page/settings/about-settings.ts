/** What is hardly right in the settings of the page. */

import { type Finding, write } from '../../../src/findings/index.ts';
import {
  aboutSettingOf,
  deadLinks,
  type JsonText,
  missingPictures,
  type SoundSettings,
} from '../../../src/settings/index.ts';
import { PAGE_LOOK } from './finding-codes.ts';
import { contrastOnLight, LEAST_CONTRAST, onLight } from './page-colour.ts';
import type { SettingsOfPage } from './settings.ts';

const aboutSetting = aboutSettingOf(PAGE_LOOK);

export function aboutPageSettings(
  document: JsonText,
  known: SoundSettings & Partial<SettingsOfPage>,
  pictures: ReadonlySet<string> | undefined,
): Finding[] {
  const { base_url, page, map_style } = known;
  return [
    ...deadLinks(document, base_url, { map_style }),
    ...(pictures ? missingPictures(document, base_url, { 'page.logo': page?.logo }, pictures) : []),
    ...lightColour(document, page?.colour),
  ];
}

/** A colour that is too light for letters; the page shows the nearest one that is not. */
function lightColour(document: JsonText, colour: string | undefined): Finding[] {
  if (colour === undefined || onLight(colour) === colour) return [];
  // Rounded down: 4.5 would be enough.
  const ratio = Math.floor(contrastOnLight(colour) * 10) / 10;
  const params = { ratio, least: LEAST_CONTRAST, shade: onLight(colour) };
  return [aboutSetting(document, 'low-contrast', 'page.colour', colour, { params, advice: write([params.shade]) })];
}
