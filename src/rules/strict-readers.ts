/** Values that OCPI allows but some readers refuse, and ids that are not in their registered form. */

import type { Finding } from '../findings/finding.ts';
import { TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

/** Lengths of all editions of OCPI 2.2 and 2.2.1 before the erratum of May 2026. */
const OLD_LENGTHS = { address: { max: 45, code: 'long-address' }, state: { max: 20, code: 'long-state' } } as const;

/** eMI3: country, operator, E, up to 30 letters, digits and stars; separators may be missing. */
const EVSE_ID = /^[A-Z]{2}\*?[A-Z0-9]{3}\*?E[A-Z0-9*]{1,30}$/i;

export const strictReaders: Rule = function* ({ dataset }): Iterable<Finding> {
  for (const { location } of dataset.locations) {
    for (const field of ['address', 'state'] as const) {
      const length = [...(location.values[field] ?? '')].length;
      const { max, code } = OLD_LENGTHS[field];
      if (length <= max) continue;
      yield rowFinding(code, TABLES.locations, location, field, {
        message: `${field} has ${length} characters; strict readers refuse more than ${max}.`,
        hint:
          field === 'address'
            ? 'Leave out what has a column of its own: city, postal code, country.'
            : 'Abbreviate it.',
      });
    }
  }
  for (const row of dataset.contents.evses.rows) {
    const { evse_id: id } = row.values;
    if (id === undefined || EVSE_ID.test(id)) continue;
    yield rowFinding('evse-id-form', TABLES.evses, row, 'evse_id', {
      message: `evse_id "${id}" is not in the form of eMI3.`,
      hint: 'Write the registered id, such as NL*EXA*E12345, or leave the cell empty.',
    });
  }
};
