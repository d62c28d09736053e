import type { SiteRecord } from '../../records/site-index.ts';

/** A site on the map. */
export interface MapSite {
  readonly site: SiteRecord;
  /** How many EVSEs are free now; undefined if nothing is known about any of them. */
  readonly free?: number | undefined;
  readonly evses: number;
}
