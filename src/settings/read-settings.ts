/** Reads network.json. Mistakes are findings at their line and column. */

import type { DataFile } from '../csv/data-file.ts';
import type { Finding, Place } from '../findings/finding.ts';
import { firstFindings } from '../findings/print/many-findings.ts';
import { MOST_FINDINGS } from '../read/files/limits.ts';
import type { Declared } from './declared.ts';
import { finding } from './finding-codes.ts';
import { knownSettings, NOTHING_KNOWN, type SoundSettings } from './known-settings.ts';
import { placeOfNode, settingMistakes, withoutMisspelt } from './setting-findings.ts';
import { aboutValues } from './setting-values.ts';
import { type Settings, settingsSchema } from './settings.ts';
import { type JsonText, placeAt, type Repeated, readJson, repeatedNames } from './settings-json.ts';

interface SettingsReading {
  /** Absent if there are errors. */
  readonly settings?: Settings;
  /** Those that could be read all the same. */
  readonly known: SoundSettings;
  readonly findings: Finding[];
}

/**
 * Reads the text of network.json.
 *
 * @param declared what companions declare of it
 * @param pictures what of data/images/ is published, such as images/logo.png; without it, nobody looks whether they are there
 */
export function readSettings(
  path: string,
  bytes: Uint8Array,
  declared: readonly Declared[],
  pictures?: ReadonlySet<string>,
): SettingsReading {
  const reading = readJson(path, bytes);
  if (reading.finding) return { known: NOTHING_KNOWN, findings: [reading.finding] };
  const { document, value } = reading;
  const schema = settingsSchema(declared);
  const parsed = schema.safeParse(value);
  const repeated = repeatedNames(document.tree);
  const settings = parsed.success && repeated.length === 0 ? parsed.data : undefined;
  const { issues = [] } = parsed.error ?? {};
  const known = settings
    ? { ...settings, unknown: new Set<never>() }
    : knownSettings(schema, value, issues, repeated.flatMap(atTheTop(document)));
  const twice = repeated.map((one) => () => namedTwice(document, one));
  // Of a text that should be a list, nobody needs to know how long it is.
  const first = [...Map.groupBy(issues, ({ path }) => path.join()).values()].flatMap(([issue]) => issue ?? []);
  const wrong = withoutMisspelt(first, schema).flatMap((issue) => settingMistakes(issue, schema, document));
  return {
    ...(settings && { settings }),
    known,
    findings: [
      ...firstFindings(twice, MOST_FINDINGS),
      ...firstFindings(wrong, MOST_FINDINGS),
      ...aboutValues(document, known, pictures),
      ...declared.flatMap(({ aboutSettings }) => aboutSettings?.(document, known, pictures) ?? []),
    ],
  };
}

/** The name of a setting that is there twice; nothing if it is only a part of one. */
function atTheTop({ tree }: JsonText): (repeated: Repeated) => string[] {
  return ({ first }) => (first.parent?.parent === tree ? [String(first.value)] : []);
}

function namedTwice({ file, text }: JsonText, { first, second }: Repeated): Finding {
  return finding('duplicate-setting', placeAt(file, text, second.offset), {
    field: String(first.value).slice(0, 60),
    related: [placeAt(file, text, first.offset)],
  });
}

/** The place of a setting, such as `['status_sources', 0]`, in a network.json that could be read. */
export function placeOfSetting({ path, bytes }: DataFile, setting: readonly (string | number)[]): Place {
  const { document } = readJson(path, bytes);
  return document === undefined ? { file: path } : placeOfNode(document, [...setting]);
}
