/** The page at /afir/: what AFIR asks for, and how much of it the network says. It is HTML alone, so that it prints as it is. */

import { formatCount, type Markup, markup } from '../../../src/findings/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import { type DocsAssets, docsPage, folded } from '../../api-docs/page/layout.ts';
import { writeRoute } from '../../page/facts/route.ts';
import { SCORECARD_BADGE, SCORECARD_FILE } from '../files/paths.ts';
import { publicScorecard } from '../public-scorecard.ts';
import type { OnTime } from '../report/on-time.ts';
import { percentOf } from '../report/percent-of.ts';
import type { ItemScore, Scorecard } from '../scorecard.ts';
import { statedItems } from './badge.ts';

/** A scorecard of the whole network, with what its settings allow. */
export interface NetworkScorecard extends Scorecard {
  readonly on_time: readonly OnTime[];
}

/** What the page needs besides: whose it is, and at which site an EVSE is. */
interface Around {
  readonly settings: Settings;
  readonly locations: readonly { readonly id: string; readonly ownUids: readonly string[] }[];
}

/** How many that lack an item the page names. /afir.json names more. */
const NAMED = 20;

export function scorecardPage(scorecard: NetworkScorecard, around: Around, assets?: DocsAssets): string {
  const siteOf = new Map(around.locations.flatMap(({ id, ownUids }) => ownUids.map((uid) => [uid, id] as const)));
  const body = markup`${overview(scorecard)}${table(scorecard)}${onTime(scorecard)}${publicTen(scorecard)}<section id="items">
<h2>Item by item</h2>
${scorecard.items.map((score) => itemSection(score, siteOf))}</section>
`;
  // The table leads to each item.
  const contents = [
    ...[link('table', 'All items'), link('on-time', 'On time')],
    ...[link('public', 'Public scorecard'), link('items', 'Item by item')],
  ];
  const settings = { ...around.settings, copies: [SCORECARD_FILE] };
  return docsPage({ title: 'AFIR scorecard', id: 'afir', contents, body }, settings, assets);
}

function link(id: string, name: string): Markup {
  return markup`<li><a href="#${id}">${name}</a></li>\n`;
}

function overview(scorecard: NetworkScorecard): Markup {
  const { points, sites, items } = scorecard;
  return markup`<h1>AFIR scorecard</h1>
<p class="lead">${statedItems(scorecard)} of ${items.length} items are stated of every charging point.</p>
<p>Article 20(2) of Regulation (EU) 2023/1804 (AFIR) lists what operators of public charging points make available.
Here is how much of that this network publishes: ${formatCount(points, 'point')} at ${formatCount(sites, 'site')}. Points that are planned or removed do not count.</p>
<dl class="facts">
<dt>Has it</dt><dd>Points that have the item, or of which the answer is yes.</dd>
<dt>Stated</dt><dd>These, and those of which the answer is no. Nothing is missing where a no is said.</dd>
<dt>For programs</dt><dd><a href="${SCORECARD_FILE.path}"><code>${SCORECARD_FILE.path}</code></a>, and a badge:
<img src="${SCORECARD_BADGE}" width="170" height="20" alt="${statedItems(scorecard)} of ${items.length} items stated"></dd>
</dl>
`;
}

function table({ items }: Scorecard): Markup {
  const rows = items.map(
    ({ item, title, share, stated_share }) => markup`<tr><th scope="row"><a href="#${item}">${item}</a> ${title}</th>
<td class="share">${percentOf(share)}</td><td class="share${stated_share === 1 ? '' : ' bad'}">${percentOf(stated_share)}</td></tr>
`,
  );
  return markup`<section id="table">
<h2>All items</h2>
<table class="scores">
<thead><tr><th scope="col">Item</th><th scope="col">Has it</th><th scope="col">Stated</th></tr></thead>
<tbody>
${rows}</tbody></table>
</section>
`;
}

const ANSWERS = { yes: 'Yes', no: 'No', depends: 'It depends' } as const satisfies Record<OnTime['can_keep'], string>;

function onTime({ on_time }: NetworkScorecard): Markup {
  const demands = on_time.map(
    ({ demand, source, can_keep, why }) => markup`<h3>${demand}</h3>
<p><strong>${ANSWERS[can_keep]}.</strong> ${why}</p>
<p><small>${source}</small></p>
`,
  );
  const answers = markup`<p>Whether the settings of this network can keep what the laws say about time. How fast a change is entered is not known here.</p>
${demands}`;
  return folded('on-time', markup`<h2>On time</h2>`, answers);
}

function publicTen(scorecard: Scorecard): Markup {
  const ten = publicScorecard(scorecard);
  const rows = ten.map(
    ({ name, items, share, isMet }) =>
      markup`<tr><th scope="row">${name} <small>(${items})</small></th><td class="share">${percentOf(share)}</td><td>${isMet ? 'met' : 'not met'}</td></tr>\n`,
  );
  const grades = markup`<p>A site in the Netherlands (parkingnetherlands.com/afir-scorecard) grades operators by ten of these, each met by 90 % of the points.
By its rules, ${ten.filter(({ isMet }) => isMet).length} of 10 are met here. For the ad hoc price it is content with one plug of a point; here every plug needs one that is valid.</p>
<table class="scores">
<thead><tr><th scope="col">Item</th><th scope="col">Has it</th><th scope="col">90 %</th></tr></thead>
<tbody>
${rows}</tbody></table>
`;
  return folded('public', markup`<h2>By the rules of the public scorecard</h2>`, grades);
}

function itemSection(score: ItemScore, siteOf: ReadonlyMap<string, string>): Markup {
  const { item, title, share, stated_share, counts, formats, article, rule_of } = score;
  const rule = rule_of === 'public scorecard' ? ' (the rule of the public scorecard)' : '';
  const facts = markup`<p>Has it: ${percentOf(share)}. Stated: ${percentOf(stated_share)}.</p>
${lacking(score, siteOf)}<dl class="facts">
<dt>What counts${rule}</dt><dd>${counts}</dd>
<dt>Which formats hold it</dt><dd>${formats.join('; ')}</dd>
<dt>The law</dt><dd>${article}</dd>
</dl>
`;
  return folded(item, markup`<h3>${item} ${title}</h3>`, facts);
}

/** What it is unknown of, each with a link to the page of its site. */
function lacking(
  { level, lacking: ids, lacking_count: count }: ItemScore,
  siteOf: ReadonlyMap<string, string>,
): Markup {
  if (count === 0) return markup``;
  const named = ids.slice(0, NAMED).map((id, i) => {
    const site = level === 'site' ? id : (siteOf.get(id) ?? '');
    const href = `/${writeRoute({ kind: 'site', id: site, map: false })}`;
    return markup`${i === 0 ? '' : ', '}<a href="${href}"><bdi>${id}</bdi></a>`;
  });
  const more = count > named.length ? ` and ${count - named.length} more` : '';
  return markup`<p>Unknown of ${formatCount(count, level === 'site' ? 'site' : 'point')}: ${named}${more}.</p>
`;
}
