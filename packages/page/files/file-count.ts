/**
 * In how many files so many things are kept, of which each has about `perFile`: a power of two, so that the number seldom changes.
 *
 * @param most each file costs every build a look at it, and a deployment has room for 20,000 files
 */
export function fileCount(things: number, perFile: number, most: number): number {
  let files = 1;
  while (files < most && things > files * perFile) files *= 2;
  return files;
}
