/** The settings of both files. */

import * as z from 'zod';
import { type Settings, setting } from '../../src/settings/index.ts';

export const DATEX2_SETTINGS = {
  datex2: setting(
    z.boolean().default(false),
    'Whether the site publishes DATEX II, too: sites and prices at /datex2/v3/table.json, statuses at /datex2/v3/status.json.',
    true,
  ),
  national_identifier: setting(
    z.string().min(1).max(100).optional(),
    'Id of the publisher at the access point, for DATEX II. Without it, country_code and party_id stand there.',
    'DE-NAP-ExampleCharging',
  ),
};

export const withDatex2 = (settings: Settings) => settings as Settings & z.output<z.ZodObject<typeof DATEX2_SETTINGS>>;
