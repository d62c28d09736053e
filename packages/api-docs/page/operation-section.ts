/** A section of the reference for one operation: paths, parameters, answers, an example, and a form to try it. */

import { type Markup, markup } from '../../../src/findings/index.ts';
import { membersOf, resolve } from '../openapi/references.ts';
import { isMembers, type JsonMembers } from '../schemas/json.ts';
import { folded } from './layout.ts';
import { inline } from './markdown.ts';
import { listOf, type Operation, textOf } from './operations.ts';
import { typeOf } from './schema-sections.ts';

/** The section of an operation. */
export function operationSection(operation: Operation, document: JsonMembers): Markup {
  const paths = pathsOf(operation).map((path) => markup`<li><code>${operation.method} <b>${path}</b></code></li>\n`);
  const body = markup`<ul class="paths">${paths}</ul>
<p>${inline(operation.description)}</p>
${parameterTable(operation)}
${responseTable(operation, document)}
${example(operation)}
${tryForm(operation)}
`;
  return folded(operation.id, markup`<h3>${operation.summary}</h3>`, body);
}

/** A parameter with a list of values has a path for each of them. */
function pathsOf({ path, parameters }: Operation): readonly string[] {
  return parameters.reduce<readonly string[]>(
    (paths, { name, in: place, schema }) => {
      const values = place === 'path' && isMembers(schema) ? listOf(schema.enum) : [];
      if (values.length === 0) return paths;
      return paths.flatMap((one) => values.map((value) => one.replace(`{${String(name)}}`, String(value))));
    },
    [path],
  );
}

function parameterTable({ summary, parameters }: Operation): Markup {
  const rows = parameters.map(
    ({ name, in: place, description }) =>
      markup`<tr><th scope="row"><code>${String(name)}</code></th><td>${String(place)}</td><td>${inline(textOf(description))}</td></tr>\n`,
  );
  return table('Parameters', summary, ['Name', 'In', 'Meaning'], rows);
}

/** What every answer of the operation has is told once. */
function responseTable({ summary, responses }: Operation, document: JsonMembers): Markup {
  const all = responses.map(([, { headers }]) => new Map(membersOf(headers)));
  const isCommon = (name: string) => all.every((headers) => headers.has(name));
  const named = (headers: Iterable<[string, JsonMembers]>, isShown: (name: string) => boolean) =>
    [...headers].flatMap(([name, header]) =>
      isShown(name) ? markup` <code title="${textOf(resolve(header, document).description)}">${name}</code>` : [],
    );
  const rows = responses.map(([status, { description, content }], i) => {
    const bodies = membersOf(content).map(([, { schema = {} }]) => markup` ${typeOf(schema)}`);
    const headers = named(all[i] ?? [], (name) => !isCommon(name));
    return markup`<tr><th scope="row">${status}</th><td>${inline(textOf(description))}</td><td>${bodies.length === 0 ? 'none' : bodies}</td><td>${headers}</td></tr>\n`;
  });
  const common = markup`<tr><th scope="row">all</th><td>Every answer.</td><td></td><td>${named(all[0] ?? [], isCommon)}</td></tr>\n`;
  return table('Answers', summary, ['Status', 'When', 'Body', 'Headers'], [...rows, common]);
}

/** @param of the operation that it belongs to, so that no two regions of the page have one name */
function table(caption: string, of: string, columns: readonly string[], rows: readonly Markup[]): Markup {
  const heads = columns.map((name) => markup`<th scope="col">${name}</th>`);
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${caption}: ${of}"><table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function example({ responses }: Operation): Markup {
  const [first] = responses
    .flatMap(([, { content }]) => membersOf(content))
    .flatMap(([, { examples }]) => membersOf(examples));
  if (first === undefined || responses[0]?.[1].content === undefined) return markup``;
  const text = JSON.stringify(first[1].value, undefined, 2);
  return markup`<details><summary>An answer</summary><pre tabindex="0"><code>${text}</code></pre></details>`;
}

/** Of all headers the one that saves an answer. The browser sets others itself, and what they do is seen by programs alone. */
const FILLED_IN = 'If-None-Match';

export function tryForm({ id, path, summary, parameters }: Operation): Markup {
  const shown = parameters.filter(({ name, in: place }) => place !== 'header' || name === FILLED_IN);
  return markup`<form class="try" hidden data-path="${path}" aria-label="Try it: ${summary}">
<h4>Try it</h4>
<div class="fields">${shown.map((parameter) => field(id, parameter))}</div>
<p class="buttons"><button type="submit">Send</button> <button type="button" class="again" hidden>Send again with its ETag</button></p>
<pre class="curl" tabindex="0" aria-label="The same request with curl"><code></code></pre>
<div class="outcome" role="status"></div>
</form>`;
}

function field(operation: string, { name: named, in: place, example: hint, schema }: JsonMembers): Markup {
  const name = String(named);
  const id = `try-${operation}-${name}`;
  const { enum: values, default: chosen } = isMembers(schema) ? schema : {};
  if (place === 'path' && Array.isArray(values)) {
    const options = values.map(
      (value) => markup`<option${value === chosen ? markup` selected` : ''}>${String(value)}</option>`,
    );
    return markup`<label for="${id}">${name}<select id="${id}" name="${name}" data-in="path">${options}</select></label>`;
  }
  const placeholder = typeof hint === 'string' && place !== 'header' ? markup` placeholder="${hint}"` : '';
  const needed = place === 'path' ? markup` required` : '';
  return markup`<label for="${id}">${name}<input id="${id}" name="${name}" data-in="${String(place)}" autocomplete="off" spellcheck="false"${placeholder}${needed}></label>`;
}
