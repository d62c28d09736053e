/** The setting `live` of network.json: where a live network keeps its head, and how fresh it is promised to be. */

import * as z from 'zod';

const store = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: 'must be a complete URL with https://' })
    .max(2000)
    .optional()
    .describe(
      'Address of a bucket that speaks S3: host, and path if the bucket is not part of the host. Its key is in the variables LIVE_ACCESS_KEY_ID and LIVE_SECRET_ACCESS_KEY.',
    )
    .meta({ examples: ['https://ACCOUNT_ID.r2.cloudflarestorage.com/ocpi-example'] }),
  region: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w-]+$/, 'must be letters, digits and hyphens')
    .default('auto')
    .describe('Region of the bucket, as its provider names it.')
    .meta({ examples: ['eu-central-1'] }),
  directory: z
    .string()
    .min(1)
    .max(1000)
    .regex(/^[^\p{Cc}]+$/u, 'must be one line of printable text')
    .optional()
    .describe('A directory of this machine instead; a relative path begins in the directory of network.json.')
    .meta({ examples: ['../.local/live'] }),
  fresh_seconds: z
    .int()
    .min(10)
    .max(3600)
    .default(60)
    .describe(
      'How fresh the data is promised to be, in seconds. If nobody has confirmed it for so long, /_health.json?strict answers 503. EU rules require one minute for dynamic data.',
    )
    .meta({ examples: [30] }),
});

export const liveStore = store.refine(({ url, directory }) => (url === undefined) !== (directory === undefined), {
  error: 'must have either a "url" or a "directory"',
});

/** Where a live network keeps its head. */
export type LiveStore = z.output<typeof liveStore>;
