/** Search and filters. Everything works at once, while the reader types. */

import { type ComponentChild, h } from 'preact';
import type { Choices } from '../facts/choices.ts';
import { SITE_ORDER, type SiteOrder } from '../facts/route.ts';
import type { SiteFilter } from '../facts/site-filter.ts';
import { MapButton, ViewSwitch } from '../parts/map-button.ts';
import { NumberField } from '../parts/number-field.ts';
import type { EvseTrait } from '../records/site-index.ts';
import { plugName } from '../words/plug-words.ts';
import type { PageWords } from '../words/words.ts';

export interface FindFormProps extends Choices {
  readonly words: PageWords;
  readonly filter: SiteFilter;
  readonly order: SiteOrder;
  /** Whether anybody says what is free. */
  readonly hasStatuses: boolean;
  readonly isMapShown: boolean;
  /** The outcome of the reader's press on "near me". */
  readonly here: 'unknown' | 'asking' | 'known' | 'refused';
  readonly act: FindActions;
}

export interface FindActions {
  /** A change that follows others quickly (typing) replaces the URL; others get one of their own. */
  readonly filter: (change: Partial<{ [K in keyof SiteFilter]: SiteFilter[K] | undefined }>, isTyped?: boolean) => void;
  readonly clear: () => void;
  readonly sort: (order: SiteOrder) => void;
  readonly findMe: () => void;
  readonly toggleMap: () => void;
}

/** The traits of EVSEs that are about the parking place, and how each is called. */
const PLACES = [
  ['trailer', 'vehicle_type.PERSONAL_VEHICLE_WITH_TRAILER'],
  ['disabled', 'parking_restriction.DISABLED'],
  ['roofed', 'comfort.roofed'],
] as const;

export function FindForm(props: FindFormProps) {
  const { words, filter, act, hasStatuses, hasHours, traits } = props;
  const { plugs: chosen = [], from, to, price: most } = filter;
  const hidden =
    chosen.length +
    [from, to, most, ...PLACES.map(([trait]) => filter[trait])].filter((one) => one !== undefined).length;
  const asked = hidden + [filter.free, filter.open, filter.card].filter(Boolean).length;
  // Only what there is somewhere, and what a link asks for.
  const places = PLACES.filter(([trait]) => traits.includes(trait) || filter[trait]);
  const more = words.say('find.more');
  const map = { words, isMapShown: props.isMapShown, onToggle: act.toggleMap };
  return h('form', { class: 'find needs-script', role: 'search', onSubmit: (event: Event) => event.preventDefault() }, [
    h('div', { class: 'find-row' }, [
      h(FindMe, props),
      h(MapButton, map),
      h(ViewSwitch, map),
      h('p', { class: 'search' }, [
        h('input', {
          ...{ type: 'search', value: filter.q ?? '', placeholder: words.say('find.placeholder') },
          'aria-label': words.say('find.placeholder'),
          ...{ autoComplete: 'off', spellcheck: false, maxLength: 200, dir: 'auto', enterKeyHint: 'search' },
          onInput: (event: Event) => act.filter({ q: textOf(event) || undefined }, true),
        }),
      ]),
    ]),
    h('div', { class: 'chips', role: 'group', 'aria-label': words.say('find.filters') }, [
      (hasStatuses || filter.free) && toggle('free', words.say('find.free'), props),
      (hasHours || filter.open) && toggle('open', words.say('hours.open'), props),
      (traits.includes('card') || filter.card) && toggle('card', words.say('find.card'), props),
      asked > 0 && h('button', { type: 'button', class: 'clear', onClick: act.clear }, words.say('find.clear')),
    ]),
    h('details', { class: 'more-filters' }, [
      h('summary', null, hidden > 0 ? `${more} (${words.number(hidden)})` : more),
      h('div', { class: 'fields' }, [
        plugs(props),
        power(props),
        price(props),
        places.length > 0 &&
          choices(
            words.say('find.place'),
            places.map(([trait, name]) => toggle(trait, words.say(name), props)),
          ),
      ]),
    ]),
  ]);
}

