/** The setting `status_sources` of network.json: the sources of statuses besides data/status.csv. */

import * as z from 'zod';
import { addressProblem, sourceAddress, sourceName } from './source-address.ts';

const entry = z.strictObject({
  name: sourceName.describe('Name of the source in findings and in /_health.json.').meta({ examples: ['hub'] }),
  file: z
    .string()
    .min(1)
    .max(1000)
    .regex(/^[^\p{Cc}]+$/u, 'must be one line of printable text')
    .optional()
    .describe('Path of a file with statuses; a relative path begins in the directory of network.json.')
    .meta({ examples: ['status/hub.csv'] }),
  url: sourceAddress.url.optional(),
  headers: sourceAddress.headers,
  format: z
    .enum(['csv', 'json'])
    .optional()
    .describe('By default, what the path ends in: .csv or .json.')
    .meta({ examples: ['csv'] }),
  timeout_seconds: sourceAddress.timeout_seconds,
  max_bytes: z
    .int()
    .min(1)
    .max(100_000_000)
    .default(50_000_000)
    .describe('Largest content that is read, in bytes after decompression. It may have at most a million rows.')
    .meta({ examples: [5_000_000] }),
  max_age_seconds: z
    .int()
    .min(1)
    .max(31_536_000)
    .default(3600)
    .describe('If the newest content is older than this, in seconds, all statuses of this source count as UNKNOWN.')
    .meta({ examples: [600] }),
  allow_private_address: sourceAddress.allow_private_address,
});

type Entry = z.output<typeof entry>;

/** A status source with its defaults filled in: a file or a URL. */
export type StatusSource = Omit<Entry, 'file' | 'url' | 'format'> & { readonly format: 'csv' | 'json' } & (
    | { readonly file: string; readonly url?: undefined }
    | { readonly url: string; readonly file?: undefined }
  );

const source = entry
  .meta({ oneOf: [{ required: ['file'] }, { required: ['url'] }] })
  .transform((given, context): StatusSource => {
    const { file, url, format = formatByEnding(given), ...rest } = given;
    const problem = (message: string, path: string[]) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    if (file !== undefined && url !== undefined) return problem('must have either "file" or "url", not both', []);
    const wrongUrl = url === undefined ? undefined : addressProblem({ ...rest, url });
    if (wrongUrl !== undefined) return problem(wrongUrl, ['url']);
    if (url === undefined && Object.keys(rest.headers).length > 0)
      return problem('must not be set for a file', ['headers']);
    if (format === undefined && (file ?? url) !== undefined) {
      return problem('must be "csv" or "json", since the path ends in neither', ['format']);
    }
    if (format !== undefined && file !== undefined) return { ...rest, format, file };
    if (format !== undefined && url !== undefined) return { ...rest, format, url };
    return problem('must have a "file" or a "url"', []);
  });

function formatByEnding({ file, url }: Entry): 'csv' | 'json' | undefined {
  const path = file ?? (url === undefined ? '' : new URL(url).pathname);
  const ending = /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase();
  return ending === 'csv' || ending === 'json' ? ending : undefined;
}

/** A list in which no two sources have the same name. */
export const statusSources = z
  .array(source)
  .max(100)
  .superRefine((sources, context) => {
    const names = sources.map(({ name }) => name);
    for (const [i, name] of names.entries()) {
      if (names.indexOf(name) === i) continue;
      context.addIssue({ code: 'custom', message: 'must not be the name of another source', path: [i, 'name'] });
    }
  });
