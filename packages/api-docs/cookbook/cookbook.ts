/** The page at /docs/cookbook/. */

import { markup, sentence } from '../../../src/findings/index.ts';
import { type ApiSettings, newestVersion } from '../api-settings.ts';
import { type DocsAssets, docsPage } from '../page/layout.ts';
import { aboutRecipes, recipesFor } from './recipes.ts';

/** The page of one network. */
export function cookbookPage(settings: ApiSettings, assets?: DocsAssets): string {
  const recipes = recipesFor({ base: settings.base_url, version: newestVersion(settings), copies: settings.copies });
  const body = markup`<h1>Cookbook</h1>
<p class="lead">${aboutRecipes()}</p>
${recipes.map(({ id, title, about, examples }) => {
  const programs = examples.map(
    ({ language, code }) =>
      markup`<h3>${language}</h3>\n<pre tabindex="0" aria-label="${title}, ${language}"><code>${code}</code></pre>\n`,
  );
  return markup`<section id="${id}">
<h2>${title}</h2>
<p>${sentence(about)}</p>
${programs}</section>
`;
})}`;
  const contents = recipes.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>\n`);
  return docsPage({ title: 'Cookbook', id: 'cookbook', contents, body }, settings, assets);
}
