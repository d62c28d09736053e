/** Compiles the schemas of published objects ahead of time, for the package. */

const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Ajv2020 } = require('ajv/dist/2020.js');
const { default: standalone } = require('ajv/dist/standalone/index.js');

/** The schemas of what a build checks, as file names in schemas/ocpi. Others are compiled when they are used. */
const COMPILED = [
  'location-2.2.json',
  'location-2.2.1.json',
  'location-2.3.0.json',
  'tariff.json',
  'tariff-2.3.0.json',
];

/**
 * @param {string} root the directory of the project
 * @param {readonly string[]} [ids] of the schemas
 * @returns {string} the text of a module that exports the same as src/contract/conforming.ts
 */
function compileSchemas(root, ids = COMPILED) {
  const folder = join(root, 'schemas', 'ocpi');
  const schemas = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => withoutTexts(readFileSync(join(folder, name), 'utf8')));
  const code = { source: true, esm: true };
  const ajv = new Ajv2020({ strict: true, messages: false, schemas, code });
  const names = Object.fromEntries(ids.map((id, i) => [`check${i}`, id]));
  const table = Object.entries(names).map(([name, id]) => `  '${id}': ${name},`);
  return `${standalone(ajv, names)}
const compiled = {
${table.join('\n')}
};
export const conformingTo = (id) => compiled[id];
`;
}

/**
 * Without `title` and `description`, which check nothing. Fields of these names have objects.
 *
 * @param {string} json
 */
function withoutTexts(json) {
  return JSON.parse(json, (name, value) =>
    (name === 'title' || name === 'description') && typeof value === 'string' ? undefined : value,
  );
}

module.exports = { compileSchemas };
