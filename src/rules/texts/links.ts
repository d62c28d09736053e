/** Rule: links lead to where everybody can go, and to pictures that are there. */

import { isRealHost, LINKS, linkMistake } from '../../cells/texts/links.ts';
import { PICTURES, pictureMistake } from '../../cells/texts/own-picture.ts';
import { type DescribedPicture, pictureProblems } from '../../cells/texts/pictures.ts';
import type { AnyRow } from '../../tables/table.ts';
import type { TableName } from '../../tables/tables.ts';
import { cellsWith } from '../rule/cells-with.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, { ...LINKS, ...PICTURES });

function* check(input: RuleInput): Findings {
  yield* privateLinks(input);
  yield* pictureMistakes(input);
}

function* privateLinks({ dataset, settings }: RuleInput): Findings {
  const { base_url, operator: { website } = {}, unknown } = settings;
  if (base_url === undefined || unknown.has('operator')) return;
  // The demo network has such links in every table, wherever it is published.
  const isExample = !isRealHost(base_url) || (website !== undefined && !isRealHost(website));
  const mistakes = cellsWith('link', dataset.contents, (text) => linkMistake(text, isExample));
  for (const { table, row, column, mistake } of mistakes) {
    const { code, message, hint } = mistake;
    yield rule.finding(code, table, row, column, { message: `${column} ${message}`, hint });
  }
}

function* pictureMistakes(input: RuleInput): Findings {
  yield* missing(input);
  const { images, businesses } = input.dataset.contents;
  for (const row of images.rows) yield* problems('images', row, row.values, '');
  for (const row of businesses.rows) {
    const { logo_url: url, logo_thumbnail: thumbnail, logo_type: type } = row.values;
    const { logo_width: width, logo_height: height } = row.values;
    yield* problems('businesses', row, { url, thumbnail, type, width, height }, 'logo_');
  }
}

/** @param before what the names of its columns begin with */
function* problems(table: TableName, row: AnyRow, picture: DescribedPicture, before: string): Findings {
  for (const { code, part, message, ...advice } of pictureProblems(picture)) {
    const column = `${before}${part}`;
    yield rule.finding(code, table, row, column, { message: `${column} ${message}`, ...advice });
  }
}

function* missing({ dataset, settings: { base_url }, pictures = new Set() }: RuleInput): Findings {
  if (base_url === undefined) return;
  const mistakes = cellsWith('link', dataset.contents, (text) => pictureMistake(text, base_url, pictures));
  for (const { table, row, column, mistake } of mistakes) {
    const message = `${column} ${mistake.message}`;
    yield rule.finding('missing-picture', table, row, column, { message, hint: mistake.hint });
  }
}
