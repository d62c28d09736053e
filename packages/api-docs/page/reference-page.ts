/** The reference at /docs/: what an OpenAPI document says, as HTML. The script adds only what sends requests. */

import { type Markup, markup } from '../../../src/findings/index.ts';
import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import { type ApiSettings, newestVersion, versionDocument } from '../api-settings.ts';
import { isMembers, type JsonMembers } from '../schemas/json.ts';
import { copySchemaFiles, ocpiSchemaFiles } from '../schemas/schema-files.ts';
import { type DocsAssets, docsPage, folded, terms } from './layout.ts';
import { inline, prose } from './markdown.ts';
import { operationSection } from './operation-section.ts';
import { listOf, type Operation, operationsOf, textOf } from './operations.ts';
import { schemaSections } from './schema-sections.ts';

/** The page of one network. @param described its API in each published version */
export function referencePage(
  settings: ApiSettings,
  described: ReadonlyMap<OcpiVersion, JsonMembers>,
  assets?: DocsAssets,
): string {
  const newest = newestVersion(settings);
  const document = described.get(newest) ?? {};
  const others = [...described].filter(([version]) => version !== newest);
  const operations = operationsOf(document);
  const [intro, ...chapters] = chaptersOf(document);
  const schemas = schemaSections(
    document,
    others.map(([version, other]) => [`OCPI ${version}`, other]),
    [
      ...settings.versions.map((version) => [`OCPI ${version}`, ocpiSchemaFiles(version)] as const),
      ['the copies', copySchemaFiles(settings)],
    ],
  );
  return docsPage(
    {
      title: 'API reference',
      id: 'reference',
      contents: [
        entry('overview', 'Overview'),
        ...chapters.map(({ id, title }) => entry(id, title)),
        ...operations.map(({ id, name }) => entry(id, name)),
        entry('schemas', 'Schemas'),
      ],
      body: markup`${overview(document, intro?.text ?? '', settings)}
${chapters.map(({ id, title, text }) => folded(id, markup`<h2>${title}</h2>`, prose(text)))}
${tagSections(document, operations)}${schemas}`,
    },
    settings,
    assets,
  );
}

function entry(id: string, name: string): Markup {
  return markup`<li><a href="#${id}">${name}</a></li>\n`;
}

interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** The description of the whole: what stands before its first heading, and a chapter for each. Links to the server itself stay here. */
function chaptersOf({ info, servers }: JsonMembers): Chapter[] {
  const [server] = listOf(servers);
  const description = textOf(isMembers(info) ? info.description : undefined);
  const here = description.replaceAll(`](${isMembers(server) ? textOf(server.url) : ''}/`, '](/');
  return `\n${here}`.split('\n## ').map((chapter) => {
    const [title = '', ...lines] = chapter.split('\n');
    return { id: title.toLowerCase().match(/\w+/g)?.join('-') ?? '', title, text: lines.join('\n') };
  });
}

function overview(document: JsonMembers, intro: string, settings: ApiSettings): Markup {
  const documents = settings.versions.map((version, i) => {
    const path = versionDocument(version);
    return markup`${i === 0 ? '' : ', '}<a href="${path}">${path.slice(1)}</a>`;
  });
  return markup`<section id="overview">
<h1><bdi>${textOf(isMembers(document.info) ? document.info.title : undefined)}</bdi></h1>
${askForm(document)}
<div class="lead">${prose(intro)}</div>
<dl class="facts">
<dt>Machines read</dt><dd>${documents} (OpenAPI 3.1) and the <a href="#schemas">JSON Schemas</a></dd>
<dt>Examples to run</dt><dd><a href="/docs/cookbook/">Cookbook</a> with curl, JavaScript and Python</dd>
</dl>
${terms(settings)}
</section>
`;
}

/** Questions, each of which is a request that can be sent at once. Only a script can send the form, so it is hidden without one. */
function askForm(document: JsonMembers): Markup {
  const options = listOf(document['x-questions']).map((item) => {
    const { question, target } = isMembers(item) ? item : {};
    return markup`<option value="${textOf(target)}">${textOf(question)}</option>\n`;
  });
  return markup`<form id="ask" class="try" hidden aria-label="Ask the API">
<label for="ask-question">What do you want to know?</label>
<select id="ask-question" class="question">
${options}</select>
<p class="buttons"><button type="submit">Send</button></p>
<pre class="curl" tabindex="0" aria-label="The same request with curl"><code></code></pre>
<div class="outcome" role="status"></div>
</form>
`;
}

function tagSections(document: JsonMembers, operations: readonly Operation[]): Markup {
  const sections = listOf(document.tags).map((tag) => {
    const { name = '', description } = isMembers(tag) ? tag : {};
    const own = operations.filter(({ tags }) => tags.includes(name));
    return markup`<section>
<h2>${textOf(name)}</h2>
<p>${inline(textOf(description))}</p>
${own.map((operation) => operationSection(operation, document))}</section>
`;
  });
  return markup`${sections}`;
}
