/** What explains the API: OpenAPI, JSON Schemas, and the pages below /docs/. */

import type { Companion } from '../../src/publish/index.ts';
import { declares } from './declares.ts';

export const apiDocs: Companion = {
  ...declares,
  open: async (inputs) => (await import('./opened.ts')).openApiDocs(inputs),
};
