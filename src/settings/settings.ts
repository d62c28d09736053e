/** Declares the settings of network.json: who publishes, and the defaults for empty cells. */

import * as z from 'zod';
import { IMAGE_CATEGORY_WORDS } from '../cells/words/vocabularies.ts';
import { documentation } from '../findings/text/documentation.ts';
import { OCPI_VERSION } from '../ocpi/enums.ts';
import { oneOf } from '../tables/cell-types/choices.ts';
import { timeZone } from '../tables/cell-types/geography.ts';
import { phoneNumber } from '../tables/cell-types/phone-number.ts';
import { imageType, pictureAddress } from '../tables/cell-types/pictures.ts';
import { country, countryCode, currency, language, partyId, url } from '../tables/cell-types/standard-codes.ts';
import { id, text } from '../tables/cell-types/text.ts';
import { baseUrl } from './base-url.ts';
import { liveStore } from './live-store.ts';
import { networkDefaults } from './network-defaults.ts';
import { setting, wholeNumber } from './setting.ts';
import { statusSources } from './status-sources.ts';
import { columnsOfFiles, tableSources } from './table-sources.ts';
import { USUAL_VERSIONS } from './versions.ts';

const pixels = z.int().min(1).max(99_999);

const logo = z.strictObject({
  url: setting(
    pictureAddress(),
    'Where the picture is: its URL, or images/ and the name of a file in data/images/.',
    'images/logo.png',
  ),
  thumbnail: setting(pictureAddress().optional(), 'Where a small version of it is.', 'images/logo-128.png'),
  category: setting(
    oneOf(IMAGE_CATEGORY_WORDS).default('OPERATOR'),
    'What the picture shows (OCPI 8.4.16).',
    'OPERATOR',
  ),
  type: setting(imageType(), 'Format of the picture: gif, jpeg, png or svg.', 'png'),
  width: setting(pixels.optional(), 'Width in pixels.', 512),
  height: setting(pixels.optional(), 'Height in pixels.', 512),
});

const name = text(100);

/** Whether both page sizes are numbers; if not, they have findings of their own. */
const areNumbers = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { default_limit = 1, max_limit } = value as { [name: string]: unknown };
  return typeof default_limit === 'number' && typeof max_limit === 'number';
};

/** Whether the default page is no larger than the largest one. */
const pagesFit = ({ default_limit = 1, max_limit }: { default_limit?: number | undefined; max_limit: number }) =>
  default_limit <= max_limit;

/** The settings of the core, in the order of the documentation. */
const FIRST = {
  $schema: setting(
    z.string().optional(),
    'JSON Schema of this file, for editors that know it.',
    '../schemas/network.schema.json',
  ),
  name: setting(name.optional(), 'Name of the network, for visitors of the site.', 'Example Charging'),
  country_code: setting(countryCode(), 'Country in which the operator is registered (ISO 3166-1 alpha-2).', 'NL'),
  party_id: setting(partyId(), 'Registered id of the operator (ISO 15118): three letters or digits.', 'EXA'),
  base_url: setting(
    baseUrl().default('http://localhost:8787'),
    'Where the API is published: https:// and the host. The API is at /api/ocpi below it.',
    'https://ocpi.example.com',
  ),
  operator: setting(
    z
      .strictObject({
        name: setting(name, 'Name of the operator, as drivers know it.', 'Example Charging'),
        legal_name: setting(
          text(255).optional(),
          'Name of the company in its register. Access points ask for it (AFIR, A1).',
          'Example Charging B.V.',
        ),
        operator_id: setting(id(36).optional(), 'Id of the operator in the official list of its country.', 'NL*EXA'),
        website: setting(url().optional(), 'Website of the operator.', 'https://example.com'),
        phone: setting(
          phoneNumber().optional(),
          'Help line for drivers, with + and the code of the country, at all sites of this operator that have no help_phone. OCPI has a field for it from 2.3.0 on.',
          '+31 20 123 4567',
        ),
        logo: setting(logo.optional(), 'Logo of the operator.'),
      })
      .optional(),
    'Operator of all locations that do not name another one.',
  ),
  country: setting(
    country().optional(),
    'Country of all locations that do not name another one (ISO 3166-1 alpha-3).',
    'NLD',
  ),
  time_zone: setting(
    timeZone().optional(),
    'Time zone of all locations that do not name another one (IANA).',
    'Europe/Amsterdam',
  ),
  currency: setting(currency().optional(), 'Currency of all tariffs that do not name another one (ISO 4217).', 'EUR'),
  defaults: setting(networkDefaults.optional(), 'What holds for all sites, points and plugs whose cells are empty.'),
  language: setting(language().default('en'), 'Language of texts that do not name one (ISO 639-1).', 'nl'),
  versions: setting(
    z
      .array(z.enum(OCPI_VERSION))
      .min(1)
      .refine((list) => new Set(list).size === list.length, 'must name each version once')
      .default([...USUAL_VERSIONS]),
    `OCPI versions to publish. Access points name 2.2.1 or 2.3.0 (${documentation('regimes/README.md')}); a version costs what is different in it.`,
    ['2.2', '2.2.1', '2.3.0'],
  ),
  default_limit: setting(
    wholeNumber(1, 10_000).optional(),
    'Page size of a list if the client does not ask for one. Without this setting, it gets the whole list. Open Charge Map needs 100.',
    100,
  ),
  max_limit: setting(wholeNumber(1, 10_000).default(1000), 'Largest page size that a client can ask for.', 500),
  cache_seconds: setting(
    wholeNumber(0, 86_400).default(30),
    'How long caches may reuse an answer, in seconds. UK rules require data no older than 30 seconds, EU rules one minute.',
    30,
  ),
  licence: setting(
    z
      .strictObject({
        name: setting(name, 'Name of the licence.', 'CC BY 4.0'),
        url: setting(url(), 'Where its text is.', 'https://creativecommons.org/licenses/by/4.0/'),
      })
      .optional(),
    'The terms under which the data may be used.',
  ),
  contact: setting(
    z
      .strictObject({
        name: setting(name.optional(), 'Person or department.', 'Data desk'),
        email: setting(z.email().max(254).optional(), 'E-mail address.', 'data@example.com'),
        url: setting(url().optional(), 'Page with a form or an address.', 'https://example.com/contact'),
      })
      .optional(),
    'Whom users of the data can contact.',
  ),
};

