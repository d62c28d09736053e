/** Files of a site in a directory, as they are opened. */

import { type FileHandle, open } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openIfThere } from '../../../src/edge/hosts/site-file.ts';

test('a file that fails after it was opened is closed', async () => {
  const some = await open('package.json');
  const opened: FileHandle[] = [];
  vi.spyOn(Object.getPrototypeOf(some) as FileHandle, 'stat').mockImplementation(function (this: FileHandle) {
    opened.push(this);
    throw new Error('gone');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await some.close();
  await expect(openIfThere('package.json')).rejects.toThrow('gone');
  // A handle that is closed has no descriptor.
  expect(opened.map(({ fd }) => fd)).toEqual([-1]);
});
