/** The declaration of a route. */

import type { ParameterName } from './parameters.ts';
import type { RouteResponse } from './route-responses.ts';

/** A path of the API and what it answers. */
export interface ApiRoute {
  /** Names it in links, such as `/docs/#locations`. */
  readonly id: string;
  /** In a word, for menus. */
  readonly name: string;
  /** `{version}` stands for each published version; other names in braces are parameters. */
  readonly path: string;
  readonly tag: TagName;
  readonly summary: string;
  /** Sentences in Markdown. */
  readonly description: string;
  /** Beside those in the path. */
  readonly parameters: readonly ParameterName[];
  readonly responses: readonly RouteResponse[];
}

/** Groups of routes, and what each is for. */
export const TAGS = {
  Versions: 'Where to start: which versions of OCPI there are, and where their modules are. OCPI 6.',
  Locations: 'Sites with their chargers (EVSEs), plugs (Connectors) and current statuses. OCPI 8.',
  Tariffs: 'What charging costs. OCPI 11.',
  Freshness: 'How old the published data is.',
  Copies:
    'The same data as plain files, for pages, maps, spreadsheets and statistics. Hosts take files of 25 MiB at most: the map and the table of a network of 80,000 plugs come in parts, such as `/chargers-1.csv`, and the discovery file names those that there are.',
} as const;

export type TagName = keyof typeof TAGS;
