/**
 * Bundles what browsers load: src/people/site/browser/main.ts and the script of the API's documentation, with everything that they
 * import, as scripts, styles and their files.
 */

const { isUtf8 } = require('node:buffer');
const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');
const { compileFunction } = require('node:vm');
const esbuild = require('esbuild');

/** Where the files are published, below the root of the site. */
const FOLDER = '_site';

/** The script of the page at /. */
const MAIN = 'src/people/site/browser/main.ts';

/** The script of the pages below /docs/. */
const DOCS = 'src/people/api-docs/browser/docs.ts';

/** What browsers keep for a time without a network: one file with a name of its own, which no other script shares anything with. */
const SERVICE_WORKER = 'src/people/site/service-worker/service-worker.ts';

/** Files that decide about the bundle beside those that are in it. */
const ASIDE = ['bin/bundle-page.cjs', 'package-lock.json', 'tsconfig.json'];

/**
 * @param {string} root the directory of the project
 * @returns {Promise<{ text: string, inputs: string[] }>} the JSON that src/people/site/site-assets.ts reads, and the files that it was made from
 * @throws Error if a source has a mistake
 */
async function bundlePage(root) {
  const { build } = await import('vite');
  /** @type {Set<string>} */
  const inputs = new Set();
  const plugins = () => [valuesAtBundling(inputs), inputsOf(inputs)];
  // A worker is a bundle of its own.
  const worker = { format: /** @type {const} */ ('es'), plugins };
  const result = await build({ ...settingsIn(root), plugins: plugins(), worker });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const page = {
    ...entryOf(output, 'main'),
    docs: entryOf(output, 'docs'),
    serviceWorker: serviceWorkerIn(root, inputs),
    files: Object.fromEntries(output.map((file) => [file.fileName, contentOf(file)]).sort()),
  };
  const own = [...inputs].map((path) => relative(root, path).replaceAll('\\', '/'));
  // What packages hold is known by package-lock.json.
  const sources = own.filter((path) => !path.startsWith('..') && !path.includes('node_modules/'));
  return { text: `${JSON.stringify(page)}\n`, inputs: [...sources, ...stylesAndPictures(root), ...ASIDE] };
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
  const folders = ['src/people/site', 'src/people/api-docs/browser'].map((folder) => join(root, folder));
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'));
  return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

/** @param {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} file */
function contentOf(file) {
  const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
  return isUtf8(content) ? content.toString() : { base64: content.toString('base64') };
}

/**
 * @param {string} root
 * @returns {import('vite').InlineConfig}
 */
function settingsIn(root) {
  return {
    configFile: false,
    envFile: false,
    root,
    base: '/',
    publicDir: false,
    mode: 'production',
    logLevel: 'silent',
    build: {
      write: false,
      // A policy of the page forbids URLs that hold their content (src/stored-format/).
      assetsInlineLimit: 0,
      assetsDir: FOLDER,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      license: { fileName: `${FOLDER}/licences.txt` },
      rolldownOptions: {
        input: { main: join(root, MAIN), docs: join(root, DOCS) },
        output: {
          entryFileNames: `${FOLDER}/[name]-[hash].js`,
          chunkFileNames: `${FOLDER}/[name]-[hash].js`,
          assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
        },
      },
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
      const { outputFiles, metafile } = esbuild.buildSync({
        entryPoints: [id],
        absWorkingDir: process.cwd(),
        bundle: true,
        platform: 'node',
        format: 'cjs',
        metafile: true,
        write: false,
        logLevel: 'silent',
      });
      for (const path of Object.keys(metafile.inputs)) inputs.add(join(process.cwd(), path));
      /** @type {{ exports: { [name: string]: unknown } }} */
      const made = { exports: {} };
      compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require'])(made, made.exports, require);
      const exported = Object.entries(made.exports).map(
        ([name, value]) =>
          `export ${name === 'default' ? 'default' : `const ${name} =`} JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
      );
      return { code: exported.join('\n'), map: null };
    },
  };
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

module.exports = { bundlePage };
