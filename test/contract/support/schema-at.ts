/** The schema files as tests read them. */

import { SCHEMAS } from '../../../src/contract/schemas.ts';

/** The keywords that tests look at. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  const?: unknown;
  enum?: string[];
  items?: Schema;
  maxLength?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** The schema of a file (`tariff.json`) or one in it (`tariff.json#/$defs/PriceComponent`). */
export function schemaAt(ref: string): Schema {
  const [file, name] = ref.split('#/$defs/');
  const root: Schema | undefined = SCHEMAS.find(({ $id }) => $id === file);
  const found = name === undefined ? root : root?.$defs?.[name];
  if (!found) throw new Error(`no schema ${ref}`);
  return found;
}
