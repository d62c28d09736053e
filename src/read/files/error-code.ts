/** The code of an error of the system: the name of its errno (POSIX), such as `ENOENT`, or one that Node adds. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
