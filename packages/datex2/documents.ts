/** The tables of docs/datex2.md: the mapping, row by row. `npm run generate` finds this file by its name. */

import { STATUSES } from './live/status-text.ts';
import { PLUG, POINT } from './mapping/point.ts';
import { PLACE, SITE } from './mapping/site.ts';
import { STATION } from './mapping/station.ts';
import { RATE } from './prices/published-rate.ts';

function table(...rows: readonly (readonly string[])[]) {
  const cells = rows.map(([from = '', member = '', how = '']) => [from, `\`${member}\``, how]);
  return { headings: ['from', 'member', 'how'], rows: cells };
}

export const documents = {
  'docs/datex2.md': {
    'site and station': table(...PLACE.rows),
    site: table(...SITE.rows),
    station: table(...STATION.rows),
    point: table(...POINT.rows),
    plug: table(...PLUG.rows),
    rate: table(...RATE.rows),
    statuses: {
      headings: ['of OCPI', 'of DATEX II'],
      rows: Object.entries(STATUSES).map(([from, to]) => [from, `\`${to}\``]),
    },
  },
};
