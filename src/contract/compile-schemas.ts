/**
 * Writes `compiled-schemas.ts`: the schemas of published objects as plain functions, compiled ahead of time by ajv. Compiling
 * them takes longer than checking some thousand objects, so a build does not do it.
 */

import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { SCHEMAS } from './schemas.ts';

/** What a build checks, as file names in schemas/ocpi. Other schemas are compiled when they are used. */
const COMPILED = ['location-2.2.json', 'location-2.2.1.json', 'tariff.json'];

const HEAD = `/**
 * Generated from schemas/ocpi by \`npm run generate\`. Whether an object conforms, as functions by file name of the schema.
 * \`json-schema.ts\` says what an object that does not conform violates.
 */
// @ts-nocheck

`;

/** The text of `compiled-schemas.ts`. */
export function compiledSchemas(): string {
  const code = { source: true, esm: true, lines: true };
  const ajv = new Ajv2020({ strict: true, messages: false, schemas: SCHEMAS.map(withoutTexts), code });
  const names = Object.fromEntries(COMPILED.map((id, i) => [`check${i}`, id]));
  const text = standalone.default(ajv, names).replace('"use strict";', '');
  const table = Object.entries(names).map(([name, id]) => `  '${id}': ${name},`);
  const type = 'Readonly<Record<string, (value: unknown) => boolean>>';
  return `${HEAD}${withImports(withoutUnused(text))}\nexport const COMPILED_SCHEMAS: ${type} = {\n${table.join('\n')}\n};\n`;
}

/** Without `title` and `description`, which check nothing. Fields of these names have objects. */
function withoutTexts<T>(schema: T): T {
  const text = JSON.stringify(schema, (name, value: unknown) =>
    (name === 'title' || name === 'description') && typeof value === 'string' ? undefined : value,
  );
  return JSON.parse(text);
}

/** ajv writes every schema out as a constant, but reads few of them. */
function withoutUnused(text: string): string {
  const isUsed = (name: string) => text.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return text.replace(/^const (schema\d+) = .*\n/gm, (line, name: string) => (isUsed(name) ? line : ''));
}

/** ajv requires its own functions, also in an ES module. Some tools unpack a default export, so both forms are taken. */
function withImports(text: string): string {
  const imports = new Map<string, string>();
  const rest = text.replace(/require\("(ajv\/dist\/runtime\/(\w+))"\)\.default/g, (_, path: string, name: string) => {
    imports.set(name, `import ${name} from '${path}.js';\n`);
    return `(${name}.default ?? ${name})`;
  });
  if (/\brequire\(/.test(rest)) throw new Error('ajv requires something that is not known here.');
  return `${[...imports.values()].join('')}\n${rest.trim().replaceAll('export const check', 'const check')}\n`;
}
