/** The files of the page that change only when the network does: its HTML, the list of sites, details, and what is around them. */

import { formatWhole } from '../../../src/findings/index.ts';
import { type FilesInMaking, type PlainFile, type Published, startReading } from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { fileFormatOf, type ListedFile, MOST_SITE_PAGES } from '../records/page-settings.ts';
import { withPage } from '../settings/settings.ts';
import { surroundingsFile } from '../surroundings/surroundings-file.ts';
import { detailFileCount, startDetails } from './details-files.ts';
import { ICON_FILES } from './icons.ts';
import { collectSites } from './list-sites.ts';
import { pageSettingsOf } from './page-settings-of.ts';
import type { SiteAssets } from './site-assets.ts';
import { renderSite } from './site-files.ts';
import { startSitePageFiles, tariffIdsOf } from './site-pages.ts';
import { writeSites } from './write-sites.ts';

/** What stands for assets: each is named after its content, but for the page that people open by its name. */
export function keyOfAssets(assets: SiteAssets | undefined): string {
  if (assets === undefined) return '';
  const files = [...assets.files].map(([path, bytes]) => (path.endsWith('.html') ? hashOf(bytes) : path));
  return hashOf(JSON.stringify({ ...assets, files, world: hashOf(assets.world) }));
}

/** Begins the files of a network. */
export function startPageFiles(published: Published, assets: SiteAssets | undefined): FilesInMaking {
  const { locations, tariffs, publishedAt: at, order } = published;
  const detailFiles = detailFileCount(locations.length);
  const sites = collectSites({ detailFiles, tariffs, at });
  // What many sites have is the same object for all that is made of them.
  const read = startReading();
  const details = startDetails(detailFiles, read);
  const tariffIds: (readonly string[])[] = [];
  return {
    location: (location, live) => {
      sites.add(location);
      const used = tariffIdsOf(location);
      details.add(live, used);
      if (locations.length <= MOST_SITE_PAGES) tariffIds.push(used);
    },
    end: (listed) => {
      const index = sites.end();
      const files = listed.map(shownFile);
      const shown = pageSettingsOf(withPage(published.settings), { index, files, hasStatuses: published.hasStatuses });
      return { files: allFiles(), note: shown.site_pages ? undefined : NO_PAGES };

      function* allFiles(): Iterable<PlainFile> {
        for (const file of writeSites(index, order)) yield asItIs(file);
        if (assets) yield surroundingsFile(assets.world, index);
        for (const [path, text] of renderSite(shown, index, assets)) yield asItIs([`/${path}`, Buffer.from(text)]);
        for (const [path, bytes] of [...(assets?.files ?? []), ...ICON_FILES])
          yield asItIs([`/${path}`, Buffer.from(bytes)]);
        yield* details.end(published);
        if (!shown.site_pages) return;
        const pageOf = startSitePageFiles(shown, assets, published);
        for (const [i, live] of locations.entries()) yield pageOf(live, tariffIds[i] ?? [], read);
      }
    },
  };
}

const NO_PAGES = `no site has a plain page: there are more than ${formatWhole(MOST_SITE_PAGES)} sites`;

function asItIs([path, bytes]: readonly [path: string, bytes: Uint8Array]): PlainFile {
  return { path, bytes: () => bytes };
}

function shownFile(file: Published['listed'][number]): ListedFile {
  const format = fileFormatOf(file);
  return { path: file.path, ...(format === undefined ? { title: file.title } : { format }) };
}
