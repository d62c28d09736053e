/** The small classes that several OCPI objects share: DisplayText, Image, BusinessDetails, EnergyMix. */

import { pictureUrl } from '../../cells/texts/own-picture.ts';
import { imageTypeOf } from '../../cells/texts/pictures.ts';
import { ocpiObject } from '../../ocpi/object.ts';
import type { BusinessDetails, DisplayText, EnergyMix, Image } from '../../ocpi/types.ts';
import type { Settings } from '../../settings/settings.ts';
import { DEFAULT_LANGUAGE } from '../../tables/cell-types/geography.ts';
import type { BusinessRow, EnergyMixRow, ImageRow } from '../../tables/tables.ts';

/** Texts in the language of the network, unless the cell names another one. */
export function toDisplayTexts(
  texts: readonly DisplayText[] | undefined,
  settings: Settings,
): DisplayText[] | undefined {
  return texts?.map((text) => toDisplayText(text, settings));
}

export function toDisplayText({ language, text }: DisplayText, settings: Settings): DisplayText {
  return { language: language === DEFAULT_LANGUAGE ? settings.language : language, text };
}

/** The row or the URL of an image gives its type (rules/completeness/paired-cells.ts). */
export function toImage({ values }: ImageRow, { base_url }: Settings): Image {
  return ocpiObject({
    url: pictureUrl(values.url, base_url),
    thumbnail: pictureUrl(values.thumbnail, base_url),
    category: values.category,
    type: values.type ?? imageTypeOf(values.url) ?? '',
    width: values.width,
    height: values.height,
  });
}

export function toBusiness({ values }: BusinessRow, settings: Settings): BusinessDetails {
  return ocpiObject({
    name: values.name,
    website: values.website,
    logo: toLogo(values, settings),
  });
}

function toLogo(values: BusinessRow['values'], { base_url }: Settings): Image | undefined {
  if (values.logo_url === undefined) return undefined;
  return ocpiObject({
    url: pictureUrl(values.logo_url, base_url),
    thumbnail: pictureUrl(values.logo_thumbnail, base_url),
    category: values.logo_category,
    type: values.logo_type ?? imageTypeOf(values.logo_url) ?? '',
    width: values.logo_width,
    height: values.logo_height,
  });
}

/** The operator of every location that names none. */
export function defaultOperator({ operator, base_url }: Settings): BusinessDetails | undefined {
  if (operator === undefined) return undefined;
  const { logo } = operator;
  return ocpiObject({
    name: operator.name,
    website: operator.website,
    logo:
      logo &&
      ocpiObject({
        url: pictureUrl(logo.url, base_url),
        thumbnail: pictureUrl(logo.thumbnail, base_url),
        category: logo.category,
        type: logo.type,
        width: logo.width,
        height: logo.height,
      }),
  });
}

export function toEnergyMix({ values }: EnergyMixRow): EnergyMix {
  return ocpiObject({
    is_green_energy: values.is_green_energy,
    energy_sources: values.energy_sources?.map(({ name, amount }) => ({ source: name, percentage: amount.toNumber() })),
    environ_impact: values.environ_impact?.map(({ name, amount }) => ({ category: name, amount: amount.toNumber() })),
    supplier_name: values.supplier_name,
    energy_product_name: values.energy_product_name,
  });
}
