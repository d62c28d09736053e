/** Every file that is generated from the code, or has generated parts. */

import { readFileSync } from 'node:fs';
import { TABLE_NAMES, TABLES } from '../../src/tables/tables.ts';
import { communes } from './communes.ts';
import { withParts } from './marks.ts';
import { generatedParts } from './pages.ts';
import { networkSchema } from './schemas/network-schema.ts';
import { tableSchema } from './schemas/table-schema.ts';

/** A directory of generated files only: others are removed. */
export const TABLE_SCHEMAS = 'schemas/tables';

/** Path -> text. Pages have the text of their generated parts anew, and everything else as it stands in them. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const pages = Object.entries(await generatedParts());
  return new Map([
    ...TABLE_NAMES.map((name) => [`${TABLE_SCHEMAS}/${name}.schema.json`, toJson(tableSchema(TABLES[name]))] as const),
    ['schemas/network.schema.json', toJson(networkSchema())],
    ['packages/import/reference/communes.txt', communes()],
    ...pages.map(([path, parts]) => [path, withParts(path, readFileSync(path, 'utf8'), parts)] as const),
  ]);
}

function toJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
