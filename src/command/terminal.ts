/** The terminal as commands see it. cli.ts connects it to the real streams. */

export interface Terminal {
  /** The result of a command. */
  out(text: string): void;
  /** Progress, and everything else that is not the result. */
  note(text: string): void;
  /** What one types here to call a command: `npx ocpi-snapshot build --cache none` (how-called.ts). */
  callOf(name: string, rest?: string): string;
  /** Whether `out` may use colours. */
  readonly colour: boolean;
  /** The file of GitHub's job summary, in a workflow. */
  readonly summaryFile: string | undefined;
}

/** A mistake in how a command was called, with what to do about it. Exit code 2. */
export class UsageError extends Error {}

/** How a command ended: 0 done, 1 the data has errors. */
export type ExitCode = 0 | 1;
