/** The parts of France by the beginning of their postal codes and of the codes of their communes. */

export interface Territory {
  readonly name: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly timeZone: string;
}

const OVERSEAS: { readonly [prefix: string]: Territory } = {
  971: { name: 'Guadeloupe', country: 'FRA', timeZone: 'America/Guadeloupe' },
  972: { name: 'Martinique', country: 'FRA', timeZone: 'America/Martinique' },
  973: { name: 'Guyane', country: 'FRA', timeZone: 'America/Cayenne' },
  974: { name: 'La Réunion', country: 'FRA', timeZone: 'Indian/Reunion' },
  975: { name: 'Saint-Pierre-et-Miquelon', country: 'FRA', timeZone: 'America/Miquelon' },
  976: { name: 'Mayotte', country: 'FRA', timeZone: 'Indian/Mayotte' },
  980: { name: 'Monaco', country: 'MCO', timeZone: 'Europe/Monaco' },
  986: { name: 'Wallis-et-Futuna', country: 'FRA', timeZone: 'Pacific/Wallis' },
  987: { name: 'Polynésie française', country: 'FRA', timeZone: 'Pacific/Tahiti' },
  988: { name: 'Nouvelle-Calédonie', country: 'FRA', timeZone: 'Pacific/Noumea' },
};

const MAINLAND: Territory = { name: 'Metropolitan France', country: 'FRA', timeZone: 'Europe/Paris' };

export const TERRITORIES: { readonly [prefix: string]: Territory } = { ...OVERSEAS, '': MAINLAND };

/** The territory of the first code that names one; otherwise metropolitan France. */
export function territoryOf(...codes: readonly (string | undefined)[]): Territory {
  for (const code of codes) {
    const territory = OVERSEAS[code?.slice(0, 3) ?? ''];
    if (territory !== undefined) return territory;
  }
  return MAINLAND;
}
