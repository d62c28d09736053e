/**
 * What would be live if GitHub showed a text: according to a parser of GitHub Flavored Markdown (micromark), and for what
 * GitHub adds to it (mentions, references, emoji) by the text outside of code, where GitHub looks for them.
 */

import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** As a browser would get it, with HTML in the text left as it is. */
export function toHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

const QUIET = /^<\/?(?:h3|p|ul|li|code)>$/;

/** The tags and the pieces of text that are not just a heading, paragraphs, a list, code and plain words. */
export function liveMarkup(html: string): string[] {
  const tags = (html.match(/<[^>]*>/g) ?? []).filter((tag) => !QUIET.test(tag));
  const code = [...html.matchAll(/<code>([^<]*)<\/code>/g)].flatMap(([, content = '']) => content.match(UNSEEN) ?? []);
  const words = html
    .replaceAll(/<code>[^<]*<\/code>/g, '☐')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&gt;', '>');
  return [...tags, ...code, ...(words.match(LIVE) ?? []), ...(words.replaceAll('\n', '').match(UNSEEN) ?? [])];
}

const LIVE = new RegExp(
  [
    // Mentions, issues, mathematics, escapes, entities, and what markup is made of.
    /[@#$\\&<`*~[\]!|^=]/,
    // Links without markup, and references to issues, to commits, and by prefixes that a repository defines.
    /www\.|:\/\/|\b[a-z]+:[^\s☐]/,
    /[a-z]-?\d|[0-9a-f]{7}/,
    // Emoji.
    /:[\w+-]+:/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/** Characters that steer the display, or that nobody sees. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;
