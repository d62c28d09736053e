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

/** `1.2 s`, `35 ms`. */
export function formatDuration(milliseconds: number): string {
  return milliseconds >= 1000 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds)} ms`;
}

/** `1.2 MB`, `35 kB`. */
export function formatSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} kB` : `${bytes} bytes`;
}

/** `1 location`, `2 locations`, `12,000 locations`. */
export function formatCount(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;
}
