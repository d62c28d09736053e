/**
 * The schemas of an OpenAPI document as tables: a section for each class, list of values and form of text, with a note on what other
 * versions of it lack.
 */

import { type Markup, markup } from '../../../src/findings/index.ts';
import { membersOf, nameOf } from '../openapi/references.ts';
import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';
import { folded } from './layout.ts';
import { inline } from './markdown.ts';
import { listOf, textOf } from './operations.ts';

/** The schemas of other versions, by what these are called. */
type Others = readonly (readonly [name: string, schemas: ReadonlyMap<string, JsonMembers>])[];

type FileList = readonly [title: string, files: readonly (readonly [path: string, schema: JsonMembers])[]];

/** All sections, and lists of files that hold the same. */
export function schemaSections(
  document: JsonMembers,
  versions: readonly (readonly [name: string, document: JsonMembers])[],
  files: readonly FileList[],
): Markup {
  const others = versions.map(([name, other]) => [name, new Map(schemasOf(other))] as const);
  const lists = files.map(([title, list]) => {
    const items = list.map(
      ([path]) => markup`<li><a href="${path}">${path.slice(path.lastIndexOf('/') + 1)}</a></li>\n`,
    );
    return markup`<details><summary>Files of ${title}</summary><ul class="files">${items}</ul></details>\n`;
  });
  return markup`<section id="schemas">
<h2>Schemas</h2>
<p>JSON Schema 2020-12. Nothing is ever null, and no list within an object is empty: what has no value is left out. <code>data</code> is an empty list if nothing fits.</p>
${lists}
${schemasOf(document).map(([name, schema]) => section(name, schema, others))}
</section>
`;
}

function schemasOf({ components }: JsonMembers): [name: string, schema: JsonMembers][] {
  return membersOf(isMembers(components) ? components.schemas : undefined);
}

/** A note on the other versions whose schema of this name lacks something. @param has gets undefined where there is no schema */
function lackedBy(name: string, others: Others, has: (schema: JsonMembers | undefined) => boolean): Markup {
  const lacking = others.filter(([, schemas]) => !has(schemas.get(name)));
  const [[first = ''] = [], ...more] = lacking;
  if (first === '') return markup``;
  // All are called alike but for their numbers.
  return markup` <small>(not in ${[first, ...more.map(([other]) => other.split(' ').at(-1))].join(', ')})</small>`;
}

function section(name: string, schema: JsonMembers, others: Others): Markup {
  return folded(
    `schema-${name}`,
    markup`<h3>${name}${lackedBy(name, others, (there) => there !== undefined)}</h3>`,
    markup`<p>${inline(textOf(schema.description))}</p>
${content(name, schema, others)}
`,
  );
}

function content(name: string, schema: JsonMembers, others: Others): Markup {
  if (isMembers(schema.properties)) return propertyTable(name, schema, others);
  if (Array.isArray(schema.enum)) return valueList(name, schema.enum, others);
  if (typeof schema.pattern === 'string') {
    return markup`<p>${String(schema.title ?? 'Text')}.</p><details><summary>Pattern</summary><pre tabindex="0"><code>${schema.pattern}</code></pre></details>`;
  }
  return markup`<p>${typeOf(schema)}</p>`;
}

function propertyTable(name: string, { properties, required }: JsonMembers, others: Others): Markup {
  const needed = new Set(listOf(required));
  const rows = membersOf(properties).map(([field, schema]) => {
    const note = lackedBy(name, others, (there) => !isMembers(there?.properties) || field in there.properties);
    return markup`<tr><th scope="row"><code>${field}</code>${note}</th><td>${typeOf(schema)}</td><td>${needed.has(field) ? 'always' : 'if known'}</td><td>${inline(textOf(schema.description))}</td></tr>\n`;
  });
  return markup`<div class="wide" tabindex="0" role="region" aria-label="Fields of ${name}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">There</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function valueList(name: string, values: readonly JsonValue[], others: Others): Markup {
  const items = values.map((value) => {
    // A list that is open has no values that it lacks.
    const note = lackedBy(name, others, (there) => !Array.isArray(there?.enum) || there.enum.includes(value));
    return markup`<li><code>${String(value)}</code>${note}</li>\n`;
  });
  return markup`<ul class="values">${items}</ul>`;
}

/** The type of a field in a word, with a link to what it refers to. */
export function typeOf(schema: JsonValue): Markup {
  if (!isMembers(schema)) return markup`anything`;
  const { $ref, type, items, const: only, enum: values, oneOf, maxLength } = schema;
  if (typeof $ref === 'string') {
    const name = nameOf($ref);
    return markup`<a href="#schema-${name}">${name}</a>${maxLength === undefined ? '' : ` of at most ${String(maxLength)} characters`}`;
  }
  if (items !== undefined) return markup`list of ${typeOf(items)}`;
  if (only !== undefined) return markup`<code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(values)) return markup`${values.map((value: JsonValue) => markup`<code>${String(value)}</code> `)}`;
  if (Array.isArray(oneOf)) return markup`${oneOf.map((one: JsonValue) => markup`${typeOf(one)} `)}`;
  return markup`${typeof type === 'string' ? type : 'anything'}`;
}
