import type { ExitCode } from './terminal.ts';
export async function importOcpi(_o: unknown, _t: unknown): Promise<ExitCode> {
  return 0;
}
