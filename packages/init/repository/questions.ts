/** The questions of init about a network: how each answer is asked for, and what people write for it. */

import { alpha2Of, countryNamed, currenciesNamed, languageCalled } from '../../../src/cells/index.ts';
import { OCPI_VERSION } from '../../../src/ocpi/index.ts';
import { USUAL_VERSIONS, versionsIn } from '../../../src/settings/index.ts';
import { currenciesIn, onlyCurrency, onlyLanguage, onlyTimeZone, timeZonesOf } from './country-defaults.ts';
import { USUAL_STATUSES } from './status-way.ts';

/** An option of `init` by which an answer is given beforehand. */
export type AnswerName =
  | 'name'
  | 'country'
  | 'party'
  | 'time-zone'
  | 'currency'
  | 'language'
  | 'versions'
  | 'statuses'
  | 'base-url'
  | 'website';

/** Texts by option. */
export type Answers = { readonly [A in AnswerName]?: string | undefined };

export interface Question {
  /** Where the answer stands in network.json; undefined if it decides several settings, or is no text there. */
  readonly setting?: readonly [string, ...string[]];
  /** Placeholder of the option. */
  readonly value: string;
  /** The subject, as a sentence. */
  readonly summary: string;
  /** The meaning of a text in other words. */
  readonly meaning?: (text: string) => string | undefined;
  /** The answer that follows from the country (alpha-2), if only one answer can be right. */
  readonly follows?: (country: string, now: number) => string | undefined;
  /** Answers that can be right there, if they are few. */
  readonly choices?: (country: string, now: number) => readonly string[];
  /** The answer that is taken where nobody gives one. */
  readonly usual?: string;
  /** Whether there must be an answer. */
  readonly isNeeded: boolean;
}

/** In the order in which they are asked. */
export const QUESTIONS: { readonly [A in AnswerName]: Question } = {
  name: {
    setting: ['name'],
    value: 'TEXT',
    summary: 'Name of the network and of its operator, as drivers know it.',
    isNeeded: true,
  },
  country: {
    setting: ['country_code'],
    value: 'CODE',
    summary: 'Country of the operator and of the sites: two letters, such as NL, or its name.',
    meaning: (text) => alpha2Of(countryNamed(text) ?? ''),
    isNeeded: true,
  },
  party: {
    setting: ['party_id'],
    value: 'ID',
    summary: 'Registered party_id of the operator: three letters or digits, such as EXA.',
    isNeeded: true,
  },
  'time-zone': {
    setting: ['time_zone'],
    value: 'ZONE',
    summary: 'Time zone of the sites, such as Europe/Amsterdam; needed where the country has several.',
    follows: onlyTimeZone,
    choices: timeZonesOf,
    isNeeded: true,
  },
  currency: {
    setting: ['currency'],
    value: 'CODE',
    summary: 'Currency of the prices, such as EUR; needed where the country does not decide it.',
    meaning: (text) => (currenciesNamed(text).length === 1 ? currenciesNamed(text)[0] : undefined),
    follows: onlyCurrency,
    choices: currenciesIn,
    isNeeded: true,
  },
  language: {
    setting: ['language'],
    value: 'CODE',
    summary: 'Language of the texts, such as en; needed where the country has several.',
    meaning: languageCalled,
    follows: onlyLanguage,
    isNeeded: true,
  },
  versions: {
    value: 'LIST',
    summary: `Versions of OCPI to publish: one or more of ${OCPI_VERSION.join(',')}, such as 2.2.`,
    meaning: (text) => versionsIn(text)?.join(','),
    usual: USUAL_VERSIONS.join(','),
    isNeeded: false,
  },
  statuses: {
    value: 'WAY',
    summary:
      'How it is told what is free: none, by hand (hand: in data/status.csv), the path of a file, a URL, or pushed by a charging system (pushed).',
    usual: USUAL_STATUSES,
    isNeeded: true,
  },
  'base-url': {
    setting: ['base_url'],
    value: 'URL',
    summary: 'Where the API will be published, such as https://ocpi.example.com. It can be set later.',
    isNeeded: false,
  },
  website: {
    setting: ['operator', 'website'],
    value: 'URL',
    summary: 'Website of the operator.',
    isNeeded: false,
  },
};

export const ANSWERS = Object.keys(QUESTIONS) as readonly AnswerName[];
