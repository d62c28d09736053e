/** The borders of countries (@rapideditor/country-coder). Loading them takes a tenth of a second, so that happens at the first call. */

import { createRequire } from 'node:module';

type Borders = typeof import('@rapideditor/country-coder');

let known: Borders | undefined;

export function borders(): Borders {
  known ??= createRequire(import.meta.url)('@rapideditor/country-coder') as Borders;
  return known;
}
