/** Tables in GitHub's Markdown. */

/** A table with a row of headings. A vertical bar would end a cell, so it is escaped. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return [`| ${headings.join(' | ')} |`, `|${headings.map(() => '---|').join('')}`, ...lines].join('\n');
}

export function code(text: string): string {
  return `\`${text}\``;
}