function FindMe({ words, here, order, act }: FindFormProps) {
  const state = { 'aria-pressed': here === 'known' && order === 'me', 'aria-busy': here === 'asking' };
  return h('button', { type: 'button', class: 'find-me', ...state, onClick: act.findMe }, words.say('find.near_me'));
}

function chip(text: string, checked: true | undefined, onChange: (checked: true | undefined) => void) {
  const change = (event: Event) => onChange((event.currentTarget as HTMLInputElement).checked || undefined);
  return h('label', { class: 'chip' }, [
    h('input', { type: 'checkbox', checked: checked === true, onChange: change }),
    h('span', null, text),
  ]);
}

function toggle(name: 'free' | 'open' | EvseTrait, text: string, { filter, act }: FindFormProps) {
  return chip(text, filter[name], (asked) => act.filter({ [name]: asked }));
}

function choices(legend: string, chips: readonly ComponentChild[]): ComponentChild {
  return h('fieldset', { class: 'plug-choice' }, [h('legend', null, legend), h('div', { class: 'chips' }, chips)]);
}

function range(legend: string, fields: readonly ComponentChild[]): ComponentChild {
  return h('fieldset', null, [h('legend', null, legend), h('div', { class: 'range' }, fields)]);
}

function plugs({ words, filter: { plugs: chosen = [] }, standards, act }: FindFormProps): ComponentChild {
  if (standards.length < 2) return null;
  const chips = standards.map((standard) =>
    chip(plugName(standard, words), chosen.includes(standard) || undefined, (checked) => {
      const others = chosen.filter((one) => one !== standard);
      const plugs = checked ? [...others, standard] : others;
      act.filter({ plugs: plugs.length > 0 ? plugs : undefined });
    }),
  );
  return choices(words.say('find.plug'), chips);
}

function power({ words, filter, act }: FindFormProps): ComponentChild {
  const bound = (name: 'from' | 'to') =>
    h(NumberField, {
      label: words.say(name === 'from' ? 'find.from' : 'find.up_to'),
      value: filter[name],
      onNumber: (value) => act.filter({ [name]: value }, true),
    });
  return range(words.say('find.power'), [bound('from'), bound('to')]);
}

function price({ words, filter, currencies, act }: FindFormProps): ComponentChild {
  const [first] = currencies;
  if (first === undefined) return null;
  const currency = filter.currency ?? first;
  const ask = (price: number | undefined, currency: string) =>
    act.filter({ price, currency: price === undefined ? undefined : currency }, true);
  const isOnly = currencies.length === 1;
  const options = currencies.map((one) => h('option', { key: one, value: one }, one));
  const change = (event: Event) => ask(filter.price, textOf(event));
  return range(isOnly ? `${words.say('find.price')} (${first})` : words.say('find.price'), [
    h(NumberField, {
      label: words.say('find.up_to'),
      value: filter.price,
      onNumber: (price) => ask(price, currency),
    }),
    !isOnly && h('select', { 'aria-label': words.say('find.currency'), value: currency, onChange: change }, options),
  ]);
}

/** Only a map has a middle, and where the reader is not known, the list is sorted by name. */
export function SortChoice({ words, order, here, isMapShown, act }: FindFormProps) {
  const orders = SITE_ORDER.filter((one) => one !== 'map' || isMapShown || order === 'map');
  const options = orders.map((one) => h('option', { key: one, value: one }, words.say(`find.sort_${one}`)));
  const sort = (event: Event) => act.sort(textOf(event) as SiteOrder);
  return h('label', { class: 'sort' }, [
    h('span', null, words.say('find.sort')),
    h('select', { value: order === 'me' && here !== 'known' ? 'name' : order, onChange: sort }, options),
  ]);
}

function textOf(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}
