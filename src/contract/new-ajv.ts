/** ajv with the schemas of schemas/ocpi. It is loaded when it is needed: loading and compiling takes a third of a second. */

import { createRequire } from 'node:module';
import type { Ajv2020, Options } from 'ajv/dist/2020.js';
import { SCHEMAS } from './schemas.ts';

export function newAjv(options: Options): Ajv2020 {
  const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  return new Ajv2020({ strict: true, schemas: [...SCHEMAS], ...options });
}
