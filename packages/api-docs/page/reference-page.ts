/** The reference at /docs/. All of it is HTML: the script adds only what sends requests. */

import { type Markup, markup, sentence } from '../../../src/findings/index.ts';
import type { ApiSettings } from '../api-settings.ts';
import { TAGS } from '../openapi/api-route.ts';
import { routesOf } from '../openapi/routes.ts';
import { type DocsAssets, docsPage } from './layout.ts';
import { overview } from './overview.ts';
import { routeSection } from './route-section.ts';
import { schemaSections } from './schema-sections.ts';

const BEFORE = [
  ['overview', 'Overview'],
  ['freshness', 'Freshness, caching, limits'],
  ['polling', 'How to keep a copy'],
  ['errors', 'Errors'],
] as const;

export function referencePage(settings: ApiSettings, assets?: DocsAssets): string {
  return docsPage(
    {
      title: 'API reference',
      id: 'reference',
      contents: [
        ...BEFORE.map(([id, name]) => entry(id, name)),
        ...routesOf(settings).map(({ id, name }) => entry(id, name)),
        entry('schemas', 'Schemas'),
      ],
      body: markup`${overview(settings)}${tagSections(settings)}${schemaSections(settings)}`,
    },
    settings,
    assets,
  );
}

/** A link within the page. */
export function entry(id: string, name: string): Markup {
  return markup`<li><a href="#${id}">${name}</a></li>\n`;
}

function tagSections(settings: ApiSettings): Markup {
  const sections = Object.entries(TAGS).map(([tag, description]) => {
    const routes = routesOf(settings)
      .filter((route) => route.tag === tag)
      .map((route) => routeSection(route, settings));
    return markup`<section>
<h2>${tag}</h2>
<p>${sentence(description)}</p>
${routes}</section>
`;
  });
  return markup`${sections}`;
}
