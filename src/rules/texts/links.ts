/** Rule: links lead to where everybody can go, and to pictures that are there. */

import { isRealHost, LINKS, linkMistake } from '../../cells/texts/links.ts';
import { PICTURES, pictureMistake } from '../../cells/texts/own-picture.ts';
import { pictureProblems } from '../../cells/texts/pictures.ts';
import { cellsWith } from '../rule/cells-with.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: { ...LINKS, ...PICTURES },
  network({ dataset: { contents }, settings, pictures = new Set(), tell }) {
    const { base_url, operator: { website } = {}, unknown } = settings;
    if (base_url === undefined) return;
    for (const { table, row, column, mistake } of cellsWith('link', contents, (text) =>
      pictureMistake(text, base_url, pictures),
    )) {
      tell('missing-picture', table, row, column, mistake);
    }
    if (unknown.has('operator')) return;
    // The demo network has such links in every table, wherever it is published.
    const isExample = !isRealHost(base_url) || (website !== undefined && !isRealHost(website));
    for (const { table, row, column, mistake } of cellsWith('link', contents, (text) => linkMistake(text, isExample))) {
      tell(mistake.code, table, row, column, mistake.said);
    }
  },
  rows: {
    images(row, say) {
      for (const { code, part, said } of pictureProblems(row.values)) say(code, part, said);
    },
    businesses({ values }, say) {
      const {
        logo_url: url,
        logo_thumbnail: thumbnail,
        logo_type: type,
        logo_width: width,
        logo_height: height,
      } = values;
      for (const { code, part, said } of pictureProblems({ url, thumbnail, type, width, height })) {
        say(code, `logo_${part}`, said);
      }
    },
  },
});
