/**
 * The part of network.json that the page shows. It stands in index.html itself, as JSON in an attribute, so it needs no request. The
 * pages of sites are many, and do not change with it: their script loads it from a file.
 */

import type { OcpiVersion } from '../../../src/ocpi/browser.ts';

/** Those that the page has words for; `json` is the statuses, `scorecard` that of AFIR. */
const FILE_FORMATS = ['csv', 'geojson', 'json', 'datapackage', 'scorecard'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** The format of a file that a companion lists; undefined if it is one of its own, which is told by its title. */
export function fileFormatOf({ format, name }: { readonly format: string; readonly name: string }) {
  if (format === 'json' && name !== 'status') return undefined;
  return FILE_FORMATS.find((known) => known === format);
}

/** A plain file that programs can read instead of the API. */
export type ListedFile = {
  /** Below the root of the site, with a leading slash. */
  readonly path: string;
} & ({ readonly format: FileFormat } | { readonly format?: never; readonly title: string });

/**
 * Up to so many sites, each has a page; of a larger network, none has. Cloudflare takes 20,000 files on its free plan
 * (docs/publishing.md), all others of the largest network are some 2,000, and every build looks at each file.
 */
export const MOST_SITE_PAGES = 10_000;

/** Where it is for the pages of sites. */
export const SETTINGS_PATH = '/_site/settings.json';

export interface PageSettings {
  /** Of the network. */
  readonly name: string;
  /** ISO 639-1: of texts that name no other, and of index.html. */
  readonly language: string;
  /** Where the API is published: scheme and host. */
  readonly base_url: string;
  readonly versions: readonly OcpiVersion[];
  /** In how many files their details are (site-details.ts). */
  readonly detail_files: number;
  /** Whether browsers keep the page for a time without a network. */
  readonly offline?: true;
  /** Whether each site has a page of its own (facts/site-path.ts). */
  readonly site_pages?: true;
  /** Those that there are: a table of a large network is in several, or in none. */
  readonly files: readonly ListedFile[];
  readonly operator?: { readonly name: string; readonly website?: string };
  /** Whether anybody says what is free. Without it, the page has no word about statuses until one is known. */
  readonly has_statuses?: true;
  /** Whether some EVSE takes bank cards, and some site says when it is open: the filters that stand there before the list does. */
  readonly has_cards?: true;
  readonly has_hours?: true;
  /** A picture below `base_url`. One on another host is not shown, because that host would see every reader. */
  readonly logo?: string;
  /** A colour of its own, `#rrggbb`. */
  readonly colour?: string;
  readonly licence?: { readonly name: string; readonly url: string };
  readonly contact?: { readonly name?: string; readonly email?: string; readonly url?: string };
  /** Where the style of the map is, if not the world outline that is part of the page. */
  readonly map_style?: string;
}
