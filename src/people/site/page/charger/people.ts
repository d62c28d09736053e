/** Who runs a charger, whom to call, where the data comes from, and where a reader says that it is wrong. */

import { type ComponentChild, h } from 'preact';
import type { BusinessDetails } from '../../../../ocpi/types.ts';
import { ownWords } from '../parts/own-words.ts';
import { hostOfLink, mailLink, phoneLink, safeLink } from '../parts/safe-link.ts';
import { helpLine } from './head.ts';
import { Fact, Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerPeople({ location, words, settings }: ChargerView): ComponentChild {
  const { operator, suboperator, owner } = location;
  const phone = helpLine({ location, settings });
  const people = [
    ['charger.operator', operator],
    // Many networks name themselves three times.
    ['charger.suboperator', suboperator?.name === operator?.name ? undefined : suboperator],
    ['charger.owner', owner?.name === operator?.name ? undefined : owner],
  ] as const;
  if (people.every(([, business]) => business === undefined) && phone === undefined) return null;
  return h(Section, { name: 'people', heading: words.say('charger.operator') }, [
    h('dl', null, [
      ...people.map(([key, business]) => business && h(Fact, { term: words.say(key) }, named(business))),
      phone !== undefined &&
        h(Fact, { term: words.say('charger.help_line') }, h('a', { href: phoneLink(phone), dir: 'ltr' }, phone)),
    ]),
  ]);
}

function named({ name, website }: BusinessDetails): ComponentChild[] {
  const href = safeLink(website);
  if (href === undefined) return [ownWords(name)];
  return [ownWords(name), ' · ', h('a', { href, rel: 'noreferrer' }, hostOfLink(href))];
}

/** Where the data of this page comes from, and where to say that it is wrong. */
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
