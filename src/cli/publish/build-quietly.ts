/** Builds of a process that builds all day (`start`, `watch`): only what is new is told. */

import type { BuildOptions } from '../../command/options.ts';
import type { Terminal } from '../../command/terminal.ts';
import type { Finding } from '../../findings/finding.ts';
import type { BuildMemory } from '../../publish/build-memory.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import { runBuild } from './build.ts';
import { sourceNotes } from './source-notes.ts';

export interface QuietBuilder {
  /** Builds as the command does, with everything that it says. */
  first(options: BuildOptions): Promise<BuildResult>;
  /**
   * Builds without a word, except for sources that begin to fail or no longer do.
   *
   * @returns the result, and what is to be said about its findings
   */
  next(options: BuildOptions): Promise<{ readonly built: BuildResult; readonly report: string }>;
  /** Says this about findings, unless it is what was said last. */
  tell(report: string): void;
  /** Says which sources begin to fail according to these findings, and which no longer do. */
  sources(findings: readonly Finding[]): void;
  /** What these builds keep. */
  readonly memory: BuildMemory;
}

/** @param note writes a line to the log */
export function quietBuilder(terminal: Terminal, note: (text: string) => void): QuietBuilder {
  const memory: BuildMemory = {};
  const notesOnSources = sourceNotes();
  let told = '';
  return {
    async first(options) {
      const built = await runBuild(options, terminal, memory);
      notesOnSources(built.findings);
      return built;
    },
    async next(options) {
      const said: string[] = [];
      const quiet = { ...terminal, out: (text: string) => said.push(text), note: () => {} };
      const built = await runBuild(options, quiet, memory);
      // Data with errors says nothing of sources that were not asked for that reason.
      if (built.kind === 'built') for (const text of notesOnSources(built.findings)) note(text);
      return { built, report: said.join('\n') };
    },
    tell(report) {
      if (report !== '' && report !== told) terminal.out(report);
      told = report;
    },
    sources(findings) {
      for (const text of notesOnSources(findings)) note(text);
    },
    memory,
  };
}
