/** Rule: the example with which a network begins is not published, and no other site has its coordinates. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'example-site': {
      severity: 'doubt',
      wrong: 'The tables still have the example site that init wrote, and base_url is where the network is published.',
      why: 'Drivers would be sent to a charger that does not exist.',
      fix: 'Delete its rows, and write those of your own sites.',
      message: '{field} "{text}" is that of the example site, which would be published at {base_url}.',
    },
    'example-coordinates': {
      severity: 'doubt',
      wrong: 'A site has the coordinates of the example site that init wrote.',
      why: 'Its row was written over that of the example, whose coordinates are a point in a city. Drivers would be sent there.',
      fix: 'Enter the coordinates of the site.',
      message: '{latitude}, {longitude} are the coordinates of the example site with which the network began.',
    },
  },
  rows: {
    locations({ values }, say, { settings: { base_url } }) {
      const { id, name = '', latitude, longitude } = values;
      if (!isExample(values)) {
        const isOver = isOfExample(latitude) && isOfExample(longitude);
        if (isOver) say('example-coordinates', 'latitude', { params: { latitude, longitude } });
      } else if (base_url !== undefined) {
        const [field, text] = foldCase(id) === foldCase(EXAMPLE_SITE) ? ['id', id] : ['name', name];
        say('example-site', field, { params: { text, base_url } });
      }
    },
  },
});

/** The id of the site that `init` writes. A deployment refuses it (cli/publish/unpublished.ts). */
export const EXAMPLE_SITE = 'EXAMPLE-1';

/** Its name in the languages in which `init` writes it (ISO 639-1). Some people write an id of their own beside it. */
export const EXAMPLE_NAMES = {
  en: 'Example site (delete these rows)',
  de: 'Beispielstandort (diese Zeilen löschen)',
  fr: 'Site d’exemple (supprimez ces lignes)',
  nl: 'Voorbeeldlocatie (verwijder deze rijen)',
  uk: 'Зразок (видаліть ці рядки)',
} as const;

const NAMES: ReadonlySet<string> = new Set(Object.values(EXAMPLE_NAMES).map(foldCase));

/** Some metres from a whole minute, because whole minutes look like coordinates that somebody rounded. */
const BESIDE_MINUTE = 0.00123;

/** A coordinate of the example near one of a town in whole minutes, in degrees, as the cell is written. */
export function exampleCoordinate(degrees: number): string {
  return (degrees + BESIDE_MINUTE).toFixed(5);
}

/** Whether a coordinate is one of an example, in whatever country. Of 3 million points, one is by chance. */
function isOfExample(written: string): boolean {
  const minutes = Math.round((Number(written) - BESIDE_MINUTE) * 60);
  return Number(exampleCoordinate(minutes / 60)) === Number(written);
}

/** Whether a row is the example, or was. */
export function isExample({ id, name = '' }: LocationRow['values']): boolean {
  return foldCase(id) === foldCase(EXAMPLE_SITE) || NAMES.has(foldCase(name));
}
