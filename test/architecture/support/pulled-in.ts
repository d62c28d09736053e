/** What an entry of the program pulls in: the rooms and libraries of which code is left after unused exports were dropped. */

import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import esbuild from 'esbuild';
import type { Room } from './imports.ts';
import { roomOf } from './imports.ts';

export interface PulledIn {
  /** Names of rooms as in ARCHITECTURE.md, in order. */
  readonly rooms: readonly string[];
  /** Names of npm packages, in order. */
  readonly libraries: readonly string[];
  /** Paths of files of our own, in order. */
  readonly files: readonly string[];
}

/** @param runsIn decides which files and which form of a library are taken (bin/bundle-page.cjs, bin/prepack.cjs) */
export async function pulledInBy(
  entry: string,
  runsIn: 'browser' | 'worker' | 'node',
  rooms: readonly Room[],
): Promise<PulledIn> {
  const { metafile } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    outfile: 'entry.js',
    logLevel: 'silent',
    platform: runsIn === 'node' ? 'node' : 'neutral',
    packages: runsIn === 'node' ? 'external' : 'bundle',
    mainFields: ['module', 'main'],
    conditions: runsIn === 'browser' ? ['browser', 'module'] : ['workerd', 'module'],
    external: ['node:*', 'cloudflare:*', '*.css', ...builtinModules],
    plugins: [asBundled(runsIn === 'browser')],
  });
  const outputs = Object.values(metafile.outputs);
  const inputs = outputs.flatMap(({ inputs: pieces }) =>
    Object.entries(pieces).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const outside = outputs.flatMap(({ imports }) => imports.map(({ path }) => path));
  const ofNpm = [...inputs.flatMap((path) => path.split('node_modules/').slice(1)), ...outside.filter(isLibrary)];
  const own = inputs.filter((path) => !path.includes('node_modules/'));
  return {
    rooms: [...new Set(own.map((path) => roomOf(path, rooms) ?? path))].sort(),
    libraries: [...new Set(ofNpm.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path))].sort(),
    files: own.sort(),
  };
}

const isLibrary = (path: string) => !/^(?:node|cloudflare):|\.css$|\?/.test(path);

/** Stands in for what bin/bundle-page.cjs does with names of files. */
function asBundled(isForBrowsers: boolean): esbuild.Plugin {
  return {
    name: 'as-bundled',
    setup(build) {
      build.onLoad({ filter: /\.bundled\.ts$/ }, () => ({ contents: 'export default {};' }));
      build.onResolve({ filter: /\?/ }, ({ path }) => ({ path, external: true }));
      if (!isForBrowsers) return;
      build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, importer }) => {
        const browsers = join(dirname(importer), path.replace(/\.ts$/, '.browser.ts'));
        return existsSync(browsers) ? { path: browsers } : undefined;
      });
    },
  };
}
