/** What commands may say, and to whom. cli.ts connects it with the real streams. */

export interface Terminal {
  /** The result of a command. */
  out(text: string): void;
  /** Progress and everything else that is not the result. */
  note(text: string): void;
  /** Whether the result goes to a screen that shows colours. */
  readonly colour: boolean;
  /** Where GitHub wants the job summary, if this runs there. */
  readonly summaryFile: string | undefined;
}

/** A mistake in how a command was called, with what to do about it. Exit code 2. */
export class UsageError extends Error {}

/** How a command ended: 0 done, 1 the data has errors. */
export type ExitCode = 0 | 1;
