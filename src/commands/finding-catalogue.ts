/** All finding codes: those of builds, and those of imports. */

import { CATALOGUE, GROUPS } from '../build/catalogue.ts';
import { IMPORTS } from '../import/finding-codes.ts';

/** The groups of docs/findings.md, with their headings. */
export const ALL_GROUPS = [...GROUPS, { title: 'Import', entries: IMPORTS }] as const;

export const ALL_FINDINGS = { ...CATALOGUE, ...IMPORTS } as const;

export type FindingCode = keyof typeof ALL_FINDINGS;
