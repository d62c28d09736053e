/**
 * data/network.json: who publishes, and what stands in for empty cells of the tables. Text -> settings, or findings at
 * the line and column of each mistake.
 */

import { z } from 'zod';
import type { Finding, Place } from '../../findings/finding.ts';
import { firstFindings } from '../../findings/first-findings.ts';
import { IMAGE_CATEGORY, OCPI_VERSION } from '../../ocpi/enums.ts';
import type { DataFile } from '../csv/data-file.ts';
import { MOST_FINDINGS } from '../files/limits.ts';
import { country, countryCode, currency, language, partyId, url } from '../tables/columns/codes.ts';
import { imageType } from '../tables/columns/exact.ts';
import { timeZone } from '../tables/columns/place.ts';
import { oneOf, text } from '../tables/columns/text.ts';
import { baseUrl } from './base-url.ts';
import { finding } from './codes.ts';
import { asCell } from './setting-as-cell.ts';
import { placeOfNode, settingMistakes } from './setting-findings.ts';
import { type JsonText, placeAt, type Repeated, readJson, repeatedNames } from './settings-json.ts';
import { statusSources } from './status-sources.ts';

const pixels = z.int().min(1).max(99_999);

const logo = z.strictObject({
  url: asCell(url()),
  thumbnail: asCell(url()).optional(),
  category: asCell(oneOf(IMAGE_CATEGORY)).default('OPERATOR'),
  type: asCell(imageType()),
  width: pixels.optional(),
  height: pixels.optional(),
});

const name = asCell(text(100));

/** Whether the sizes of pages can be compared; if not, they have findings of their own. */
const areNumbers = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { default_limit = 1, max_limit } = value as { [name: string]: unknown };
  return typeof default_limit === 'number' && typeof max_limit === 'number';
};

/** Whether no page is larger than the largest. */
const pagesFit = ({ default_limit = 1, max_limit }: { default_limit?: number | undefined; max_limit: number }) =>
  default_limit <= max_limit;

export const settingsSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: name.optional().describe('Name of the network, for people who open the site.'),
    country_code: asCell(countryCode()).describe('Country in which the operator is registered (ISO 3166-1 alpha-2).'),
    party_id: asCell(partyId()).describe('Registered id of the operator (ISO 15118): three letters or digits.'),
    base_url: asCell(baseUrl())
      .default('http://localhost:8787')
      .describe('Where the API is published: https:// and the host. The API lies at /api/ocpi below it.'),
    operator: z
      .strictObject({ name, website: asCell(url()).optional(), logo: logo.optional() })
      .optional()
      .describe('Operator of every location that names no other.'),
    country: asCell(country())
      .optional()
      .describe('Country of every location that names no other (ISO 3166-1 alpha-3).'),
    time_zone: asCell(timeZone()).optional().describe('Time zone of every location that names no other (IANA).'),
    currency: asCell(currency()).optional().describe('Currency of every tariff that names no other (ISO 4217).'),
    language: asCell(language()).default('en').describe('Language of texts that name none (ISO 639-1).'),
    versions: z
      .array(z.enum(OCPI_VERSION))
      .min(1)
      .refine((list) => new Set(list).size === list.length, 'must name each version once')
      .default(['2.2'])
      .describe('OCPI versions to publish. 2.2.1 is opt-in.'),
    default_limit: z
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .describe(
        'Page size of a list for which none is asked. Without it, such a list is whole. Open Charge Map needs 100.',
      ),
    max_limit: z.int().min(1).max(10_000).default(1000).describe('The largest page that can be asked for.'),
    cache_seconds: z
      .int()
      .min(0)
      .max(86_400)
      .default(30)
      .describe('How long an answer may be reused, in seconds. UK rules ask for 30 seconds, EU rules for one minute.'),
    licence: z
      .strictObject({ name, url: asCell(url()) })
      .optional()
      .describe('Under which terms the data may be used.'),
    contact: z
      .strictObject({ name: name.optional(), email: z.email().max(254).optional(), url: asCell(url()).optional() })
      .optional()
      .describe('Whom readers of the data can ask.'),
    status_sources: statusSources
      .default([])
      .describe('Files and web addresses that tell the present statuses of EVSEs, beside data/status.csv.'),
    max_removal_share: z
      .number()
      .min(0)
      .max(1)
      .default(0.2)
      .describe('More EVSEs or locations than this share gone at once stop the build. 1 never stops it.'),
    removed_location_days: z
      .int()
      .min(1)
      .max(3650)
      .default(30)
      .describe(
        'How many days the id of a location that is hidden or left the tables stays published, with its EVSEs as REMOVED and nothing else of it. Clients that ask for changes more seldom miss that it is gone.',
      ),
    removed_tariff_days: z
      .int()
      .min(1)
      .max(3650)
      .default(30)
      .describe(
        'How many days a tariff that left the tables stays published, with its end_date_time. Clients that ask for changes more seldom miss its end.',
      ),
    upload_seconds: z
      .int()
      .min(0)
      .max(300)
      .default(20)
      .describe(
        'How long an upload takes. What changes gets a moment so far ahead, so that clients that ask meanwhile do not miss it.',
      ),
    plain_lists: z
      .boolean()
      .default(true)
      .describe(
        'Write the plain files of whole lists, for hosts that do not run the edge rule; they are written anew whenever one status changes.',
      ),
  })
  .refine(pagesFit, {
    path: ['default_limit'],
    error: 'must be at most max_limit',
    when: ({ value }) => areNumbers(value),
  });

/** The settings of a network, defaults filled in. */
export type Settings = z.output<typeof settingsSchema>;

/** Reads network.json; `network` is there exactly if no finding is. */
export function readSettings(path: string, bytes: Uint8Array): { settings?: Settings; findings: Finding[] } {
  const reading = readJson(path, bytes);
  if (reading.finding) return { findings: [reading.finding] };
  const { document, value } = reading;
  const parsed = settingsSchema.safeParse(value);
  const twice = repeatedNames(document.tree).map((repeated) => () => namedTwice(document, repeated));
  if (parsed.success && twice.length === 0) return { settings: parsed.data, findings: [] };
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

/** Where a setting stands in a network.json that could be read, such as `['status_sources', 0]`. */
export function placeOfSetting({ path, bytes }: DataFile, setting: readonly (string | number)[]): Place {
  const { document } = readJson(path, bytes);
  return document === undefined ? { file: path } : placeOfNode(document, [...setting]);
}
