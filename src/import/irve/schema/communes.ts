/**
 * The communes of France by their INSEE codes: reference/communes.txt, which ships with the package. A line is a code and a
 * name; lines that begin with # are about the file.
 */

/** The name of a commune by its code, such as `Garges-lès-Gonesse` for 95268; undefined for a code that no commune has or had. */
export type CommuneNames = (code: string) => string | undefined;

/** A commune in @etalab/decoupage-administratif, as far as the table needs it. */
export interface ListedCommune {
  readonly code: string;
  readonly nom: string;
  readonly type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  /** The commune of an arrondissement. */
  readonly commune?: string;
  /** Codes of communes that were merged into it. */
  readonly anciensCodes?: readonly string[];
}

/**
 * The text of the table. A code that a commune has today names that commune. An arrondissement has the name of its city,
 * because addresses say Paris. A merged commune has its own name if it still has one, otherwise that of the new commune.
 *
 * @param about where the list comes from, one line each
 */
export function communesTable(listed: readonly ListedCommune[], about: readonly string[]): string {
  const today = new Map(listed.filter(({ type }) => type === 'commune-actuelle').map(({ code, nom }) => [code, nom]));
  const names = new Map(today);
  const add = (code: string, name: string) => {
    if (!names.has(code)) names.set(code, name);
  };
  for (const { code, nom, commune } of listed) add(code, today.get(commune ?? '') ?? nom);
  for (const { nom, anciensCodes = [] } of listed) for (const code of anciensCodes) add(code, nom);
  const rows = [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, name]) => `${code} ${name}`);
  return `${[...about.map((line) => `# ${line}`), ...rows].join('\n')}\n`;
}

/** Reads the table. Spreadsheets drop the zero at the beginning of a code, so `1004` is read as `01004`. */
export function readCommunes(table: string): CommuneNames {
  const names = new Map<string, string>();
  for (const line of table.split('\n')) if (!line.startsWith('#')) names.set(line.slice(0, 5), line.slice(6));
  return (code) => (code === '' ? undefined : names.get(code.padStart(5, '0')));
}
