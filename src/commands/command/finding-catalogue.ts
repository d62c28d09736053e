/** All finding codes: those of builds, and those of imports. */

import { IMPORTS } from '../../import/finding-codes.ts';
import { IRVE_EXPORTS } from '../../import/irve/export/finding-codes.ts';
import { IRVE_IMPORTS } from '../../import/irve/finding-codes.ts';
import { SYNCS } from '../../import/sync/finding-codes.ts';
import { CATALOGUE, GROUPS } from '../../publish/validate/catalogue.ts';

/** The groups of docs/findings.md, with their headings. */
export const ALL_GROUPS = [
  ...GROUPS,
  { title: 'Import', entries: IMPORTS },
  { title: 'Sync with a feed', entries: SYNCS },
  { title: 'Import of IRVE files', entries: IRVE_IMPORTS },
  { title: 'Export to IRVE files', entries: IRVE_EXPORTS },
] as const;

export const ALL_FINDINGS = { ...CATALOGUE, ...IMPORTS, ...SYNCS, ...IRVE_IMPORTS, ...IRVE_EXPORTS } as const;

export type FindingCode = keyof typeof ALL_FINDINGS;
