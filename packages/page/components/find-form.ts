/** Search and filters. Everything works at once, while the reader types. */

import { type ComponentChild, h } from 'preact';
import type { Choices } from '../facts/choices.ts';
import { SITE_ORDER, type SiteOrder } from '../facts/route.ts';
import type { SiteFilter } from '../facts/site-filter.ts';
import { MapButton, ViewSwitch } from '../parts/map-button.ts';
import { NumberField } from '../parts/number-field.ts';
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
  readonly here: 'unknown' | 'asking' | 'known' | 'refused' | 'failed';
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

export function FindForm(props: FindFormProps) {
  const { words, filter, act, hasStatuses, hasHours, traits } = props;
  const { plugs: chosen = [], from, to, price: most } = filter;
  const hidden =
    chosen.length + [from, to, most, ...PLACES.map((trait) => filter[trait])].filter((one) => one !== undefined).length;
  const asked = hidden + [filter.free, filter.open, filter.card].filter(Boolean).length;
  const more = words.say(placesOf(props).length === 0 ? 'find.more' : 'find.more_places');
  return h('form', { class: 'find needs-script', role: 'search', onSubmit: (event: Event) => event.preventDefault() }, [
    h('div', { class: 'find-row' }, [
      h(FindMe, props),
      h(MapButton, { words, isMapShown: props.isMapShown, onToggle: act.toggleMap }),
      h(ViewSwitch, { words, isMapShown: props.isMapShown, onToggle: act.toggleMap }),
      h('label', { class: 'search' }, [
        h('span', { class: 'unseen' }, words.say('find.label')),
        h('input', {
          type: 'search',
          value: filter.q ?? '',
          placeholder: words.say('find.placeholder'),
          autoComplete: 'off',
          spellcheck: false,
          maxLength: 200,
          dir: 'auto',
          enterKeyHint: 'search',
          onInput: (event: Event) => act.filter({ q: textOf(event) || undefined }, true),
        }),
      ]),
    ]),
    h('div', { class: 'chips', role: 'group', 'aria-label': words.say('find.filters') }, [
      (hasStatuses || filter.free) && chip(words.say('find.free'), filter.free, (free) => act.filter({ free })),
      (hasHours || filter.open) && chip(words.say('hours.open'), filter.open, (open) => act.filter({ open })),
      (traits.includes('card') || filter.card) &&
        chip(words.say('find.card'), filter.card, (card) => act.filter({ card })),
      asked > 0 && h('button', { type: 'button', class: 'clear', onClick: act.clear }, words.say('find.clear')),
    ]),
    h('details', { class: 'more-filters' }, [
      h('summary', null, hidden > 0 ? `${more} (${words.number(hidden)})` : more),
      h('div', { class: 'fields' }, [plugs(props), power(props), price(props), place(props)]),
    ]),
  ]);
}

function FindMe({ words, here, order, act }: FindFormProps) {
  const isPressed = here === 'known' && order === 'me';
  return h(
    'button',
    {
      type: 'button',
      class: 'find-me',
      'aria-pressed': isPressed,
      'aria-busy': here === 'asking',
      onClick: act.findMe,
    },
    words.say('find.near_me'),
  );
}

function chip(text: string, checked: true | undefined, onChange: (checked: true | undefined) => void) {
  const change = (event: Event) => onChange((event.currentTarget as HTMLInputElement).checked || undefined);
  return h('label', { class: 'chip' }, [
    h('input', { type: 'checkbox', checked: checked === true, onChange: change }),
    h('span', null, text),
  ]);
}

function plugs({ words, filter, standards, act }: FindFormProps): ComponentChild {
  if (standards.length < 2) return null;
  const chosen = filter.plugs ?? [];
  return h('fieldset', { class: 'plug-choice' }, [
    h('legend', null, words.say('find.plug')),
    h(
      'div',
      { class: 'chips' },
      standards.map((standard) =>
        chip(plugName(standard, words), chosen.includes(standard) || undefined, (checked) => {
          const others = chosen.filter((one) => one !== standard);
          const plugs = checked ? [...others, standard] : others;
          act.filter({ plugs: plugs.length > 0 ? plugs : undefined });
        }),
      ),
    ),
  ]);
}

function power({ words, filter, act }: FindFormProps): ComponentChild {
  return h('fieldset', null, [
    h('legend', null, words.say('find.power')),
    h('div', { class: 'range' }, [
      h(NumberField, {
        label: words.say('find.from'),
        value: filter.from,
        onNumber: (from) => act.filter({ from }, true),
      }),
      h(NumberField, { label: words.say('find.to'), value: filter.to, onNumber: (to) => act.filter({ to }, true) }),
    ]),
  ]);
}

function price({ words, filter, currencies, act }: FindFormProps): ComponentChild {
  const [first] = currencies;
  if (first === undefined) return null;
  const currency = filter.currency ?? first;
  const ask = (price: number | undefined, currency: string) =>
    act.filter({ price, currency: price === undefined ? undefined : currency }, true);
  return h('fieldset', null, [
    h(
      'legend',
      null,
      currencies.length === 1 ? words.say('find.price_in', { currency: first }) : words.say('find.price'),
    ),
    h('div', { class: 'range' }, [
      h(NumberField, {
        label: words.say('find.up_to'),
        value: filter.price,
        onNumber: (price) => ask(price, currency),
      }),
      currencies.length > 1 &&
        h(
          'select',
          {
            'aria-label': words.say('find.currency'),
            value: currency,
            onChange: (event: Event) => ask(filter.price, textOf(event)),
          },
          currencies.map((one) => h('option', { key: one, value: one }, one)),
        ),
    ]),
  ]);
}

/** The traits of EVSEs that are about the parking place. */
const PLACES = ['trailer', 'disabled', 'roofed'] as const;

/** Only what there is somewhere, and what a link asks for. */
function placesOf({ filter, traits }: FindFormProps) {
  return PLACES.filter((trait) => traits.includes(trait) || filter[trait]);
}

function place(props: FindFormProps): ComponentChild {
  const { words, filter, act } = props;
  const choices = placesOf(props);
  if (choices.length === 0) return null;
  return h('fieldset', { class: 'plug-choice' }, [
    h('legend', null, words.say('find.place')),
    h(
      'div',
      { class: 'chips' },
      choices.map((trait) =>
        chip(words.say(`find.${trait}`), filter[trait], (asked) => act.filter({ [trait]: asked })),
      ),
    ),
  ]);
}

/** Only a map has a middle. */
export function SortChoice({ words, order, isMapShown, act }: FindFormProps) {
  const choices = SITE_ORDER.filter((one) => one !== 'map' || isMapShown || order === 'map');
  return h('label', { class: 'sort' }, [
    h('span', null, words.say('find.sort')),
    h(
      'select',
      { value: order, onChange: (event: Event) => act.sort(textOf(event) as SiteOrder) },
      choices.map((one) => h('option', { key: one, value: one }, words.say(`find.sort_${one}`))),
    ),
  ]);
}

function textOf(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}
