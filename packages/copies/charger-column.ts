/** How a column of /chargers.csv is declared. */

export interface ChargerColumn<Name extends string = string> {
  readonly name: Name;
  /** As Table Schema names it. */
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** Its meaning, for people. */
  readonly doc: string;
  /** Whether every row has a value. */
  readonly required: boolean;
  /** The only values, if the list of them is closed. */
  readonly values?: readonly string[];
}

/** What a cell can hold. Undefined if nothing is known. */
export type Cell = string | number | boolean | readonly string[] | undefined;

/** The names of what can stand in a cell. */
export type CellName<Cells> = { [Name in keyof Cells]-?: Cells[Name] extends Cell ? Name : never }[keyof Cells] &
  string;

/** Without a type, a column holds texts. */
type Options = Partial<Pick<ChargerColumn, 'type' | 'values'>>;

export function always<Name extends string>(name: Name, doc: string, options?: Options): ChargerColumn<Name> {
  return { name, type: 'string', doc, required: true, ...options };
}

export function perhaps<Name extends string>(name: Name, doc: string, options?: Options): ChargerColumn<Name> {
  return { ...always(name, doc, options), required: false };
}

/** Between the items of a cell that has several. */
export const AND = '|';
