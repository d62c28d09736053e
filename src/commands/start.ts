import type { ExitCode } from './terminal.ts';
export async function start(_o: unknown, _t: unknown): Promise<ExitCode> {
  return 0;
}
