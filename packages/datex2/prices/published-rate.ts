/** The rates of a network: each tariff once for each time zone in which its days begin. */

import { formatTimestamp } from '../../../src/cells/index.ts';
import { type DetailedTariff, isValidAt, tariffsFrom } from '../../../src/ocpi/index.ts';
import type { ToBeStepped } from '../../../src/publish/index.ts';
import { offerOf } from '../../page/facts/offer.ts';
import { LANGUAGES } from '../../page/locales/languages.ts';
import { pageWordsOf } from '../../page/words/every-language.ts';
import { offerInWords } from '../../page/words/offer-words.ts';
import { inLanguages, made, mapping, text, word } from '../mapping/form.ts';
import { overallPeriod } from './periods.ts';
import { LACKS, type Rate, toRate } from './rate.ts';

export interface PublishedRate {
  readonly tariff: DetailedTariff;
  /** ElectricEnergy of the table, with this rate alone. */
  readonly energy: object;
  /** EnergyRateUpdate of a status; undefined if it is for contracts alone, or not valid now. */
  readonly update: object | undefined;
}

interface RateSource extends Rate {
  readonly id: string;
  readonly tariff: DetailedTariff;
  readonly lastUpdated: string;
  readonly language: string;
}

export const RATE = mapping<RateSource>(
  `
  Tariff.id | idG | with the time zone behind it, if days of it begin in another than that of the network
  Tariff.type | ratePolicy | adHoc for AD_HOC_PAYMENT, and without a type, which means everybody; else contract
  Tariff.last_updated | lastUpdated |
  Tariff.currency | applicableCurrency |
  Tariff.max_price | maximumDeliveryFee | with taxes, if the prices are with them
  Tariff.min_price | minimumDeliveryFee | likewise
  Tariff.tariff_alt_text | additionalInformation | and what the rate cannot say: why, and the whole price in words
  Tariff.elements | energyPrice | by meaning: see [tariffs](#tariffs)
  Tariff.start_date_time, end_date_time | overallPeriod |
`,
  {
    idG: ({ id }) => id,
    ratePolicy: ({ tariff }) => word(isForAll(tariff) ? 'adHoc' : 'contract'),
    lastUpdated: ({ lastUpdated }) => lastUpdated,
    applicableCurrency: ({ tariff }) => [tariff.currency],
    maximumDeliveryFee: ({ most }) => most,
    minimumDeliveryFee: ({ least }) => least,
    additionalInformation: inWords,
    energyPrice: ({ prices }) => (prices.length > 0 ? prices : undefined),
    overallPeriod: ({ tariff: { start_date_time: from, end_date_time: until } }) =>
      from === undefined && until === undefined ? undefined : overallPeriod([from, until]),
  },
);

function isForAll({ type }: DetailedTariff): boolean {
  return type === undefined || type === 'AD_HOC_PAYMENT';
}

function inWords({ tariff, lacks, language }: RateSource) {
  const written = inLanguages(tariff.tariff_alt_text);
  if (lacks.length === 0) return written;
  const known = LANGUAGES.find((one) => one === language) ?? 'en';
  const { summary, details } = offerInWords(offerOf(tariff), pageWordsOf(known));
  const price = text([summary, ...details].join('; '), known);
  const why = text(`DATEX II cannot say all of it: ${lacks.map((lack) => LACKS[lack]).join('; ')}.`, 'en');
  return { values: [...(written?.values ?? []), ...price.values, ...why.values] };
}

/** Those of these tariffs (ids) that are valid or will be, with days that begin in a time zone. */
export type RatesOf = (tariffs: readonly string[], timeZone: string) => readonly PublishedRate[];

export function ratesWith({ settings, tariffs, tariffTimes, publishedAt }: ToBeStepped): RatesOf {
  const known = new Map<string, PublishedRate>();
  const toPublished = (tariff: DetailedTariff, timeZone: string): PublishedRate => {
    const id = hasDates(tariff) && timeZone !== settings.time_zone ? `${tariff.id}@${timeZone}` : tariff.id;
    const before = known.get(id);
    if (before) return before;
    const lastUpdated = formatTimestamp(tariffTimes.get(tariff.id) ?? publishedAt);
    const rate = made(RATE, { ...toRate(tariff, timeZone), id, tariff, lastUpdated, language: settings.language });
    const { energyPrice, additionalInformation } = rate;
    const energyRateReference = { targetClass: 'EnergyRate', idG: id };
    const update = { lastUpdated, energyRateReference, additionalInformation, energyPrice };
    const [isGreenEnergy, energyProductInformation] = [tariff.energy_mix?.is_green_energy, tariff.tariff_alt_url];
    const energy = { isGreenEnergy, energyProductInformation, energyRate: [rate] };
    const own = { tariff, energy, update: isForAll(tariff) && isValidAt(tariff, publishedAt) ? update : undefined };
    known.set(id, own);
    return own;
  };
  return (ids, timeZone) => {
    const own = ids.flatMap((id) => tariffs.get(id) ?? []);
    return tariffsFrom(own, publishedAt).map((tariff) => toPublished(tariff, timeZone));
  };
}

function hasDates({ elements }: DetailedTariff): boolean {
  return elements.some(({ restrictions: { start_date, end_date } = {} }) => (start_date ?? end_date) !== undefined);
}
