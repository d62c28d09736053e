/** Builds of a process that builds all day (`start`, `watch`): only what is new is told. */

import type { BuildOptions } from '../../command/options.ts';
import type { Terminal } from '../../command/terminal.ts';
import type { Finding } from '../../findings/finding.ts';
import type { BuildMemory } from '../../publish/build-memory.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import { runBuild } from './build.ts';
import { sourceNotes } from './source-notes.ts';

export interface QuietBuilder {
  build(options: BuildOptions): Promise<BuildResult>;
  /** Says which sources begin to fail according to these findings, and which no longer do. */
  sources(findings: readonly Finding[]): void;
  /** The data can be published again. */
  recovered(): void;
  /** What is wrong with the data, for people; empty while it can be published. */
  errors(): string;
  /** What these builds keep. */
  readonly memory: BuildMemory;
}

/**
 * @param note writes a line to the log
 * @param tellsAll whether the first build says all that the command does, and the others what else they find than errors
 */
export function quietBuilder(terminal: Terminal, note: (text: string) => void, tellsAll = false): QuietBuilder {
  const memory: BuildMemory = {};
  const notesOnSources = sourceNotes();
  let [told, errors, isLoud] = ['', '', tellsAll];
  const sources = (findings: readonly Finding[]) => {
    for (const text of notesOnSources(findings)) if (!isLoud) note(text);
  };
  return {
    async build(options) {
      const said: string[] = [];
      const out = (text: string) => void said.push(text);
      const built = await runBuild(options, isLoud ? terminal : { ...terminal, out, note: () => {} }, memory);
      // Data with errors says nothing of sources that were not asked for that reason.
      if (built.kind === 'built') sources(built.findings);
      isLoud = false;
      const report = said.join('\n');
      errors = built.kind === 'invalid' ? report : '';
      const news = tellsAll ? report : errors;
      if (news !== '' && news !== told) terminal.out(news);
      told = news;
      return built;
    },
    sources,
    recovered() {
      [told, errors] = ['', ''];
    },
    errors: () => errors,
    memory,
  };
}
