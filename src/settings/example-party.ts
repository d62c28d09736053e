/** What stands in the place of a party_id that nobody has yet. */

/** `init` writes it until somebody knows the own one, and an import judges rows of a feed with it that names nobody. A deployment refuses it. */
export const EXAMPLE_PARTY = 'XXX';
