/** The 37 items of AFIR, Article 20(2), in the order of the annex of Implementing Regulation (EU) 2025/655. */

import type { Item } from '../measure/item.ts';
import { PARKING_ITEMS } from './of-parking.ts';
import { PAYMENT_ITEMS, PRICE_ITEMS } from './of-payment.ts';
import { POINT_ITEMS, STATUS_ITEMS } from './of-points.ts';
import { SITE_ITEMS } from './of-sites.ts';

export const ITEMS: readonly Item[] = [
  ...SITE_ITEMS,
  ...PARKING_ITEMS,
  ...PAYMENT_ITEMS,
  ...POINT_ITEMS,
  ...STATUS_ITEMS,
  ...PRICE_ITEMS,
];
