/** The style sheet of a network that has a colour of its own. */

import { blended, onDark, onLight } from '../settings/page-colour.ts';

const WHITE = '#ffffff';
const [DARK_CARD, DARK_GROUND] = ['#1a1e1c', '#111412'];

/** Its path below dist/, and its text. The name has the colour and the form of the text, because browsers keep it. */
export function colourSheet(colour: string): readonly [path: string, text: string] {
  const [light, dark] = [onLight(colour), onDark(colour)];
  const text = `:root {
  --accent: light-dark(${light}, ${dark});
  --on-accent: light-dark(${WHITE}, ${DARK_GROUND});
  --tint: light-dark(${blended(light, WHITE, 0.88)}, ${blended(dark, DARK_CARD, 0.84)});
}
`;
  return [`_site/colour-1-${colour.slice(1)}.css`, text];
}
