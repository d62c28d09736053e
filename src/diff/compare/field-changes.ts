/** The changes of fields, of whatever class. */

import { fieldWords } from '../describe/fields.ts';
import type { Change, ClassName } from './change.ts';
import { compareFields } from './fields.ts';

/** @param ignored fields that are compared elsewhere */
export function* fieldChanges(
  of: ClassName,
  [before, after]: readonly [object, object],
  objects: Pick<Change, 'ids' | 'locations'>,
  ignored?: readonly string[],
): Iterable<Change> {
  for (const edit of compareFields(before, after, ignored))
    yield { kind: 'changed', class: of, ...objects, ...edit, words: fieldWords };
}
