/**
 * data/network.json: who publishes, and what stands in for empty cells of the tables. Text -> settings, or findings at
 * the line and column of each mistake.
 */

import { type ParseError, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { iso1A2Code, iso1A3Code } from './cells/countries.ts';
import { parseTimeZone } from './cells/time-zone.ts';
import { decode } from './csv/decode.ts';
import { lineAndColumn } from './csv/place.ts';
import type { Finding, Place } from './findings/finding.ts';
import { finding } from './network-codes.ts';
import { placeOfNode, settingFindings } from './network-mistakes.ts';
import { IMAGE_CATEGORY, OCPI_VERSION } from './ocpi/enums.ts';
import { statusSources } from './status/settings.ts';
import type { SourceFile } from './tables/read-tables.ts';
import { WEB_ADDRESS } from './tables/types-codes.ts';
import { IMAGE_TYPE } from './tables/types-exact.ts';

const webAddress = z
  .string()
  .max(255)
  .regex(WEB_ADDRESS, { error: 'must be a complete web address with https://', abort: true })
  .refine((text) => URL.canParse(text), 'must be a complete web address with https://');

const pixels = z.int().min(1).max(99_999);

const logo = z.strictObject({
  url: webAddress,
  thumbnail: webAddress.optional(),
  category: z.enum(IMAGE_CATEGORY).default('OPERATOR'),
  type: z.string().regex(IMAGE_TYPE, 'must be gif, jpeg, png or svg'),
  width: pixels.optional(),
  height: pixels.optional(),
});

const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, 'must be one line of printable text')
    .refine((text) => text === text.trim(), 'must have no blanks at its ends');

export const networkSchema = z.strictObject({
  $schema: z.string().optional(),
  name: oneLine(100).optional().describe('Name of the network, for people who open the site.'),
  country_code: z
    .string()
    .refine((code) => iso1A2Code(code) === code, 'must be two letters of ISO 3166-1, such as "NL"')
    .describe('Country in which the operator is registered (ISO 3166-1 alpha-2).'),
  party_id: z
    .string()
    .regex(/^[A-Za-z0-9]{3}$/, 'must be three letters or digits, such as "EXA"')
    .describe('Registered id of the operator (ISO 15118): three letters or digits.'),
  base_url: webAddress
    .refine((text) => !/[?#]/.test(text), 'must have no ? and no #')
    .transform((text) => text.replace(/\/+$/, ''))
    .default('http://localhost:8787')
    .describe('Where the API is published: everything before /api/ocpi.'),
  operator: z
    .strictObject({ name: oneLine(100), website: webAddress.optional(), logo: logo.optional() })
    .optional()
    .describe('Operator of every location that names no other.'),
  country: z
    .string()
    .refine((code) => iso1A3Code(code) === code, 'must be three letters of ISO 3166-1, such as "NLD"')
    .optional()
    .describe('Country of every location that names no other (ISO 3166-1 alpha-3).'),
  time_zone: z
    .string()
    .refine((name) => parseTimeZone(name).ok, 'must be an IANA time zone, such as "Europe/Amsterdam"')
    .optional()
    .describe('Time zone of every location that names no other (IANA).'),
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'must be a code of ISO 4217, such as "EUR"')
    .optional()
    .describe('Currency of every tariff that names no other (ISO 4217).'),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two letters of ISO 639-1, such as "en"')
    .default('en')
    .describe('Language of texts that name none (ISO 639-1).'),
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
    .strictObject({ name: oneLine(100), url: webAddress })
    .optional()
    .describe('Under which terms the data may be used.'),
  contact: z
    .strictObject({ name: oneLine(100).optional(), email: z.email().optional(), url: webAddress.optional() })
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
});

/** The settings of a network, defaults filled in. */
export type Network = z.output<typeof networkSchema>;

/** Reads network.json; `network` is there exactly if no finding is. */
export function readNetwork(path: string, bytes: Uint8Array): { network?: Network; findings: Finding[] } {
  const decoded = decode(path, bytes);
  if (decoded.finding) return { findings: [decoded.finding] };
  const { text } = decoded;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [syntax] = errors;
  if (tree === undefined || syntax !== undefined) {
    const place = { file: path, ...lineAndColumn(text, syntax?.offset ?? text.length) };
    const hint = 'Often a comma is missing or one too many, or a text has no quotation marks.';
    return { findings: [finding('invalid-json', place, { message: 'This is not JSON.', hint })] };
  }
  const parsed = networkSchema.safeParse(JSON.parse(text));
  if (parsed.success) return { network: parsed.data, findings: [] };
  return {
    findings: parsed.error.issues.flatMap((issue) => settingFindings(issue, networkSchema, { file: path, text, tree })),
  };
}

/** Where a setting stands in a network.json that could be read, such as `['status_sources', 0]`. */
export function placeOfSetting({ path, bytes }: SourceFile, setting: readonly (string | number)[]): Place {
  const { text } = decode(path, bytes);
  const tree = text === undefined ? undefined : parseTree(text);
  return text === undefined || tree === undefined
    ? { file: path }
    : placeOfNode({ file: path, text, tree }, [...setting]);
}
