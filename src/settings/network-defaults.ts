/** Declares `defaults` of network.json: what empty cells of some columns mean in the whole network. */

import * as z from 'zod';
import { connectors } from '../tables/declarations/connectors.ts';
import { evses } from '../tables/declarations/evses.ts';
import { locations } from '../tables/declarations/locations.ts';
import type { Column, NetworkDefault } from '../tables/table.ts';
import { cellOfJson } from './setting.ts';

const [site, point, plug] = [locations.columns, evses.columns, connectors.columns];

export const networkDefaults = z.strictObject({
  services: likeCell(site.services),
  roofed: likeCell(site.roofed),
  lit: likeCell(site.lit),
  catering: likeCell(site.catering),
  toilets: likeCell(site.toilets),
  rest_area: likeCell(site.rest_area),
  accepted_service_providers: likeCell(point.accepted_service_providers),
  payment_brands: likeCell(point.payment_brands),
  payment_means: likeCell(point.payment_means),
  smart_charging: likeCell(point.smart_charging),
  connector_capabilities: likeCell(plug.capabilities),
} satisfies { [D in NetworkDefault]: z.ZodType });

/** A default as it would stand in a cell of the column. JSON's true, false and lists of texts mean the same. */
function likeCell<T>({ type, doc, example }: Column<T>) {
  return z
    .preprocess((value) => (Array.isArray(value) || typeof value === 'boolean' ? cellOfJson(value) : value), type)
    .optional()
    .meta({ description: doc, examples: [example] });
}
