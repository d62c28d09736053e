import type { SiteIndex, SiteRecord } from '../records/site-index.ts';

export function openSites(_index: SiteIndex, _at: number): (site: SiteRecord) => boolean | undefined {
  return () => undefined;
}
