/** What `watch` and `watch --live` are told, and what they look at before they begin. */

import type { BuildOptions } from '../../command/options.ts';
import { reportFindings } from '../../command/report-findings.ts';
import type { Terminal } from '../../command/terminal.ts';
import { unfinishedFinding } from '../../publish/disk/unfinished-finding.ts';
import { checkBeforeUpload } from './deploy.ts';
import { requireWrangler } from './wrangler.ts';

/** `previous` and `allowsRemovals` apply until the first successful upload; with noDeploy, until the first valid build. */
export interface WatchOptions extends BuildOptions {
  /** The shortest time from one publish to the next, in s. */
  readonly every: number;
  /** Uploads nothing: what is built is served by other means. */
  readonly noDeploy: boolean;
}

/** Whether they may: not while a replacement of tables is unfinished, which is reported. @throws UsageError if nothing can be uploaded */
export async function mayWatch(options: WatchOptions, terminal: Terminal): Promise<boolean> {
  const unfinished = await unfinishedFinding(options.data);
  if (unfinished !== undefined) {
    await reportFindings([unfinished], options.format, { terminal, companions: options.companions });
    return false;
  }
  if (!options.noDeploy) {
    await checkBeforeUpload(options);
    requireWrangler();
  }
  return true;
}
