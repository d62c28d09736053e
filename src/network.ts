/**
 * data/network.json: who publishes, and what stands in for empty cells of the tables. Text -> settings, or findings at
 * the line and column of each mistake.
 */

import { iso1A2Code, iso1A3Code } from '@rapideditor/country-coder';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { parseTimeZone } from './cells/time-zone.ts';
import { decode } from './csv/decode.ts';
import { lineAndColumn } from './csv/place.ts';
import { type Finding, finding, type Place } from './findings/finding.ts';
import { didYouMean } from './findings/suggestion.ts';
import { IMAGE_CATEGORY, OCPI_VERSION } from './ocpi/enums.ts';
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
  return { findings: parsed.error.issues.flatMap((issue) => settingFindings(issue, path, text, tree)) };
}

function settingFindings(issue: z.core.$ZodIssue, file: string, text: string, tree: Node): Finding[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const field = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const name = [...path, key].join('.');
      const hint = didYouMean(key, settingsOf(path)) ?? 'The settings are listed in schemas/network.schema.json.';
      const place = placeOfNode(file, text, tree, [...path, key]);
      return finding('unknown-setting', place, { field: name, message: `There is no setting "${name}".`, hint });
    });
  }
  const node = findNodeAtLocation(tree, path);
  if (node === undefined) {
    const message = `The setting "${field}" is missing.`;
    const hint = `Add "${path.at(-1)}"; CONTRIBUTING.md shows an example.`;
    return [finding('missing-setting', placeOfNode(file, text, tree, path.slice(0, -1)), { field, message, hint })];
  }
  const value = text.slice(node.offset, node.offset + Math.min(node.length, 100));
  const message = `${nameOf(path)} ${problemOf(issue)}.`;
  return [finding('invalid-setting', placeOfNode(file, text, tree, path), { field, value, message })];
}

/** `"base_url"`, or `item 2 of "versions"`. */
function nameOf(path: readonly (string | number)[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'network.json';
  return typeof last === 'number' ? `item ${last + 1} of ${nameOf(path.slice(0, -1))}` : `"${path.join('.')}"`;
}

/** Names of the settings in an object of network.json. */
function settingsOf(path: readonly (string | number)[]): string[] {
  let schema: z.core.$ZodType = networkSchema;
  for (const part of path) {
    const { shape } = schema as z.ZodObject;
    const member = shape[part];
    schema = member instanceof z.ZodOptional ? member.unwrap() : networkSchema;
  }
  return Object.keys((schema as z.ZodObject).shape);
}

function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${{ string: 'text in quotation marks', int: 'a whole number without quotation marks', number: 'a number without quotation marks', array: 'a list', object: 'an object' }[issue.expected as string] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}`;
    case 'too_small':
      return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'must not be empty';
    default:
      return issue.message.startsWith('must') ? issue.message : `is not valid: ${issue.message}`;
  }
}

function placeOfNode(file: string, text: string, tree: Node, path: (string | number)[]): Place {
  const node = findNodeAtLocation(tree, path);
  const at = node?.parent?.type === 'property' ? node.parent : node;
  return { file, ...lineAndColumn(text, at?.offset ?? 0) };
}
