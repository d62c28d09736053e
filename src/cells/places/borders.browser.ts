/** The borders of countries, as a part of the bundle: nothing can be loaded in the middle of a check. */

import * as countryCoder from '@rapideditor/country-coder';

export function borders(): typeof countryCoder {
  return countryCoder;
}
