/** How a column of /chargers.csv is declared. */

export interface ChargerColumn<About = never> {
  readonly name: string;
  /** As Table Schema names it. */
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** Its meaning, for people. */
  readonly doc: string;
  /** Whether every row has a value. */
  readonly required: boolean;
  /** The only values, if the list of them is closed. */
  readonly values?: readonly string[];
  /** The content of the cell; undefined if nothing is known. */
  readonly value: (about: About) => string | number | boolean | undefined;
}

type Value<About> = ChargerColumn<About>['value'];
/** Without a type, a column holds texts. */
type Options = Partial<Pick<ChargerColumn, 'type' | 'values'>>;

export function always<About>(name: string, doc: string, value: Value<About>, options?: Options): ChargerColumn<About> {
  return { name, type: 'string', doc, required: true, value, ...options };
}

export function perhaps<About>(
  name: string,
  doc: string,
  value: Value<About>,
  options?: Options,
): ChargerColumn<About> {
  return { ...always(name, doc, value, options), required: false };
}

/** Between the items of a cell that has several. */
export const AND = '|';
