/** How a machine asks status sources, and what it reads of them. A Worker has its own (packages/live-worker/feeder-object.ts). */

import { FILE_FORMATS } from '../status-formats/file-formats.ts';
import { fetchOcpi } from '../status-servers/fetch-ocpi.ts';
import { readSourceFile } from '../urls/file.ts';
import { INTERNET } from '../urls/internet.ts';
import { fetchSource } from '../urls/url.ts';
import type { StatusContext } from './source-life.ts';

export const ON_MACHINE = {
  formats: FILE_FORMATS,
  fetch: (request) => fetchSource(request, INTERNET),
  fetchOcpi: (request) => fetchOcpi(request, INTERNET),
  readFile: readSourceFile,
} satisfies Partial<StatusContext>;
