/** The badge at /afir.svg: how many items are said of every point. It loads nothing, and needs no font of its own. */

import { markup } from '../../../src/findings/index.ts';
import type { Scorecard } from '../scorecard.ts';

const HEIGHT = 20;
const LEFT = 40;
const RIGHT = 130;

/** White on these is readable (WCAG 2.2, 1.4.3). */
const COMPLETE = '#0a6847';
const OPEN = '#45535f';

/** How many items are said of every point, be it a no. */
export function statedItems({ items }: Pick<Scorecard, 'items'>): number {
  return items.filter(({ stated_share }) => stated_share === 1).length;
}

export function scorecardBadge(scorecard: Pick<Scorecard, 'items'>): string {
  const [stated, all] = [statedItems(scorecard), scorecard.items.length];
  const text = `${stated} of ${all} items stated`;
  const said = `AFIR: ${text}`;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + RIGHT}" height="${HEIGHT}" role="img" aria-label="${said}">
<title>${said}</title>
<rect width="${LEFT + RIGHT}" height="${HEIGHT}" rx="3" fill="#18201c"/>
<path d="M${LEFT} 0h${RIGHT - 3}a3 3 0 0 1 3 3v${HEIGHT - 6}a3 3 0 0 1-3 3H${LEFT}z" fill="${stated === all ? COMPLETE : OPEN}"/>
<g fill="#fff" font-family="Verdana,Geneva,'DejaVu Sans',sans-serif" font-size="11">
<text x="6" y="14" textLength="${LEFT - 12}" lengthAdjust="spacingAndGlyphs">AFIR</text>
<text x="${LEFT + 6}" y="14" textLength="${RIGHT - 12}" lengthAdjust="spacingAndGlyphs">${text}</text>
</g>
</svg>
`.text;
}
