/** Builds of a process that builds all day (`start`, `watch`): only what is new is told. */

import type { BuildOptions } from '../../command/options.ts';
import type { Terminal } from '../../command/terminal.ts';
import type { Finding } from '../../findings/finding.ts';
import type { BuildMemory } from '../../publish/build-memory.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import { runBuild } from './build.ts';
import { isOfSource, sourceNotes } from './source-notes.ts';

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
  let [errors, isLoud] = ['', tellsAll];
  let told: ReadonlySet<string> = new Set();
  const sources = (findings: readonly Finding[]) => {
    if (isLoud) notesOnSources(findings, Number.POSITIVE_INFINITY);
    else for (const text of notesOnSources(findings)) note(text);
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
      const isInvalid = built.kind === 'invalid';
      // Errors end a check before it has found all else.
      const kinds = isInvalid ? told : new Set(built.findings.filter((found) => !isOfSource(found)).map(kindOf));
      const isNews = isInvalid ? report !== errors : tellsAll && !kinds.isSubsetOf(told);
      if (isNews && report !== '') terminal.out(report);
      [told, errors] = [kinds, isInvalid ? report : ''];
      return built;
    },
    sources,
    recovered() {
      errors = '';
    },
    errors: () => errors,
    memory,
  };
}

/** Where it stands in its file, and what is counted in its words, may be something else in each build. */
function kindOf({ code, file, field, key, value, wording }: Finding): string {
  return JSON.stringify([code, file, field, key, value, wording.message]);
}
