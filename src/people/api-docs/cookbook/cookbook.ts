/** The cookbook: one source for the page at /docs/cookbook/ and for docs/cookbook.md of the project. */

import { type ApiSettings, shownVersion } from '../api-settings.ts';
import { type DocsAssets, docsPage } from '../page/layout.ts';
import { markup, sentence } from '../page/markup.ts';
import { copyRecipes } from './copy-recipes.ts';
import { listRecipes } from './list-recipes.ts';
import type { Kitchen, Recipe } from './recipe.ts';
import { statusRecipes } from './status-recipes.ts';

/** All recipes, for one network. */
export function recipesFor(kitchen: Kitchen): readonly Recipe[] {
  return [...listRecipes(kitchen), ...statusRecipes(kitchen), ...copyRecipes(kitchen)];
}

const ABOUT =
  'Programs to copy and run. Each is run by a test against a running server. JavaScript runs in the console of a browser, on a page of any origin, or as a module; Python needs nothing but Python 3.';

/** The page of one network. */
export function cookbookPage(settings: ApiSettings, assets?: DocsAssets): string {
  const recipes = recipesFor({ base: settings.base_url, version: shownVersion(settings), copies: settings.copies });
  const body = markup`<h1>Cookbook</h1>
<p class="lead">${ABOUT}</p>
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
