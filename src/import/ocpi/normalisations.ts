/**
 * The list of normalisations: all ways in which a published Location or Tariff may differ from the feed that it was
 * imported from. docs/import.md is generated from it, and normalise.ts does what it says.
 */

export interface Normalisation {
  /** The difference, for docs/import.md. */
  readonly what: string;
  readonly why: string;
  /** Example in the feed and as published. */
  readonly example: readonly [feed: string, published: string];
}

export const NORMALISATIONS = {
  absent: {
    what: 'Fields that are null, an empty string, an empty list or an object without values are left out',
    why: 'OCPI allows leaving them out, and many clients reject null.',
    example: ['"state": null, "images": []', '(left out)'],
  },
  unknown: {
    what: 'Fields that OCPI 2.2 does not have are left out, and so is publish_allowed_to',
    why: 'Strict clients reject unknown fields. publish_allowed_to has personal data.',
    example: ['"phone_number": "…"', '(left out)'],
  },
  coordinates: {
    what: 'Coordinates have exactly six decimals',
    why: 'OCPI allows five to seven, but with a minus sign seven do not fit. Six decimals are a tenth of a metre.',
    example: ['"latitude": "45.5682999"', '"latitude": "45.568300"'],
  },
  timestamps: {
    what: 'Timestamps are in UTC and end in Z, with milliseconds or no fraction',
    why: 'OCPI allows leaving out the Z, and clients then read the timestamp as local time.',
    example: ['"2025-10-27T12:45:42"', '"2025-10-27T12:45:42Z"'],
  },
  text: {
    what: 'Texts have no spaces at their ends, and line breaks and tabs become one space',
    why: 'OCPI allows one line of printable text.',
    example: ['"Angra dos Reis "', '"Angra dos Reis"'],
  },
  types: {
    what: 'Values get the type of their field: numbers in quotation marks become numbers, numbers in text fields become text, likewise true and false, and a word in place of a list becomes a list',
    why: 'OCPI gives every field a type, and clients reject any other.',
    example: ['"max_voltage": "230", "floor_level": -1', '"max_voltage": 230, "floor_level": "-1"'],
  },
  languages: {
    what: 'Languages are in lowercase, and a text that is repeated in the same language is there once',
    why: 'The codes of ISO 639-1 are lowercase.',
    example: ['"language": "EN"', '"language": "en"'],
  },
  addresses: {
    what: 'URLs are in ASCII; other characters are percent-encoded',
    why: 'RFC 3986 allows no others.',
    example: ['"https://example.com/é.png"', '"https://example.com/%C3%A9.png"'],
  },
  tariffs: {
    what: 'Ids of tariffs that the feed does not define are left out; the others get the case that the tariff has',
    why: 'Clients cannot look up such a tariff. Import the tariffs as well to keep the ids.',
    example: ['"tariff_ids": ["8"]', '(left out)'],
  },
  lifted: {
    what: 'last_updated of an EVSE and a Location is at least that of their parts',
    why: 'OCPI demands it. Otherwise clients that poll for changes miss them.',
    example: ['Location 06:00, EVSE 07:00', 'Location 07:00, EVSE 07:00'],
  },
  hours: {
    what: 'Regular hours are sorted, merged and split at midnight, and the end of a day is 23:59',
    why: 'period_end must be later than period_begin, so 00:00 cannot be the end.',
    example: ['"period_end": "00:00"', '"period_end": "23:59"'],
  },
  order: {
    what: 'EVSEs, connectors, related locations, exceptional hours, status schedules and the price components of an element are sorted, and duplicates in lists of words are removed',
    why: 'Their order has no meaning, and the same data must give the same bytes.',
    example: ['EVSEs "2", "1"', 'EVSEs "1", "2"'],
  },
  decimals: {
    what: 'Prices and all other numbers have at most four decimals',
    why: 'OCPI allows no more. Feeds that compute their prices have more.',
    example: ['"price": 0.30000000000000004', '"price": 0.3'],
  },
  restrictions: {
    what: 'Restrictions that restrict nothing and elements without price components are left out',
    why: 'They have no meaning.',
    example: ['"restrictions": {}', '(left out)'],
  },
  times: {
    what: 'Times in restrictions have two digits for the hour, and the end of a day is 00:00',
    why: 'OCPI demands HH:MM up to 23:59. In restrictions, 00:00 is the end of a day.',
    example: ['"start_time": "8:00", "end_time": "24:00"', '"start_time": "08:00", "end_time": "00:00"'],
  },
} as const satisfies { readonly [name: string]: Normalisation };
