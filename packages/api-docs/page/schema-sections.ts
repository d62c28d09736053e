/**
 * The schemas as tables: a section for each class, list of values and form of text, in the newest published version, with a note
 * on what the others lack.
 */

import { type Markup, markup, sentence } from '../../../src/findings/index.ts';
import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import { type ApiSettings, newestVersion } from '../api-settings.ts';
import { COMPONENTS, componentSchemas } from '../openapi/component-schemas.ts';
import { HEALTH_SCHEMA } from '../openapi/health-schema.ts';
import { copySchemasOf } from '../schemas/copy-schemas.ts';
import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';
import { ocpiSchemas } from '../schemas/ocpi-schemas.ts';
import { copySchemaPath, schemaPath } from '../schemas/schema-files.ts';
import { folded } from './layout.ts';

/** The components of the other published versions. */
type OtherVersions = readonly (readonly [version: OcpiVersion, components: ReadonlyMap<string, JsonMembers>])[];

/** All sections, and a list of the files. */
export function schemaSections(settings: ApiSettings): Markup {
  const newest = newestVersion(settings);
  const others: OtherVersions = settings.versions
    .filter((version) => version !== newest)
    .map((version) => [version, componentSchemas(version)]);
  const ownOnes = [...componentSchemas(newest)].map(([name, schema]) => section(name, schema, others));
  const shared = [
    ['Health', HEALTH_SCHEMA] as const,
    ...copySchemasOf(settings.copies).map(([name, , schema]) => [name, schema] as const),
  ];
  return markup`<section id="schemas">
<h2>Schemas</h2>
<p>JSON Schema 2020-12. Nothing is ever null, and no list within an object is empty: what has no value is left out. <code>data</code> is an empty list if nothing fits.</p>
${settings.versions.map(fileList)}
${copyFileList(settings)}
${ownOnes}
${shared.map(([name, schema]) => section(name, schema, []))}
</section>
`;
}

/** A note on the other versions that lack something. */
function lackedBy(others: OtherVersions, has: (components: ReadonlyMap<string, JsonMembers>) => boolean): Markup {
  const lacking = others.flatMap(([version, components]) => (has(components) ? [] : [version]));
  return lacking.length === 0 ? markup`` : markup` <small>(not in OCPI ${lacking.join(', ')})</small>`;
}

function fileList(version: OcpiVersion): Markup {
  const files = [...ocpiSchemas(version).keys()].map(
    (file) => markup`<li><a href="${schemaPath(version, file)}">${file}</a></li>\n`,
  );
  return markup`<details><summary>Files of OCPI ${version}</summary><ul class="files">${files}</ul></details>`;
}

function copyFileList({ copies }: ApiSettings): Markup {
  const files = copySchemasOf(copies).map(
    ([, file]) => markup`<li><a href="${copySchemaPath(file)}">${file}</a></li>\n`,
  );
  return markup`<details><summary>Files of the copies</summary><ul class="files">${files}</ul></details>`;
}

function section(name: string, schema: JsonMembers, others: OtherVersions): Markup {
  const description = typeof schema.description === 'string' ? schema.description : '';
  const having = others.filter(([, components]) => components.has(name));
  return folded(
    `schema-${name}`,
    markup`<h3>${name}${lackedBy(others, (components) => components.has(name))}</h3>`,
    markup`<p>${sentence(description)}</p>
${content(name, schema, having)}
`,
  );
}

/** @param others those that have this schema, too */
function content(name: string, schema: JsonMembers, others: OtherVersions): Markup {
  if (isMembers(schema.properties)) return propertyTable(name, schema.properties, schema.required, others);
  if (Array.isArray(schema.enum)) return valueList(name, schema.enum, others);
  if (typeof schema.pattern === 'string') {
    return markup`<p>${String(schema.title ?? 'Text')}.</p><details><summary>Pattern</summary><pre tabindex="0"><code>${schema.pattern}</code></pre></details>`;
  }
  return markup`<p>${typeOf(schema)}</p>`;
}

function propertyTable(
  name: string,
  properties: JsonMembers,
  required: JsonValue | undefined,
  others: OtherVersions,
): Markup {
  const needed = new Set(Array.isArray(required) ? required : []);
  const rows = Object.entries(properties).map(([field, schema]) => {
    const { description } = schema as JsonMembers;
    const always = needed.has(field) ? 'always' : 'if known';
    const note = lackedBy(others, (components) => {
      const own = components.get(name)?.properties;
      return isMembers(own) && field in own;
    });
    return markup`<tr><th scope="row"><code>${field}</code>${note}</th><td>${typeOf(schema)}</td><td>${always}</td><td>${sentence(typeof description === 'string' ? description : '')}</td></tr>\n`;
  });
  return markup`<div class="wide" tabindex="0" role="region" aria-label="Fields of ${name}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">There</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function valueList(name: string, values: readonly JsonValue[], others: OtherVersions): Markup {
  const items = values.map((value) => {
    const note = lackedBy(others, (components) => {
      const own = components.get(name)?.enum;
      // A list that is open has no values that it lacks.
      return !Array.isArray(own) || own.includes(value);
    });
    return markup`<li><code>${String(value)}</code>${note}</li>\n`;
  });
  return markup`<ul class="values">${items}</ul>`;
}

/** The type of a field in a word, with a link to what it refers to. */
function typeOf(schema: JsonValue): Markup {
  if (!isMembers(schema)) return markup`anything`;
  const { $ref, type, items, const: only, enum: values, maxLength } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice(COMPONENTS.length);
    return markup`<a href="#schema-${name}">${name}</a>${maxLength === undefined ? '' : ` of at most ${String(maxLength)} characters`}`;
  }
  if (items !== undefined) return markup`list of ${typeOf(items)}`;
  if (only !== undefined) return markup`<code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(values)) return markup`${values.map((value: JsonValue) => markup`<code>${String(value)}</code> `)}`;
  return markup`${typeof type === 'string' ? type : 'anything'}`;
}
