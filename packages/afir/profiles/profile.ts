/** The form of a profile: what a receiver of data demands beyond OCPI, each demand with the text that says so. */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { Fulfilment } from '../measure/fulfilment.ts';
import type { TypedIn } from '../measure/item.ts';
import type { MeasuredPlug, MeasuredPoint, MeasuredSite } from '../measure/measured.ts';

/** In network.json. */
export const PROFILE_NAME = ['afir', 'dotnl', 'pcpr', 'dk'] as const;

export type ProfileName = (typeof PROFILE_NAME)[number];

/** What has it: the site, each point, or each plug. */
type Measured =
  | { readonly level: 'site' | 'point'; readonly measure: (site: MeasuredSite, point: MeasuredPoint) => Fulfilment }
  | { readonly level: 'plug'; readonly measure: (plug: MeasuredPlug) => Fulfilment };

/** One demand. What is `unknown` lacks it; a no that is stated is an answer. */
export type Demand = Measured & {
  /** Unique in its profile. */
  readonly id: string;
  /** After "asks for" or "demands": `help_phone (A5, help line)`. */
  readonly asks: string;
  /** The article or the document that says so. */
  readonly source: string;
  readonly typedIn: TypedIn;
  /** More than "fill in the column". */
  readonly hint?: string;
};

/** Some receiver, and what it demands. */
export interface Profile {
  /** As people call it: `DOT-NL`. */
  readonly title: string;
  /** Between the title and what it is: some items of AFIR are due only where they apply, so it asks for them. */
  readonly verb: 'asks for' | 'demands';
  /** The sites that it is about (ISO 3166-1 alpha-3); all if absent. */
  readonly country?: string;
  /** Versions of OCPI of which one must be published; any if absent. */
  readonly versions?: { readonly anyOf: readonly OcpiVersion[]; readonly source: string };
  readonly demands: readonly Demand[];
}
