/** The Markdown of descriptions as HTML: paragraphs, lists, fenced code, `code` and links. Everything else is text. */

import { type Markup, markup, sentence } from '../../../src/findings/index.ts';

/** The inside of a paragraph. A link leads to the web or to this site, or is text. */
export function inline(text: string): Markup {
  const parts = text.split(/(\[[^\]`]+\]\((?:https?:\/\/|[/#])[^\s)]*\))/).map((part, i) => {
    if (i % 2 === 0) return sentence(part);
    const [, name = '', address = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return markup`<a href="${address}">${sentence(name)}</a>`;
  });
  return markup`${parts}`;
}

/** Blocks, one below the other. */
export function prose(text: string): Markup {
  return blocks(text.split('\n'), (paragraph) => markup`<p>${paragraph}</p>\n`);
}

const FENCE = '```';
const ITEM = /^(?:\*|\d+\.) +/;

function blocks(lines: readonly string[], inParagraph: (text: Markup) => Markup): Markup {
  const made: Markup[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? '';
    const isOther = (next: string) => next === '' || next === FENCE || ITEM.test(next);
    if (line === '') i++;
    else if (line === FENCE) {
      const end = lines.indexOf(FENCE, i + 1);
      made.push(markup`<pre tabindex="0"><code>${lines.slice(i + 1, end).join('\n')}</code></pre>\n`);
      i = end + 1;
    } else if (ITEM.test(line)) {
      const isItem = (next: string) => ITEM.test(next) && next.startsWith('*') === line.startsWith('*');
      const end = endOf(lines, i, (next) => next !== '' && !isItem(next) && !next.startsWith('  '));
      made.push(list(lines.slice(i, end)));
      i = end;
    } else {
      const end = endOf(lines, i + 1, isOther);
      made.push(inParagraph(inline(lines.slice(i, end).join('\n'))));
      i = end;
    }
  }
  return markup`${made}`;
}

/** Where a block ends: at the first line behind it, or with the text. */
function endOf(lines: readonly string[], from: number, isBehind: (line: string) => boolean): number {
  const end = lines.findIndex((line, i) => i >= from && isBehind(line));
  return end === -1 ? lines.length : end;
}

/** The paragraphs of an item have no tags of their own. */
function list(lines: readonly string[]): Markup {
  const items: string[][] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push([line.replace(ITEM, '')]);
    else items.at(-1)?.push(line.trimStart());
  }
  const made = items.map((item) => markup`<li>${blocks(item, (text) => markup`${text}\n`)}</li>\n`);
  return lines[0]?.startsWith('*')
    ? markup`<ul class="sentences">${made}</ul>\n`
    : markup`<ol class="steps">${made}</ol>\n`;
}
