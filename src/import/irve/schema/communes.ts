/**
 * The communes of France by their INSEE codes: reference/communes.txt, which ships with the package. A line is a code and a
 * name; lines that begin with # are about the file.
 */

/** The name of a commune by its code, such as `Garges-lès-Gonesse` for 95268; undefined for a code that no commune has or had. */
export type CommuneNames = (code: string) => string | undefined;

/** Reads the table. Spreadsheets drop the zero at the beginning of a code, so `1004` is read as `01004`. */
export function readCommunes(table: string): CommuneNames {
  const names = new Map<string, string>();
  for (const line of table.split('\n')) if (!line.startsWith('#')) names.set(line.slice(0, 5), line.slice(6));
  return (code) => (code === '' ? undefined : names.get(code.padStart(5, '0')));
}
