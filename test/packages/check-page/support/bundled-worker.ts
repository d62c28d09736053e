/** For tests: the worker of the check page as browsers get it. */

import { build } from 'vite';
import { forBrowsers } from '../../../../bin/bundle-page.cjs';

export async function bundledWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: forBrowsers(new Set()),
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: 'packages/check-page/worker.ts', output: { format: 'es' } },
    },
  });
  if (!('output' in result) || result.output.length !== 1) throw new Error('The worker is not one script.');
  return result.output[0].code;
}
