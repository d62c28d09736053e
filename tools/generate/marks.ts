/** The generated parts of hand-written pages. Each stands between two marks, and everything outside of them is written by hand. */

/** The text of each generated part of a page, by the name in its marks. */
export type Parts = { readonly [name: string]: string };

const MARKED = /<!-- ([\w .-]+): npm run generate -->\n[\s\S]*?<!-- end of \1 -->/g;

/**
 * The page with these parts between their marks.
 *
 * @throws Error if a part has no marks in the page or stands there twice, or if marks name no part
 */
export function withParts(path: string, page: string, parts: Parts): string {
  const marked = [...page.matchAll(MARKED)].map(([, name]) => name).sort();
  const names = Object.keys(parts).sort();
  if (marked.join() !== names.join()) {
    const missing = names.map(
      (name) => `"<!-- ${name}: npm run generate -->" and, below it, "<!-- end of ${name} -->"`,
    );
    throw new Error(`${path} must have these marks, each once, and no others: ${missing.join('; ')}.`);
  }
  return page.replace(
    MARKED,
    (_, name: string) => `<!-- ${name}: npm run generate -->\n\n${parts[name]}\n\n<!-- end of ${name} -->`,
  );
}
