/** What the page makes of published files: they are answered by a stand-in for `fetch`. */

import { vi } from 'vitest';
import { type PartsOfList, siteLists } from '../../../../packages/page/browser/load-sites.ts';
import { type KnownStatuses, statusLoader, statusOnSite } from '../../../../packages/page/browser/load-statuses.ts';
import { hashOf } from '../../../../src/snapshot/blob-store.ts';

/** Answers with files by their paths without a leading slash. @returns the paths that are asked for, in order, as they are asked for */
export function serveFiles(
  filesNow: () => ReadonlyMap<string, Uint8Array>,
  headers: () => Record<string, string> = () => ({}),
): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const file = filesNow().get(path.slice(1));
    return file === undefined
      ? new Response(null, { status: 404 })
      : new Response(new Uint8Array(file), { headers: { ETag: `"${hashOf(file)}"`, ...headers() } });
  });
  return asked;
}

/** For whoever waits for the whole list. */
export const NO_PARTS: PartsOfList = { onNames: () => {}, onPlugs: () => {} };

/** A page over the files that are served: its list of sites, and its statuses. */
export async function openPage() {
  const nextList = siteLists();
  let list = await nextList(NO_PARTS);
  let site: string | undefined;
  let renewed = 0;
  const load = statusLoader(
    () => ({ list, site }),
    async () => {
      renewed++;
      list = (await nextList(NO_PARTS)) ?? list;
    },
  );
  return {
    list: () => list,
    /** How often statuses made it load another list. */
    renewed: () => renewed,
    /** @param id of a site to look at */
    async poll(id?: string): Promise<KnownStatuses> {
      site = id;
      return load();
    },
  };
}

/** Each EVSE of a page as it is shown on the page of its site, by its uid: its status, and since when. */
export async function statusesOnSites(page: Awaited<ReturnType<typeof openPage>>) {
  const shown: [uid: string, ReturnType<typeof statusOnSite>][] = [];
  for (const { id, evses } of page.list()?.index.sites ?? []) {
    const known = await page.poll(id);
    for (const { uid } of evses) shown.push([uid, statusOnSite(known, uid)]);
  }
  return new Map(shown);
}
