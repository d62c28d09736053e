/** Rule: values are such as strict readers take, too, and EVSE ids have the registered format. */

import { write } from '../../findings/text/advice.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { isLonger } from '../../tables/cell-types/text.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'long-address': {
    severity: 'warning',
    wrong: 'An address is longer than 45 characters.',
    why: 'Until 2026, OCPI allowed only 45 characters, and strict readers still reject more.',
    fix: 'Leave out the city, postal code and country, which have columns of their own.',
  },
  'long-state': {
    severity: 'warning',
    wrong: 'A state is longer than 20 characters.',
    why: 'Until 2026, OCPI allowed only 20 characters, and strict readers still reject more.',
    fix: 'Use the usual abbreviation.',
  },
  'evse-id-form': {
    severity: 'warning',
    wrong: 'An evse_id is not in the eMI3 format: country, operator, E, number.',
    why: 'Roaming platforms find the charger by this id. It is optional: no id is better than an invented one.',
    fix: 'Write the registered id, such as NL*EXA*E12345, or leave the cell empty.',
  },
});

/** Lengths of all editions of OCPI 2.2 and 2.2.1 before the erratum of May 2026. */
const OLD_LENGTHS = { address: { max: 45, code: 'long-address' }, state: { max: 20, code: 'long-state' } } as const;

function* check({ dataset }: RuleInput): Findings {
  for (const { location } of dataset.locations) {
    for (const field of ['address', 'state'] as const) {
      const text = location.values[field] ?? '';
      const { max, code } = OLD_LENGTHS[field];
      if (!isLonger(text, max)) continue;
      const { length } = [...text];
      yield rule.finding(code, 'locations', location, field, {
        message: `${field} has ${length} characters; strict readers reject more than ${max}.`,
        hint:
          field === 'address'
            ? 'Leave out the city, postal code and country, which have columns of their own.'
            : 'Abbreviate it.',
      });
    }
  }
  for (const row of dataset.contents.evses.rows) {
    const { evse_id: id } = row.values;
    if (id === undefined || EVSE_ID.test(id)) continue;
    yield rule.finding('evse-id-form', 'evses', row, 'evse_id', {
      message: `evse_id "${id}" is not in the eMI3 format.`,
      ...(WITH_OTHER_SEPARATORS.test(id) && EVSE_ID.test(withStars(id))
        ? write([withStars(id)], 'Parts are separated by stars.')
        : { hint: 'Write the registered id, such as NL*EXA*E12345, or leave the cell empty.' }),
    });
  }
}

/** Country, operator and the letter E, apart. */
const WITH_OTHER_SEPARATORS = /^[A-Z]{2}[\s._/-]+[A-Z0-9]{3}[\s._/-]+E/i;
