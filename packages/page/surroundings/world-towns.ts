/** The towns of the world, as the package carries them: a list for each member, because compression finds more among values of a kind. */

import type { Coordinates } from '../../../src/cells/index.ts';
import { STEPS_PER_DEGREE } from '../records/ground-lines.ts';
import type { OtherNames, Town } from '../records/places-file.ts';
import { COARSEST, cellOf, FINEST } from './town-cells.ts';

/**
 * First the largest town of each of the coarsest cells, then of each cell of the next size those that were in none of the groups
 * before, and at last all others: which town a map names does not depend on the network.
 */
export type WorldTowns = readonly TownGroup[];

interface TownGroup {
  /** One a line, in the order of the lists; behind a tab, its other names as JSON. */
  readonly names: string;
  /** Each is the step from the one before, in parts of a degree (`STEPS_PER_DEGREE`). */
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  /** As numbers of a scale of which four steps double the population; 0 is a thousand people. */
  readonly sizes: readonly number[];
}

const STEPS_PER_DOUBLE = 4;

/** @param towns whatever their order: it is not kept */
export function writeTowns(towns: readonly Town[]): WorldTowns {
  // Which is the largest is decided by what is read again.
  const bySize = readTowns(writeGroup(towns), () => true).sort(largestFirst);
  const groups: TownGroup[] = [];
  const taken = new Set<Town>();
  for (let halvings = COARSEST; halvings <= FINEST; halvings++) {
    const largest = new Map<number, Town>();
    for (const town of bySize) {
      const cell = cellOf(town, halvings);
      if (!largest.has(cell)) largest.set(cell, town);
    }
    const group = [...largest.values()].filter((town) => !taken.has(town));
    for (const town of group) taken.add(town);
    groups.push(writeGroup(group));
  }
  return [...groups, writeGroup(bySize.filter((town) => !taken.has(town)))];
}

function writeGroup(towns: readonly Town[]): TownGroup {
  const sorted = [...towns].sort(byCell);
  const inSteps = (degreesOf: (town: Town) => number) => {
    const steps = sorted.map((town) => Math.round(degreesOf(town) * STEPS_PER_DEGREE));
    return steps.map((step, i) => step - (steps[i - 1] ?? 0));
  };
  return {
    names: sorted.map(({ name, names }) => (names ? `${name}\t${JSON.stringify(names)}` : name)).join('\n'),
    latitudes: inSteps(({ latitude }) => latitude),
    longitudes: inSteps(({ longitude }) => longitude),
    sizes: sorted.map(({ thousands }) => Math.round(STEPS_PER_DOUBLE * Math.log2(Math.max(1, thousands)))),
  };
}

export function largestFirst(one: Town, other: Town): number {
  return (
    other.thousands - one.thousands ||
    one.latitude - other.latitude ||
    one.longitude - other.longitude ||
    (one.name < other.name ? -1 : 1)
  );
}

/** Towns of a cell of one degree follow each other, so that the steps between them are small. */
function byCell(one: Town, other: Town): number {
  return (
    Math.floor(one.latitude) - Math.floor(other.latitude) ||
    Math.floor(one.longitude) - Math.floor(other.longitude) ||
    one.latitude - other.latitude ||
    one.longitude - other.longitude ||
    (one.name < other.name ? -1 : 1)
  );
}

/** Those that are wanted: of all towns of the world, a network needs few. @param isWanted by its place, and people in thousands */
export function readTowns(
  { names, latitudes, longitudes, sizes }: TownGroup,
  isWanted: (place: Coordinates, thousands: number) => boolean,
): Town[] {
  const towns: Town[] = [];
  const thousandsOf: number[] = [];
  const place = { latitude: 0, longitude: 0 };
  let [stepsNorth, stepsEast] = [0, 0];
  for (const [i, line] of (names === '' ? [] : names.split('\n')).entries()) {
    const size = sizes[i] ?? 0;
    const thousands = thousandsOf[size] ?? twoDigits(2 ** (size / STEPS_PER_DOUBLE));
    thousandsOf[size] = thousands;
    stepsNorth += latitudes[i] ?? 0;
    stepsEast += longitudes[i] ?? 0;
    place.latitude = stepsNorth / STEPS_PER_DEGREE;
    place.longitude = stepsEast / STEPS_PER_DEGREE;
    if (!isWanted(place, thousands)) continue;
    const [name = '', others] = line.split('\t');
    towns.push({ name, ...place, thousands, ...(others && { names: JSON.parse(others) as OtherNames }) });
  }
  return towns;
}

/** The scale knows no more digits than these. */
const twoDigits = (number: number) => Math.round(Number(number.toPrecision(2)));
