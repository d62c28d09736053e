/** The schemas as tables: a section for each class, list of values and form of text, in the newest published version. */

import { type Markup, markup, sentence } from '../../../findings/text/markup.ts';
import type { OcpiVersion } from '../../../ocpi/enums.ts';
import { type ApiSettings, shownVersion } from '../api-settings.ts';
import { COMPONENTS, unnamedComponents } from '../openapi/component-schemas.ts';
import { HEALTH_SCHEMA } from '../openapi/health-schema.ts';
import { COPY_SCHEMAS } from '../schemas/copy-schemas.ts';
import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';
import { ocpiSchemas } from '../schemas/ocpi-schemas.ts';
import { copySchemaPath, schemaPath } from '../schemas/schema-files.ts';

/** All sections, and a list of the files. */
export function schemaSections(settings: ApiSettings): Markup {
  const version = shownVersion(settings);
  const older = settings.versions.find((other) => other !== version);
  const olderOnes = older && unnamedComponents(older);
  const copies = COPY_SCHEMAS.map(([name, , schema]) => [name, schema] as const);
  const sections = [...unnamedComponents(version), ['Health', HEALTH_SCHEMA] as const, ...copies].map(
    ([name, schema]) => section(name, schema as JsonMembers, (olderOnes?.get(name) ?? schema) as JsonMembers, version),
  );
  return markup`<section id="schemas">
<h2>Schemas</h2>
<p>JSON Schema 2020-12. Nothing is ever null and no list is empty: what has no value is left out.</p>
${settings.versions.map(fileList)}
${copyFileList()}
${sections}
</section>
`;
}

function fileList(version: OcpiVersion): Markup {
  const files = [...ocpiSchemas(version).keys()].map(
    (file) => markup`<li><a href="${schemaPath(version, file)}">${file}</a></li>\n`,
  );
  return markup`<details><summary>Files of OCPI ${version}</summary><ul class="files">${files}</ul></details>`;
}

function copyFileList(): Markup {
  const files = COPY_SCHEMAS.map(([, file]) => markup`<li><a href="${copySchemaPath(file)}">${file}</a></li>\n`);
  return markup`<details><summary>Files of the copies</summary><ul class="files">${files}</ul></details>`;
}

function section(name: string, schema: JsonMembers, older: JsonMembers, version: OcpiVersion): Markup {
  const description = typeof schema.description === 'string' ? schema.description : '';
  return markup`<section id="schema-${name}" class="schema">
<h3>${name}</h3>
<p>${sentence(description)}</p>
${content(name, schema, older, version)}
</section>
`;
}

function content(name: string, schema: JsonMembers, older: JsonMembers, version: OcpiVersion): Markup {
  if (isMembers(schema.properties)) return propertyTable(name, schema.properties, schema.required);
  if (Array.isArray(schema.enum))
    return valueList(schema.enum, (older.enum ?? schema.enum) as readonly JsonValue[], version);
  if (typeof schema.pattern === 'string') {
    return markup`<p>${String(schema.title ?? 'Text')}.</p><details><summary>Pattern</summary><pre tabindex="0"><code>${schema.pattern}</code></pre></details>`;
  }
  return markup`<p>${typeOf(schema)}</p>`;
}

function propertyTable(name: string, properties: JsonMembers, required: JsonValue | undefined): Markup {
  const needed = new Set(Array.isArray(required) ? required : []);
  const rows = Object.entries(properties).map(([field, schema]) => {
    const { description } = schema as JsonMembers;
    const always = needed.has(field) ? 'always' : 'if known';
    return markup`<tr><th scope="row"><code>${field}</code></th><td>${typeOf(schema)}</td><td>${always}</td><td>${sentence(typeof description === 'string' ? description : '')}</td></tr>\n`;
  });
  return markup`<div class="wide" tabindex="0" role="region" aria-label="Fields of ${name}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">There</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function valueList(values: readonly JsonValue[], older: readonly JsonValue[], version: OcpiVersion): Markup {
  const items = values.map((value) => {
    const note = older.includes(value) ? '' : markup` <small>(OCPI ${version} only)</small>`;
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
