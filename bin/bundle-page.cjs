/**
 * Bundles what browsers load: packages/page/browser/main.ts and the script of the API's documentation, with everything that they
 * import, as scripts, styles and their files; and the check page, whose files find each other wherever their folder is.
 */

const { existsSync, readdirSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const { compileFunction } = require('node:vm');
const esbuild = require('esbuild');

/** Where the files are published, below the root of the site. */
const FOLDER = '_site';

/** The script of the page at /. */
const MAIN = 'packages/page/browser/main.ts';

/** The script of the pages below /docs/. */
const DOCS = 'packages/api-docs/browser/docs.ts';

/** What builds cut the surroundings of a network out of. */
const WORLD = 'packages/page/surroundings/world.bundled.ts';

/** The check page: its HTML is at the root of a bundle of its own. */
const CHECK = 'packages/check-page';

/** Where it is published. */
const CHECK_FOLDER = 'check';

/** What browsers keep for a time without a network: one file with a name of its own, which no other script shares anything with. */
const SERVICE_WORKER = 'packages/page/service-worker/service-worker.ts';

/** Files that decide about the bundle beside those that are in it. */
const ASIDE = ['bin/bundle-page.cjs', 'package-lock.json', 'tsconfig.json'];

/**
 * @param {string} root the directory of the project
 * @returns {Promise<{ bytes: Buffer, inputs: string[] }>} what packages/page/files/site-assets.ts reads, and the files that it was made from
 * @throws Error if a source has a mistake
 */
async function bundlePage(root) {
  const { build } = await import('vite');
  /** @type {Set<string>} */
  const inputs = new Set();
  const plugins = () => [...forBrowsers(inputs), inputsOf(inputs)];
  // A worker is a bundle of its own.
  const worker = { format: /** @type {const} */ ('es'), plugins };
  /** @param {import('vite').InlineConfig} settings */
  const bundled = async (settings) => {
    const result = await build({ ...COMMON, ...settings, plugins: plugins(), worker });
    return /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output;
  };
  const [entries, folder] = [entriesIn(root), join(root, CHECK)];
  const html = join(folder, 'index.html');
  const output = await bundled({ root, base: '/', build: buildOf(FOLDER, `${FOLDER}/`, entries) });
  const ofCheckPage = existsSync(html) ? await bundled({ root: folder, base: './', build: buildOf('', '', html) }) : [];
  const world = brotliCompressSync(JSON.stringify(valuesOf(join(root, WORLD), inputs).default));
  const files = [
    ...output.map((file) => ({ path: file.fileName, content: contentOf(file) })),
    ...ofCheckPage.map((file) => ({ path: `${CHECK_FOLDER}/${file.fileName}`, content: contentOf(file) })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const page = {
    ...entryOf(output, 'main'),
    ...(entries.docs && { docs: entryOf(output, 'docs') }),
    serviceWorker: serviceWorkerIn(root, inputs),
    world: world.length,
    files: files.map(({ path, content }) => [path, content.length]),
  };
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(page)}\n`),
    world,
    ...files.map(({ content }) => content),
  ]);
  const own = [...inputs].map((path) => relative(root, path).replaceAll('\\', '/'));
  // What packages hold is known by package-lock.json.
  const sources = own.filter((path) => !path.startsWith('..') && !path.includes('node_modules/'));
  return { bytes, inputs: [...sources, ...stylesAndPictures(root), ...ASIDE] };
}

/**
 * @param {string} root
 * @param {Set<string>} inputs
 */
function serviceWorkerIn(root, inputs) {
  const { outputFiles, metafile } = esbuild.buildSync({
    entryPoints: [SERVICE_WORKER],
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  for (const path of Object.keys(metafile.inputs)) inputs.add(join(root, path));
  return outputFiles[0]?.text ?? '';
}

/**
 * What a page begins with.
 *
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 * @param {string} name of the entry
 */
function entryOf(output, name) {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (entry?.type !== 'chunk') throw new Error(`vite made no script ${name}`);
  return { script: entry.fileName, styles: [...(entry.viteMetadata?.importedCss ?? [])] };
}

/**
 * What styles refer to is not among the modules.
 *
 * @param {string} root
 */
function stylesAndPictures(root) {
  const folders = ['packages/page', 'packages/api-docs/browser', CHECK]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'));
  return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

/** @param {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} file */
function contentOf(file) {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}

/**
 * The scripts that pages begin with: that of the page, and that of /docs/ where these are made.
 *
 * @param {string} root
 */
function entriesIn(root) {
  const docs = join(root, DOCS);
  return { main: join(root, MAIN), ...(existsSync(docs) && { docs }) };
}

/** @type {import('vite').InlineConfig} */
const COMMON = { configFile: false, envFile: false, publicDir: false, mode: 'production', logLevel: 'silent' };

/**
 * @param {string} assetsDir
 * @param {string} folder of the files, which ends with a slash
 * @param {import('vite').Rolldown.InputOption} input
 * @returns {import('vite').BuildEnvironmentOptions}
 */
function buildOf(assetsDir, folder, input) {
  return {
    write: false,
    // A policy of the page forbids URLs that hold their content (src/stored-format/).
    assetsInlineLimit: 0,
    assetsDir,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: `${folder}licences.txt` },
    rolldownOptions: {
      input,
      output: {
        entryFileNames: `${folder}[name]-[hash].js`,
        // The texts of a language by its name: their files have the same one.
        chunkFileNames: ({ facadeModuleId }) =>
          `${folder}${/\/page\/locales\/(\w+)\//.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
        assetFileNames: `${folder}[name]-[hash][extname]`,
      },
    },
  };
}

