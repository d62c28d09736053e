/**
 * The checks of published Locations, compiled ahead of time, for runtimes that make no code from text: Workers, in which ajv cannot
 * compile. What of ajv they need is in the file, with its licence.
 */

import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { compileSchemas } from '../../../bin/compile-schemas.cjs';

const LIBRARIES = ['ajv', 'fast-deep-equal'];

export async function compiledLocations(): Promise<string> {
  const root = process.cwd();
  const compiled = compileSchemas(root, ['location-2.2.json', 'location-2.2.1.json', 'location-2.3.0.json']);
  const contents = compiled.replace('export const conformingTo ', 'export const compiledCheck ');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    platform: 'neutral',
    target: 'es2024',
    format: 'esm',
    mainFields: ['main'],
    logLevel: 'silent',
  });
  const licences = LIBRARIES.map(
    (name) => `${name}:\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}`,
  );
  return `// @ts-nocheck\n/*!\nGenerated from schemas/ocpi by npm run generate.\n\n${licences.join('\n\n')}\n*/\n${outputFiles[0]?.text ?? ''}`;
}
