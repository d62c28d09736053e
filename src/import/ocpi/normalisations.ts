/**
 * Everything in which a published Location or Tariff may differ from the feed that it was imported from. docs/import.md
 * is generated from this list, and normalise.ts does what it says.
 */

export interface Normalisation {
  /** What is different, for the documentation. */
  readonly what: string;
  readonly why: string;
  /** Example in the feed and as published. */
  readonly example: readonly [feed: string, published: string];
}

export const NORMALISATIONS = {
  absent: {
    what: 'Fields that are null, an empty text, an empty list or an object without values are left out',
    why: 'OCPI allows to leave them out, and many readers refuse null.',
    example: ['"state": null, "images": []', '(left out)'],
  },
  unknown: {
    what: 'Fields that OCPI 2.2 does not have are left out, and publish_allowed_to with them',
    why: 'Strict readers refuse them. publish_allowed_to holds personal data.',
    example: ['"phone_number": "…"', '(left out)'],
  },
  coordinates: {
    what: 'Coordinates have exactly six decimals',
    why: 'OCPI allows five to seven, and seven do not fit beside a minus sign. Six are a tenth of a metre.',
    example: ['"latitude": "45.5682999"', '"latitude": "45.568300"'],
  },
  timestamps: {
    what: 'Timestamps are in UTC and end in Z, with no fraction or three digits of it',
    why: 'OCPI allows to leave out the Z, and readers take such a time for local time.',
    example: ['"2025-10-27T12:45:42"', '"2025-10-27T12:45:42Z"'],
  },
  text: {
    what: 'Texts have no blanks at their ends, and line breaks and tabs in them are one blank',
    why: 'OCPI allows one line of printable text.',
    example: ['"Angra dos Reis "', '"Angra dos Reis"'],
  },
  types: {
    what: 'Numbers in quotation marks become numbers, and numbers that are names become text; true and false likewise; a word without its list becomes a list',
    why: 'OCPI gives every field a type, and readers refuse another one.',
    example: ['"max_voltage": "230", "floor_level": -1', '"max_voltage": 230, "floor_level": "-1"'],
  },
  languages: {
    what: 'Languages are in small letters, and a text that stands there twice in one language once',
    why: 'ISO 639-1 has small letters.',
    example: ['"language": "EN"', '"language": "en"'],
  },
  addresses: {
    what: 'Web addresses are in ASCII, other characters percent-encoded',
    why: 'RFC 3986 allows no others.',
    example: ['"https://example.com/é.png"', '"https://example.com/%C3%A9.png"'],
  },
  tariffs: {
    what: 'Tariff ids that the feed does not define are left out, the others are written as the tariff writes them',
    why: 'A price that cannot be looked up is no price. Import the tariffs too, and they stay.',
    example: ['"tariff_ids": ["8"]', '(left out)'],
  },
  lifted: {
    what: 'last_updated of an EVSE and a Location is at least that of their parts',
    why: 'OCPI demands it, and readers that ask for changes miss them otherwise.',
    example: ['Location 06:00, EVSE 07:00', 'Location 07:00, EVSE 07:00'],
  },
  hours: {
    what: 'Regular hours are sorted and merged, those past midnight divided, and the end of a day is 23:59',
    why: 'period_end must be later than period_begin, so 00:00 cannot be the end.',
    example: ['"period_end": "00:00"', '"period_end": "23:59"'],
  },
  order: {
    what: 'EVSEs, connectors, related locations, exceptional hours, status schedules and the price components of an element are sorted, words of a list stand there once',
    why: 'Their order means nothing, and the same data must give the same bytes.',
    example: ['EVSEs "2", "1"', 'EVSEs "1", "2"'],
  },
  decimals: {
    what: 'Prices, and all other numbers that are not whole, have up to four decimals',
    why: 'OCPI has no more. Feeds that compute their prices do.',
    example: ['"price": 0.30000000000000004', '"price": 0.3'],
  },
  restrictions: {
    what: 'Restrictions that restrict nothing and elements without price components are left out',
    why: 'They mean the same as none.',
    example: ['"restrictions": {}', '(left out)'],
  },
  times: {
    what: 'Times of restrictions have two digits for the hour, and the end of a day is 00:00',
    why: 'OCPI wants HH:MM up to 23:59, and names 00:00 the end of a day here.',
    example: ['"start_time": "8:00", "end_time": "24:00"', '"start_time": "08:00", "end_time": "00:00"'],
  },
} as const satisfies { readonly [name: string]: Normalisation };
