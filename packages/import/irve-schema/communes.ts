/**
 * The communes of France by their INSEE codes: packages/import/reference/communes.txt, which ships with the package. A line is a code and a
 * name; lines that begin with # are about the file.
 */

export interface CommuneNames {
  /** The name of a commune by its code, such as `Garges-lès-Gonesse` for 95268; undefined for a code that no commune has or had. */
  readonly nameOf: (code: string) => string | undefined;
  /** Whether the name of a commune is this, or begins so: `VIRE` is Vire Normandie. @param code postal or INSEE, of the department */
  readonly isCalled: (name: string, code: string) => boolean;
}

/** Reads the table. Spreadsheets drop the zero at the beginning of a code, so `1004` is read as `01004`. */
export function readCommunes(table: string): CommuneNames {
  const names = new Map<string, string>();
  for (const line of table.split('\n')) if (!line.startsWith('#')) names.set(line.slice(0, 5), line.slice(6));
  let beginnings: ReadonlySet<string> | undefined;
  return {
    nameOf: (code) => (code === '' ? undefined : names.get(code.padStart(5, '0'))),
    isCalled: (name, code) => {
      beginnings ??= new Set(
        [...names].flatMap(([own, full]) => {
          const words = plainName(full).split(' ');
          return words.map((_, i) => `${departmentOf(own)} ${words.slice(0, i + 1).join(' ')}`);
        }),
      );
      return beginnings.has(`${departmentOf(code)} ${plainName(name)}`);
    },
  };
}

/** The first two digits of the postal codes of a department, from a postal code or one of INSEE. */
export function departmentOf(code: string): string {
  const first = code.padStart(5, '0').slice(0, 2);
  return first === '2A' || first === '2B' ? '20' : first;
}

/** A name for comparing: `ST-ETIENNE` and `Saint-Étienne` are one. */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  const words = letters.replace(/[^a-z\d]+/g, ' ').trim();
  return words.replace(/\bst(e?)\b/g, 'saint$1');
}
