/** Reports how a document spells the names of members (fetch/feeds/names.ts). It is consistent in this, so it is told once. */

import { quoted } from '../../source/cells/cell.ts';
import type { Recorder } from '../imported-tables.ts';

/** How many spellings a finding names. */
const NAMED = 3;

/** Reports, once, how a document spells the names of members. */
export function reportSpellings(record: Recorder): void {
  const spellings = [...record.spellings];
  if (spellings.length === 0) return;
  const examples = spellings.slice(0, NAMED).map(([name, meant]) => `${quoted(name)} for ${meant}`);
  const rest = spellings.length > NAMED ? `, and ${spellings.length - NAMED} more` : '';
  record.report('renamed', '', `The document spells the names of members differently: ${examples.join(', ')}${rest}.`);
}
