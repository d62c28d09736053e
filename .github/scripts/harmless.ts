/**
 * A text from an unknown author -> Markdown that can do nothing on GitHub but be read.
 *
 * What `npm run diff -- A B --format markdown` writes is simple: headings, lists, plain words, and everything from the data
 * in code spans. A text of that form stays as it is. Any other one is shown as code, in which nothing is a link, an
 * image, a mention of somebody, or markup.
 */

/** GitHub takes 65,536 characters in a comment; the rest is for what stands around it. */
const MOST = 60_000;

export function harmless(text: string): string {
  const clean = text
    .slice(0, MOST)
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{C}\n]/gu, ' ');
  return clean.split('\n').every(isPlain) ? clean : asCode(clean);
}

/** Words in which GitHub finds nothing to make a link or a mention of, unless they are these. */
const PLAIN = /^(?:#{2,4} |\* )?[\p{L}\p{N} ,.;:()%+='"/>→–…°²_-]*$/u;
const LINK = /www\.|:\/\/|gh-\d|\b[0-9a-f]{7,64}\b/i;
/** Signs alone in a line: a rule, or what makes a heading of the line above. */
const UNDERLINE = /^ {0,3}(?:=+|[-_]{2,}) *$/;

/** Whether a line has only plain words outside its code spans. */
function isPlain(line: string): boolean {
  const words = withoutCodeSpans(line);
  return words !== undefined && PLAIN.test(words) && !LINK.test(words) && !UNDERLINE.test(words);
}

/** A code span ends at the next run of as many backticks (CommonMark 6.1); undefined if one does not end in its line. */
function withoutCodeSpans(line: string): string | undefined {
  let words = '';
  let rest = line;
  for (;;) {
    const opening = /`+/.exec(rest);
    if (opening === null) return words + rest;
    const [fence] = opening;
    const content = rest.slice(opening.index + fence.length);
    const closing = [...content.matchAll(/`+/g)].find(([run]) => run.length === fence.length);
    if (closing === undefined) return undefined;
    words += `${rest.slice(0, opening.index)}x`;
    rest = content.slice(closing.index + fence.length);
  }
}

/** A text of nothing but backticks needs a fence as long as itself, twice, and that would be too long a comment. */
const LONGEST_RUN = 100;

/** Fenced by more backticks than the text has in a row anywhere. */
function asCode(whole: string): string {
  const text = whole.replace(new RegExp(`\`{${LONGEST_RUN},}`, 'g'), '`'.repeat(LONGEST_RUN));
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${fence}text\n${text.replace(/\n*$/, '\n')}${fence}\n`;
}
