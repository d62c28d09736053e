/** What packages may use of this room. */

export { defineCommand } from './command.ts';
export { printCommandHelp } from './help.ts';
export {
  BUILDING,
  DATA,
  FINDINGS_FORMAT,
  type FindingsFormat,
  LEAVE_OUT_INCOMPLETE,
  NO_TABLE_SOURCES,
  NOW,
  toCache,
  toNow,
  toWhole,
} from './options.ts';
export { isCheckout, packageRepository, packageRoot, packageVersion } from './own-package.ts';
export { reportFindings } from './report-findings.ts';
export { runProgram } from './run-program.ts';
export { type ExitCode, type Terminal, UsageError } from './terminal.ts';
export { tokenHere } from './token-in.ts';
export { withTableSources } from './with-table-sources.ts';
