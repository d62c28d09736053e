/** Reads network.json. Mistakes are findings at their line and column. */

import type { Finding, Place } from '../../findings/finding.ts';
import { firstFindings } from '../../findings/first-findings.ts';
import type { DataFile } from '../csv/data-file.ts';
import { MOST_FINDINGS } from '../files/limits.ts';
import { finding } from './finding-codes.ts';
import { placeOfNode, settingMistakes } from './setting-findings.ts';
import { settingAddress, settingLinks, settingLogo, settingPictures } from './setting-links.ts';
import { settingSecrets } from './setting-secrets.ts';
import { type Settings, settingsSchema } from './settings.ts';
import { type JsonText, placeAt, type Repeated, readJson, repeatedNames } from './settings-json.ts';

/**
 * There are no settings if there are errors.
 *
 * @param pictures what of data/images/ is published, such as images/logo.png; without it, nobody looks whether they are there
 */
export function readSettings(
  path: string,
  bytes: Uint8Array,
  pictures?: ReadonlySet<string>,
): { settings?: Settings; findings: Finding[] } {
  const reading = readJson(path, bytes);
  if (reading.finding) return { findings: [reading.finding] };
  const { document, value } = reading;
  const parsed = settingsSchema.safeParse(value);
  const twice = repeatedNames(document.tree).map((repeated) => () => namedTwice(document, repeated));
  if (parsed.success && twice.length === 0) {
    const { status_sources, table_sources } = parsed.data;
    const findings = [
      ...settingAddress(document, parsed.data),
      ...settingLinks(document, parsed.data),
      ...settingLogo(document, parsed.data),
      ...(pictures ? settingPictures(document, parsed.data, pictures) : []),
      ...settingSecrets(document, { status_sources, table_sources }),
    ];
    return { settings: parsed.data, findings };
  }
  const wrong = (parsed.error?.issues ?? []).flatMap((issue) => settingMistakes(issue, settingsSchema, document));
  return { findings: [...firstFindings(twice, MOST_FINDINGS), ...firstFindings(wrong, MOST_FINDINGS)] };
}

function namedTwice({ file, text }: JsonText, { first, second }: Repeated): Finding {
  const name = String(first.value).slice(0, 60);
  return finding('duplicate-setting', placeAt(file, text, second.offset), {
    field: name,
    message: `The setting "${name}" is there twice.`,
    hint: 'Delete one of the two.',
    related: [placeAt(file, text, first.offset)],
  });
}

/** The place of a setting, such as `['status_sources', 0]`, in a network.json that could be read. */
export function placeOfSetting({ path, bytes }: DataFile, setting: readonly (string | number)[]): Place {
  const { document } = readJson(path, bytes);
  return document === undefined ? { file: path } : placeOfNode(document, [...setting]);
}
