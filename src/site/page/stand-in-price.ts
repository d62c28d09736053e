import type { Tariff } from '../../ocpi/types.ts';
import type { PageWords } from '../words/words.ts';
export function tariffInWords(tariff: Omit<Tariff, 'last_updated'>, _words: PageWords): string[] {
  return tariff.elements.map(
    ({ price_components, restrictions }) =>
      `${price_components.map(({ type, price, vat }) => `${price} ${tariff.currency} ${type} ${vat}`).join(' + ')} ${JSON.stringify(restrictions ?? '')}`,
  );
}
