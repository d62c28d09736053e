/** The setting `status_sources` of network.json: the sources of statuses besides data/status.csv. */

import * as z from 'zod';
import { localPath, setting, wholeNumber } from './setting.ts';
import {
  ADDRESS_SCHEMA,
  addressProblem,
  headerValue,
  sourceAddress,
  sourceList,
  sourceName,
} from './source-address.ts';

const entry = z.strictObject({
  name: setting(sourceName, 'Name of the source in findings and in /_health.json.', 'hub'),
  file: setting(
    localPath.optional(),
    'Path of a file with statuses; a relative path begins in the directory of network.json.',
    'status/hub.csv',
  ),
  url: sourceAddress.url.optional(),
  headers: sourceAddress.headers,
  format: setting(
    z.enum(['csv', 'json', 'ocpi']).optional(),
    'What the content is. By default, what the path ends in: .csv or .json. With ocpi, it is the Locations of an OCPI server (2.1.1 to 2.3.0); the url is that of its versions or of its list of Locations.',
    'csv',
  ),
  token: setting(
    headerValue.optional(),
    `Credentials token of an OCPI server, such as \${CPMS_TOKEN}, which stands for an environment variable. It is sent in Base64, and as it is if that is refused.`,
    `\${CPMS_TOKEN}`,
  ),
  match: setting(
    z.enum(['uid', 'evse_id']).optional(),
    'By which id the EVSEs of an OCPI server are found in evses.csv: uid (the default) or evse_id.',
    'evse_id',
  ),
  full_list_seconds: setting(
    wholeNumber(0, 86_400).optional(),
    'How often the whole list of an OCPI server is read, in seconds (900 unless set). In between, only what changed is asked for (date_from). With 0 it is always the whole list.',
    3600,
  ),
  timeout_seconds: sourceAddress.timeout_seconds,
  max_bytes: setting(
    wholeNumber(1, 1_000_000_000).default(50_000_000),
    'Largest content that is read, in bytes after decompression; above 100,000,000 only from OCPI servers. It may have at most a million rows.',
    5_000_000,
  ),
  max_age_seconds: setting(
    wholeNumber(1, 31_536_000).default(3600),
    'If the newest content is older than this, in seconds, all statuses of this source count as UNKNOWN.',
    600,
  ),
  allow_private_address: sourceAddress.allow_private_address,
});

type Entry = z.output<typeof entry>;

export type StatusFormat = 'csv' | 'json' | 'ocpi';

/** A status source with its defaults filled in: a file or a URL. */
export type StatusSource = Omit<Entry, 'file' | 'url' | 'format' | 'match' | 'full_list_seconds'> & {
  readonly format: StatusFormat;
  readonly match: 'uid' | 'evse_id';
  readonly full_list_seconds: number;
} & ({ readonly file: string; readonly url?: undefined } | { readonly url: string; readonly file?: undefined });

/** Settings that only an OCPI server has, and whether a file with its Locations has them too. */
const OF_OCPI = { token: false, full_list_seconds: false, match: true } as const;

/** What to write in place of a token. */
const ELSEWHERE = `; else write "headers": {"Authorization": "Token \${NAME}"}`;

/** The message about a setting that is right by itself, but not beside the rest, and which it is. */
function conflictIn(
  given: Entry,
  format: StatusFormat | undefined,
): readonly [message: string, path: string[]] | undefined {
  const { file, url, headers, max_bytes } = given;
  if (file !== undefined && url !== undefined) return ['must have either "file" or "url", not both', []];
  const wrongUrl = url === undefined ? undefined : addressProblem({ ...given, url });
  if (wrongUrl !== undefined) return [wrongUrl, ['url']];
  if (file !== undefined && Object.keys(headers).length > 0) return ['must not be set for a file', ['headers']];
  if (format === undefined && (file ?? url) !== undefined)
    return ['must be "csv", "json" or "ocpi", since the path ends in neither .csv nor .json', ['format']];
  for (const [name, isForFiles] of Object.entries(OF_OCPI)) {
    if (given[name as keyof typeof OF_OCPI] === undefined) continue;
    if (format !== 'ocpi')
      return [`must only be set with "format": "ocpi"${name === 'token' ? ELSEWHERE : ''}`, [name]];
    if (file !== undefined && !isForFiles) return ['must not be set for a file', [name]];
  }
  if (max_bytes > LARGEST && (format !== 'ocpi' || file !== undefined))
    return [`must be at most ${LARGEST}`, ['max_bytes']];
  return undefined;
}

/** Largest content that is read in one piece, in bytes. */
const LARGEST = 100_000_000;

const source = entry
  .meta({ oneOf: [{ required: ['file'] }, { required: ['url'] }], ...ADDRESS_SCHEMA })
  .transform((given, context): StatusSource => {
    const { file, url, format = formatByEnding(given), match = 'uid', full_list_seconds = 900, ...rest } = given;
    const conflict = conflictIn(given, format);
    const [message, path] = conflict ?? ['must have a "file" or a "url"', []];
    if (conflict === undefined && format !== undefined) {
      const settings = { ...rest, format, match, full_list_seconds };
      if (file !== undefined) return { ...settings, file };
      if (url !== undefined) return { ...settings, url };
    }
    context.addIssue({ code: 'custom', message, path: [...path] });
    return z.NEVER;
  });

function formatByEnding({ file, url }: Entry): 'csv' | 'json' | undefined {
  const path = file ?? (url === undefined ? '' : new URL(url).pathname);
  const ending = /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase();
  return ending === 'csv' || ending === 'json' ? ending : undefined;
}

export const statusSources = sourceList(source);
