/** The borders that browsers get, packed when they are bundled. */

import { borders } from '@rapideditor/country-coder';
import { packBorders } from './packed-borders.ts';

export const PACKED_BORDERS = packBorders(borders as unknown as Parameters<typeof packBorders>[0]);
