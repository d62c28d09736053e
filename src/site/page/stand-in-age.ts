import type { PageWords } from '../words/words.ts';
export function ageInWords(ms: number, words: PageWords): string {
  return new Intl.RelativeTimeFormat(words.locale).format(-Math.round(ms / 60000), 'minute');
}