const LAST = {
  status_sources: setting(
    statusSources.default([]),
    'Files and URLs that report the current statuses of EVSEs, in addition to data/status.csv.',
  ),
  table_sources: setting(
    tableSources.default([]),
    'URLs of tables in CSV, such as published spreadsheets, in addition to the files in the data directory.',
    [{ name: 'sheet', table: 'chargers', url: 'https://tables.example.com/chargers.csv' }],
  ),
  table_files: setting(
    columnsOfFiles.default({}),
    'Files of the data directory whose columns have other names than ours: for each file, such as chargers.csv or north/chargers.csv, `columns` and `ignore_columns`, as table sources have them.',
    { 'chargers.csv': { columns: { Standort: 'name' }, ignore_columns: ['Bemerkung'] } },
  ),
  live: setting(
    liveStore.optional(),
    `Where the newest statuses are published without a deployment (${documentation('publishing.md#statuses-within-seconds')}). Without it, a status is published with the next build.`,
  ),
  max_removal_share: setting(
    z.number().min(0).max(1).default(0.2),
    'If more than this share of the locations, EVSEs, connectors or tariffs disappears at once, or of the connectors loses its prices, the build stops. With 1 it never stops.',
    0.1,
  ),
  max_status_hours: setting(
    wholeNumber(1, 87_600).default(72),
    'AVAILABLE, BLOCKED, CHARGING or RESERVED is published as UNKNOWN when its time is more than this many hours ago. All statuses of a source are as old as its newest time. Many readers drop older ones.',
    24,
  ),
  removed_location_days: setting(
    wholeNumber(1, 3650).default(30),
    'How many days the id of a location that was hidden or deleted stays published, with its EVSEs as REMOVED and nothing else. Clients that ask for changes less often miss that the location is gone.',
    30,
  ),
  removed_tariff_days: setting(
    wholeNumber(1, 3650).default(30),
    'How many days a deleted tariff stays published, with an end_date_time. Clients that ask for changes less often miss its end.',
    30,
  ),
  upload_seconds: setting(
    wholeNumber(0, 300).default(20),
    'How long an upload takes, in seconds. Changes get a last_updated this far ahead, so that clients that ask during the upload do not miss them.',
    20,
  ),
  plain_lists: setting(
    z.boolean().default(true),
    'Write plain files of whole lists, for hosts that do not run the edge rule. They are rewritten whenever a status changes.',
    false,
  ),
};

/** What a companion adds to the settings of network.json. */
export interface DeclaredSettings {
  /** Its settings, by name. */
  readonly settings?: z.ZodRawShape;
  /** Names that `profiles` of network.json may have. */
  readonly profiles?: readonly DeclaredProfile[];
}

interface DeclaredProfile {
  readonly name: string;
  /** Whose demands: `the EU, Article 20 of AFIR`. */
  readonly about: string;
}

/** @param declared what is plugged in: its names may stand in `profiles` */
function profiles(declared: readonly DeclaredSettings[]) {
  const known = declared.flatMap((one) => one.profiles ?? []);
  return z
    .array(z.enum(known.map(({ name }) => name)))
    .refine((list) => new Set(list).size === list.length, 'must name each profile once')
    .default([])
    .describe(
      `Whose demands beyond OCPI are checked: ${known.map(({ name, about }) => `${name} (${about})`).join(', ')}. What the data lacks is a warning.`,
    )
    .meta({ examples: [known.slice(0, 2).map(({ name }) => name)] });
}

function schemaOf(declared: readonly DeclaredSettings[]) {
  const own: z.ZodRawShape = Object.assign({}, ...declared.map(({ settings }) => settings));
  // What the core reads of it is typed; a companion knows the types of its own (packages/).
  const core = { ...FIRST, profiles: profiles(declared), ...LAST };
  const shape: typeof core = { ...FIRST, profiles: core.profiles, ...own, ...LAST };
  return z.strictObject(shape).refine(pagesFit, {
    path: ['default_limit'],
    error: ({ input }) => `must be at most max_limit, which is ${(input as { max_limit?: number }).max_limit}`,
    when: ({ value }) => areNumbers(value),
  });
}

export type SettingsSchema = ReturnType<typeof schemaOf>;

/** The settings of a network, defaults filled in. Those of companions are there too, and typed where they are declared. */
export type Settings = z.output<SettingsSchema>;

const known = new WeakMap<readonly DeclaredSettings[], SettingsSchema>();

/** The schema of network.json, with what companions declare; made once for each list of them. */
export function settingsSchema(declared: readonly DeclaredSettings[]): SettingsSchema {
  const schema = known.get(declared) ?? schemaOf(declared);
  known.set(declared, schema);
  return schema;
}
