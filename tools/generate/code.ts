/** What is generated and the code needs: nothing here may import what needs it. */

import { regionCells } from './regions.ts';
import { ocpiEnums, ocpiTypes } from './schemas/ocpi-types.ts';
import { compiledWords } from './words.ts';

/** Path -> text. */
export function generatedCode(): ReadonlyMap<string, string> {
  return new Map([
    ['src/ocpi/types.ts', ocpiTypes()],
    ['src/ocpi/enums.ts', ocpiEnums()],
    ['src/cells/regions/region-cells.json', regionCells()],
    ...compiledWords(),
  ]);
}
