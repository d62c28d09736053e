/** The setting `live` of network.json: where a live network keeps its head, and how fresh it is promised to be. */

import * as z from 'zod';
import { setting, wholeNumber } from './setting.ts';

export const liveStore = z.strictObject({
  url: setting(
    z.url({ protocol: /^https?$/, error: 'must be a complete URL with https://' }).max(2000),
    'Address of a bucket that speaks S3: host, and path if the bucket is not part of the host. Its key is in the variables LIVE_ACCESS_KEY_ID and LIVE_SECRET_ACCESS_KEY.',
    'https://ACCOUNT_ID.r2.cloudflarestorage.com/ocpi-example',
  ),
  region: setting(
    z
      .string()
      .min(1)
      .max(100)
      .regex(/^[\w-]+$/, 'must be letters, digits and hyphens')
      .default('auto'),
    'Region of the bucket, as its provider names it.',
    'eu-central-1',
  ),
  fresh_seconds: setting(
    wholeNumber(10, 3600).default(60),
    'How fresh the data is promised to be, in seconds. If nobody has confirmed it for so long, /_health.json?strict answers 503. EU rules require one minute for dynamic data.',
    30,
  ),
});

/** Where a live network keeps its head. */
export type LiveStore = z.output<typeof liveStore>;
