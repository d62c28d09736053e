/** Where the data of a charger's page comes from, and where a reader says that it is wrong. */

import { type ComponentChild, h } from 'preact';
import { mailLink, safeLink } from '../parts/safe-link.ts';
import { Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerData({ location, words, settings }: ChargerView): ComponentChild {
  const { id } = location;
  const [version] = settings.versions;
  const json = `/api/ocpi/${version}/locations/${encodeURIComponent(id)}?pretty`;
  const report = reportLink(id, { words, settings });
  return h(
    Section,
    { name: 'data', heading: words.say('charger.data') },
    h('ul', null, [
      report === undefined ? null : h('li', null, h('a', { href: report }, words.say('charger.report'))),
      h('li', null, h('a', { href: json }, words.say('charger.json')), ' ', h('bdi', { class: 'charger-id' }, id)),
    ]),
  );
}

/** Whom to tell: by e-mail, else on a page. */
function reportLink(id: string, { words, settings }: Pick<ChargerView, 'words' | 'settings'>): string | undefined {
  const { email, url } = settings.contact ?? {};
  return email === undefined ? safeLink(url) : mailLink(email, words.say('charger.report_subject', { id }));
}
