/** The frame of the pages below /docs/. */

import { enteredLink, type Markup, markup } from '../../../src/findings/index.ts';
import { networkName } from '../../../src/settings/index.ts';
import type { SiteAssets } from '../../page/files/site-assets.ts';
import type { ApiSettings } from '../api-settings.ts';

/** Script and styles of these pages. */
export type DocsAssets = NonNullable<SiteAssets['docs']>;

export interface DocsPage {
  readonly title: string;
  /** `reference`, `cookbook` or `afir`: marks the page in the menu. */
  readonly id: string;
  /** Links within the page. */
  readonly contents: readonly Markup[];
  readonly body: Markup;
}

const MENU = [
  { id: 'reference', path: '/docs/', name: 'Reference' },
  { id: 'cookbook', path: '/docs/cookbook/', name: 'Cookbook' },
] as const;

const SCORECARD = { id: 'afir', path: '/afir/', name: 'AFIR' } as const;

/** A page as HTML. Without assets it is readable all the same. */
export function docsPage({ title, id, contents, body }: DocsPage, settings: ApiSettings, assets?: DocsAssets): string {
  const name = networkName(settings);
  const styles = (assets?.styles ?? []).map((path) => markup`<link rel="stylesheet" href="/${path}">\n`);
  const script = assets === undefined ? [] : [markup`<script type="module" src="/${assets.script}"></script>\n`];
  const hasScorecard = settings.copies.some(({ format }) => format === 'scorecard');
  const menu = [...MENU, ...(hasScorecard ? [SCORECARD] : [])].map(
    (page) =>
      markup`<li><a href="${page.path}"${page.id === id ? markup` aria-current="page"` : ''}>${page.name}</a></li>`,
  );
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles}${script}</head>
<body class="docs">
<a class="skip" href="#main">To the text</a>
<header class="docs-top">
<p class="docs-home"><a href="/"><bdi>${name}</bdi></a></p>
<nav aria-label="Documentation"><ul>${menu}<li><a href="/openapi.json">openapi.json</a></li></ul></nav>
</header>
<div class="docs-columns">
<nav class="docs-contents" aria-label="On this page"><details><summary>On this page</summary><ul>${contents}</ul></details></nav>
<main id="main">
${body}
</main>
</div>
<footer class="docs-end">${terms(settings)}</footer>
</body>
</html>
`.text;
}

/**
 * A part of a page that is folded until somebody wants it. A link to its id opens it.
 *
 * @param heading with its tag
 */
export function folded(id: string, heading: Markup, body: Markup): Markup {
  return markup`<details class="folded"><summary>${heading}</summary>
<div id="${id}">
${body}</div></details>
`;
}

/** Licence and contact, in sentences. */
export function terms({ licence, contact }: ApiSettings): Markup {
  const known = [
    licence === undefined
      ? markup`<p>No licence is stated.</p>`
      : markup`<p>Licence: ${enteredLink(licence.url, licence.name)}.</p>`,
    ...(contact?.name ? [markup`<p>Contact: <bdi>${contact.name}</bdi></p>`] : []),
    ...(contact?.email ? [markup`<p>Questions: ${enteredLink(`mailto:${contact.email}`, contact.email)}</p>`] : []),
    ...(contact?.url ? [markup`<p>More: ${enteredLink(contact.url, contact.url)}</p>`] : []),
  ];
  return markup`${known}`;
}
