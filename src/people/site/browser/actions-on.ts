/** What each thing that a reader can do changes on the page. */

import { MORE } from '../page/site-cards.ts';
import type { PageActions, PageControl } from './page-actions.ts';
import { whereAmI } from './where-am-i.ts';

export function actionsOn(page: PageControl): PageActions {
  const act: PageActions = {
    filter: (change, isTyped) => {
      const { list } = page.state;
      const asked = Object.entries({ ...list.filter, ...change }).filter(([, value]) => value !== undefined);
      const route = { ...list, filter: Object.fromEntries(asked) };
      page.update({ shown: MORE });
      if (isTyped) page.replace(route);
      else page.push(route);
    },
    clear: () => {
      const { list } = page.state;
      const { q } = list.filter;
      page.update({ shown: MORE });
      page.push({ ...list, filter: q === undefined ? {} : { q } });
    },
    sort: (order) => {
      if (order === 'me' && page.state.here.kind !== 'known') act.findMe();
      else page.push({ ...page.state.list, order });
    },
    findMe: () => {
      page.update({ here: { kind: 'asking' } });
      void whereAmI().then((here) => {
        page.update({ here });
        const { route, list } = page.state;
        if (here.kind === 'known' && route.kind === 'list' && list.order !== 'me') page.push({ ...list, order: 'me' });
      });
    },
    toggleMap: () => {
      const { route } = page.state;
      page.update({ mapProblem: undefined });
      page.push({ ...route, map: !route.map });
    },
    more: () => page.update({ shown: page.state.shown + MORE }),
    retry: () => {
      const { route } = page.state;
      if (route.kind === 'site') page.loadDetails(route.id);
      else page.loadSites();
    },
    openSite: (id) => page.push({ kind: 'site', id, map: page.state.route.map }),
    moveMap: (middle) => page.update({ middle }),
    failMap: (mapProblem) => page.update({ mapProblem }),
  };
  return act;
}
