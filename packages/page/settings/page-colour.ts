/**
 * The colour of a network on its page: letters of it are read on the light backgrounds of the page, and a lighter shade of it on the
 * dark ones (WCAG 2.2, 1.4.3: a contrast of at least 4.5:1).
 */

import { clause } from '../../../src/findings/index.ts';
import { textsLike } from '../../../src/tables/index.ts';

/** The backgrounds of the page on which letters are hardest to read (packages/page/styles/base.css). */
const LIGHT = '#f4f6f4';
const DARK = '#1a1e1c';

export const LEAST_CONTRAST = 4.5;

/** A colour of CSS in its form with six digits. */
export function pageColour() {
  return textsLike(/^\s*#[\dA-Fa-f]{6}\s*$/, {
    ...{ code: 'invalid-setting', what: clause`a colour in the form #0a6847`, form: '# and six digits from 0 to f' },
    hint: 'Write # and six digits from 0 to f, two each for red, green and blue.',
    toValue: (text) => text.toLowerCase(),
    meant: (text) => {
      const digits = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text.toLowerCase())?.[1];
      const six = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits;
      return six === undefined ? undefined : { values: [`#${six}`] };
    },
  });
}

/** The contrast of letters of a colour on the light backgrounds of the page. */
export function contrastOnLight(colour: string): number {
  return contrast(colour, LIGHT);
}

/** The nearest colour that can be read on light backgrounds: itself, or a darker shade of it. */
export function onLight(colour: string): string {
  return nearestReadable(colour, '#000000', LIGHT);
}

/** The nearest colour that can be read on dark backgrounds: itself, or a lighter shade of it. */
export function onDark(colour: string): string {
  return nearestReadable(colour, '#ffffff', DARK);
}

/** A colour with so much of another, from 0 to 1. */
export function blended(colour: string, other: string, share: number): string {
  const [to, from] = [channels(other), channels(colour)];
  return `#${from.map((own, i) => hex(own + ((to[i] ?? 0) - own) * share)).join('')}`;
}

function nearestReadable(colour: string, towards: string, background: string): string {
  for (let step = 0; step < 100; step++) {
    const shade = blended(colour, towards, step / 100);
    if (contrast(shade, background) >= LEAST_CONTRAST) return shade;
  }
  return towards;
}

/** From 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** From 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 255. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
