/** For tests: what the check says about a directory, with the clock stopped. */

import { relative } from 'node:path';
import type { Finding, Place } from '../../src/findings/finding.ts';
import { type Checked, checkSources } from '../../src/pipeline.ts';
import { readSources } from '../../src/sources.ts';

/** The moment at which tests check and build. */
export const NOW = Date.parse('2026-01-01T00:00:00Z');

/** Checks the directory `data` below `parent`; paths in findings begin with `data/`, wherever the test runs. */
export async function checkDirectory(parent: string): Promise<Checked> {
  const checked = checkSources(await readSources(`${parent}/data`), { now: NOW });
  return { ...checked, findings: checked.findings.map((found) => relativeTo(parent, found)) };
}

function relativeTo(parent: string, found: Finding): Finding {
  const shorten = (place: Place) => ({ ...place, file: relative(parent, place.file) });
  return {
    ...found,
    ...shorten(found),
    message: found.message.replaceAll(`${relative('.', parent)}/`, ''),
    ...(found.related ? { related: found.related.map(shorten) } : {}),
  };
}
