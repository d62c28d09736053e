/** The towns of the world, as the package carries them: a list for each member, because compression finds more among values of a kind. */

import type { Coordinates } from '../../../src/cells/index.ts';
import { STEPS_PER_DEGREE } from '../records/ground-lines.ts';
import type { OtherNames, Town } from '../records/places-file.ts';

export interface WorldTowns {
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

/** Those at some places: of all towns of the world, a network needs few. */
export function readTowns(
  { names, latitudes, longitudes, sizes }: WorldTowns,
  isWanted: (place: Coordinates) => boolean,
): Town[] {
  const towns: Town[] = [];
  let [stepsNorth, stepsEast] = [0, 0];
  for (const [i, line] of names.split('\n').entries()) {
    stepsNorth += latitudes[i] ?? 0;
    stepsEast += longitudes[i] ?? 0;
    const place = { latitude: stepsNorth / STEPS_PER_DEGREE, longitude: stepsEast / STEPS_PER_DEGREE };
    if (!isWanted(place)) continue;
    const [name = '', others] = line.split('\t');
    const thousands = twoDigits(2 ** ((sizes[i] ?? 0) / STEPS_PER_DOUBLE));
    towns.push({ name, ...place, thousands, ...(others && { names: JSON.parse(others) as OtherNames }) });
  }
  return towns;
}

/** The scale knows no more digits than these. */
const twoDigits = (number: number) => Math.round(Number(number.toPrecision(2)));
