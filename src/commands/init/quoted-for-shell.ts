/** A path or a URL as it can be typed. */
export function quotedForShell(text: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(text) ? text : `"${text}"`;
}
