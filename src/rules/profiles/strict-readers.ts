/** Rule: values are such as strict readers take, too, and EVSE ids have the registered format. */

import { isLonger } from '../../cells/texts/ids.ts';
import { write } from '../../findings/text/advice.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { defineRule } from '../rule/rule.ts';

const MESSAGE = '{field} has {length} characters; strict readers reject more than {most}.';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'long-address': {
      severity: 'warning',
      wrong: 'An address is longer than 45 characters.',
      why: 'Until 2026, OCPI allowed only 45 characters, and strict readers still reject more.',
      fix: 'Leave out the city, postal code and country, which have columns of their own.',
      message: MESSAGE,
    },
    'long-state': {
      severity: 'warning',
      wrong: 'A state is longer than 20 characters.',
      why: 'Until 2026, OCPI allowed only 20 characters, and strict readers still reject more.',
      fix: 'Use the usual abbreviation.',
      message: MESSAGE,
    },
    'evse-id-form': {
      severity: 'warning',
      wrong: 'An evse_id is not in the eMI3 format: country, operator, E, number.',
      why: 'Roaming platforms find the charger by this id. It is optional: no id is better than an invented one.',
      fix: 'Write the registered id, such as NL*EXA*E12345, or leave the cell empty.',
      message: '{field} "{id}" is not in the eMI3 format.',
    },
  },
  rows: {
    locations({ values }, say) {
      for (const [field, most, code] of OLD_LENGTHS) {
        const text = values[field] ?? '';
        if (isLonger(text, most)) say(code, field, { params: { length: [...text].length, most } });
      }
    },
    evses({ values: { evse_id: id } }, say) {
      if (id === undefined || EVSE_ID.test(id)) return;
      const isMeant = WITH_OTHER_SEPARATORS.test(id) && EVSE_ID.test(withStars(id));
      const advice = isMeant ? write([withStars(id)], 'Parts are separated by stars.') : undefined;
      say('evse-id-form', 'evse_id', { params: { id }, advice });
    },
  },
});

/** Lengths of all editions of OCPI 2.2 and 2.2.1 before the erratum of May 2026. */
const OLD_LENGTHS = [
  ['address', 45, 'long-address'],
  ['state', 20, 'long-state'],
] as const;

/** Country, operator and the letter E, apart. */
const WITH_OTHER_SEPARATORS = /^[A-Z]{2}[\s._/-]+[A-Z0-9]{3}[\s._/-]+E/i;
