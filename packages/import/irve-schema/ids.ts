/** Registered ids: two letters of the country, three characters of the party, P or E or T, and more. */

/** The id without separators, in capitals: `FR*A68*E68021*001` is `FRA68E68021001`. Undefined for "Non concerné" and empty. */
export function registeredId(text: string): string | undefined {
  const id = text.replace(/[\s*\-_.]/g, '').toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{4,}$/.test(id) && !/^NONCONCERN/.test(id) ? id : undefined;
}

export interface Party {
  readonly country_code: string;
  readonly party_id: string;
}

/** The party that an id begins with. */
export function partyOf(id: string | undefined): Party | undefined {
  if (id === undefined) return undefined;
  return { country_code: id.slice(0, 2), party_id: id.slice(2, 5) };
}