/**
 * What makes our modules fit for browsers.
 *
 * @param {Set<string>} inputs gets the files that values are worked out from
 */
function forBrowsers(inputs) {
  return [withoutNode(), packedBorders(), valuesAtBundling(inputs)];
}

/**
 * Country-coder carries its borders as GeoJSON. Browsers get the same packed (src/cells/places/packed-borders.ts).
 *
 * @returns {import('vite').Plugin}
 */
function packedBorders() {
  const cells = join(__dirname, '../src/cells/places');
  return {
    name: 'packed-borders',
    transform(code, id) {
      if (!/country-coder\.mjs$/.test(id)) return undefined;
      const begin = code.indexOf('var borders_default = {');
      const end = code.indexOf('\n};\n', begin);
      if (begin < 0 || end < 0) throw new Error('country-coder has its borders in another form');
      const imports = [
        `import { unpackBorders } from ${JSON.stringify(join(cells, 'packed-borders.ts'))};`,
        `import { PACKED_BORDERS } from ${JSON.stringify(join(cells, 'borders.bundled.ts'))};`,
      ];
      const borders = 'var borders_default = unpackBorders(PACKED_BORDERS);\n';
      return { code: [...imports, code.slice(0, begin) + borders + code.slice(end + 4)].join('\n'), map: null };
    },
  };
}

/**
 * Where `x.browser.ts` stands beside `x.ts`, browsers get that one: it exports the same and does without Node.
 *
 * @returns {import('vite').Plugin}
 */
function withoutNode() {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/^\.{1,2}\/.*\.ts$/.test(source)) return undefined;
      const path = join(dirname(importer.replace(/\?.*$/, '')), source.replace(/\.ts$/, '.browser.ts'));
      return existsSync(path) ? path : undefined;
    },
  };
}

/** The name of a file whose exports are worked out when it is bundled: what browsers load are these values, as JSON. */
const AT_BUNDLING = /\.bundled\.ts$/;

/**
 * @param {Set<string>} inputs
 * @returns {import('vite').Plugin}
 */
function valuesAtBundling(inputs) {
  return {
    name: 'values-at-bundling',
    enforce: 'pre',
    load(id) {
      if (!AT_BUNDLING.test(id)) return undefined;
      const exported = Object.entries(valuesOf(id, inputs)).map(
        ([name, value]) =>
          `export ${name === 'default' ? 'default' : `const ${name} =`} JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
      );
      return { code: exported.join('\n'), map: null };
    },
  };
}

/**
 * What a module exports. Packages stay outside: some read files beside their own.
 *
 * @param {string} path
 * @param {Set<string>} inputs
 * @returns {{ [name: string]: unknown }}
 */
function valuesOf(path, inputs) {
  const { outputFiles, metafile } = esbuild.buildSync({
    entryPoints: [path],
    absWorkingDir: process.cwd(),
    bundle: true,
    platform: 'node',
    packages: 'external',
    format: 'cjs',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  for (const input of Object.keys(metafile.inputs)) inputs.add(join(process.cwd(), input));
  /** @type {{ exports: { [name: string]: unknown } }} */
  const made = { exports: {} };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require'])(made, made.exports, require);
  return made.exports;
}

/**
 * Collects the files that are bundled.
 *
 * @param {Set<string>} inputs
 * @returns {import('vite').Plugin}
 */
function inputsOf(inputs) {
  return {
    name: 'inputs',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (!id.includes('\0')) inputs.add(id.replace(/\?.*$/, ''));
      }
    },
  };
}

module.exports = { bundlePage, forBrowsers };
