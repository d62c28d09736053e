/** A cell as CSV has it (RFC 4180), in quotation marks if it would be read as something else without, whatever separates the cells. */
export function csvCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
