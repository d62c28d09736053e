/** All finding codes: those of builds, and those of imports. */

import { IRVE_IMPORTS } from '../../packages/import/irve/finding-codes.ts';
import { IRVE_EXPORTS } from '../../packages/import/irve-export/finding-codes.ts';
import { IMPORTS } from '../../packages/import/rows/finding-codes.ts';
import { SYNCS } from '../../packages/import/sync/finding-codes.ts';
import { CATALOGUE, GROUPS } from '../publish/validate/catalogue.ts';

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
