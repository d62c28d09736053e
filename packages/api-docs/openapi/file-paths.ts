/** The paths of plain files: openapi.yaml has each format once, and a network may have several files of it, or none. */

import { basename } from 'node:path';
import type { ListedFile } from '../../../src/settings/index.ts';
import type { ApiSettings } from '../api-settings.ts';
import type { JsonMembers } from '../schemas/json.ts';
import { componentOfFile } from './component-schemas.ts';
import { type Facts, filledIn } from './facts.ts';

type Files = Pick<ApiSettings, 'copies' | 'others'>;

/** The format of files of which no package here knows more than their titles. */
const OTHER = 'other';

/** The formats of the files that there are. */
export function formatsOf({ copies, others = [] }: Files): ReadonlySet<string> {
  return new Set([...copies.map(({ format }) => format), ...others.map(() => OTHER)]);
}

/** A path of the text with what is there: once for each file of its format, if it is about one. */
export function pathsOf(
  path: string,
  item: JsonMembers,
  facts: Facts,
  files: Files,
): [path: string, item: JsonMembers][] {
  const format = item['x-file'];
  const formats = formatsOf(files);
  const filled = (more: Facts) => filledIn(item, { ...facts, ...more }, formats) as JsonMembers;
  if (format === undefined) return [[path, filled({})]];
  const { copies, others = [] } = files;
  const ofFormat = format === OTHER ? others : copies.filter((file) => file.format === format);
  return ofFormat.map((file) => [file.path, filled(factsOfFile(file))]);
}

/** A file that is one of several parts has the number in its name, such as `chargers-2`. */
function factsOfFile({ name, path, title }: ListedFile): Facts {
  return { file: componentOfFile(name), file_name: basename(path), part: /-(\d+)\./.exec(path)?.[1] ?? '', title };
}
