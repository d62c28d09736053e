/** The end of the page: whom to ask, and, for those who open it, how programs get the data and on what terms. */

import { type ComponentChild, h } from 'preact';
import { mailLink, safeLink } from '../parts/safe-link.ts';
import type { ListedFile, PageSettings } from '../records/page-settings.ts';
import type { PageWords } from '../words/words.ts';

interface UseThisDataProps {
  readonly settings: PageSettings;
  readonly words: PageWords;
  /** Whose page is shown, if it is that of a site. */
  readonly site?: string | undefined;
}

export function UseThisData({ settings, words, site }: UseThisDataProps) {
  return h('footer', { class: 'use' }, [
    h('ul', { class: 'contact' }, contact({ settings, words, site })),
    h('p', { class: 'made' }, privacy({ settings, words })),
    h('details', null, [
      h('summary', null, words.say('use.title')),
      h('p', { class: 'made' }, [words.say('use.lead'), ' ', licence({ settings, words })]),
      h('div', { class: 'use-parts' }, [
        part('API', [
          row('/docs/', words.say('use.docs')),
          ...settings.versions.flatMap((version) => [
            row(`/api/ocpi/${version}/locations`, words.say('use.locations', { version })),
            row(`/api/ocpi/${version}/tariffs`, words.say('use.tariffs', { version })),
          ]),
          site === undefined ? null : row(jsonOf(site, settings), words.say('charger.json')),
        ]),
        part(words.say('use.copies'), [
          ...settings.files.map((file) => row(pathOf(file), wordsOf(file, words))),
          row('/check/', words.say('use.check')),
          row('/.well-known/ocpi-snapshot.json', words.say('use.discovery')),
          row('/_health.json', words.say('use.health')),
        ]),
      ]),
    ]),
  ]);
}

function jsonOf(site: string, { versions: [version] }: PageSettings): string {
  return `/api/ocpi/${version}/locations/${encodeURIComponent(site)}`;
}

/** The scorecard has a page to look at, which leads to the file. */
function pathOf({ path, format }: ListedFile): string {
  return format === 'scorecard' ? '/afir/' : path;
}

function wordsOf(file: ListedFile, words: PageWords): string {
  return file.format === undefined ? file.title : words.say(`use.${file.format}`);
}

function privacy({ settings: { map_style: style }, words }: UseThisDataProps): string {
  return style === undefined ? words.say('use.privacy') : words.say('use.privacy_map', { host: new URL(style).host });
}

function part(title: string, rows: readonly ComponentChild[]) {
  return h('section', null, [h('h3', null, title), h('ul', null, rows)]);
}

function row(path: string, text: string) {
  return h('li', { key: path }, h('a', { href: path }, path), h('span', null, text));
}

function licence({ settings: { licence }, words }: UseThisDataProps): ComponentChild {
  if (licence === undefined) return words.say('use.no_licence');
  const href = safeLink(licence.url);
  return [`${words.say('use.licence')} `, h('a', { href, rel: 'license', dir: 'auto' }, licence.name)];
}

/** The page of a site says itself who runs it. */
function contact({ settings: { contact, operator }, words, site }: UseThisDataProps): ComponentChild[] {
  const { name, email, url } = contact ?? {};
  return [
    name !== undefined && h('li', null, `${words.say('use.contact')} `, h('bdi', null, name)),
    email !== undefined && h('li', null, h('a', { href: mailLink(email) }, email)),
    url !== undefined && h('li', null, h('a', { href: safeLink(url), dir: 'auto' }, addressInWords(url))),
    site === undefined &&
      operator?.website !== undefined &&
      h('li', null, h('a', { href: safeLink(operator.website), dir: 'auto' }, addressInWords(operator.website))),
  ].filter((item) => item !== false);
}

/** As people say it: `example.com/contact`. */
function addressInWords(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
