/** The small classes that several OCPI objects share: DisplayText, Image, BusinessDetails, EnergyMix. */

import type { Network } from '../network.ts';
import type { BusinessRow, EnergyMixRow, ImageRow } from '../tables/tables.ts';
import { imageTypeOf } from '../tables/types-exact.ts';
import { DEFAULT_LANGUAGE } from '../tables/types-place.ts';
import type { BusinessDetails, DisplayText, EnergyMix, Image } from './types.ts';

/** `{ name: value }`, or nothing if there is no value or an empty list: OCPI objects never carry null or []. */
export function optional<K extends string, V>(name: K, value: V | undefined): { [P in K]?: V } {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return {};
  return { [name]: value } as { [P in K]?: V };
}

/** Texts with the language of the network where the cell names none. */
export function toDisplayTexts(texts: readonly DisplayText[] | undefined, network: Network): DisplayText[] | undefined {
  return texts?.map((text) => toDisplayText(text, network));
}

export function toDisplayText({ language, text }: DisplayText, network: Network): DisplayText {
  return { language: language === DEFAULT_LANGUAGE ? network.language : language, text };
}

/** The type of an image is known to be told by its row or by its address (rules/image-types.ts). */
export function toImage({ values }: ImageRow): Image {
  return {
    url: values.url,
    ...optional('thumbnail', values.thumbnail),
    category: values.category,
    type: values.type ?? imageTypeOf(values.url) ?? '',
    ...optional('width', values.width),
    ...optional('height', values.height),
  };
}

export function toBusiness({ values }: BusinessRow): BusinessDetails {
  return {
    name: values.name,
    ...optional('website', values.website),
    ...optional('logo', toLogo(values)),
  };
}

function toLogo(values: BusinessRow['values']): Image | undefined {
  if (values.logo_url === undefined) return undefined;
  return {
    url: values.logo_url,
    ...optional('thumbnail', values.logo_thumbnail),
    category: values.logo_category,
    type: values.logo_type ?? imageTypeOf(values.logo_url) ?? '',
    ...optional('width', values.logo_width),
    ...optional('height', values.logo_height),
  };
}

/** The operator of every location that names none. */
export function defaultOperator({ operator }: Network): BusinessDetails | undefined {
  if (operator === undefined) return undefined;
  const { logo } = operator;
  return {
    name: operator.name,
    ...optional('website', operator.website),
    ...optional(
      'logo',
      logo && {
        url: logo.url,
        ...optional('thumbnail', logo.thumbnail),
        category: logo.category,
        type: logo.type,
        ...optional('width', logo.width),
        ...optional('height', logo.height),
      },
    ),
  };
}

export function toEnergyMix({ values }: EnergyMixRow): EnergyMix {
  return {
    is_green_energy: values.is_green_energy,
    ...optional(
      'energy_sources',
      values.energy_sources?.map(({ name, amount }) => ({ source: name, percentage: amount.toNumber() })),
    ),
    ...optional(
      'environ_impact',
      values.environ_impact?.map(({ name, amount }) => ({ category: name, amount: amount.toNumber() })),
    ),
    ...optional('supplier_name', values.supplier_name),
    ...optional('energy_product_name', values.energy_product_name),
  };
}
