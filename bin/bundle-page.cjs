/**
 * Bundles what browsers load: src/people/site/browser/main.ts and the script of the API's documentation, with everything that they
 * import, as scripts, styles and their files; and the check page, whose files find each other wherever their folder is.
 */

const { isUtf8 } = require('node:buffer');
const { existsSync, readdirSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { compileFunction } = require('node:vm');
const esbuild = require('esbuild');

/** Where the files are published, below the root of the site. */
const FOLDER = '_site';

/** The script of the page at /. */
const MAIN = 'src/people/site/browser/main.ts';

/** The script of the pages below /docs/. */
const DOCS = 'src/people/api-docs/browser/docs.ts';

/** The check page: its HTML is at the root of a bundle of its own. */
const CHECK = 'src/check-page';

/** Where it is published. */
const CHECK_FOLDER = 'check';

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
  const plugins = () => [withoutNode(), valuesAtBundling(inputs), inputsOf(inputs)];
  // A worker is a bundle of its own.
  const worker = { format: /** @type {const} */ ('es'), plugins };
  const result = await build({ ...settingsIn(root), plugins: plugins(), worker });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const checkPage = await build({ ...settingsOfCheckPage(root), plugins: plugins(), worker });
  const ofCheckPage = /** @type {import('vite').Rolldown.RolldownOutput} */ (checkPage).output;
  const page = {
    ...entryOf(output, 'main'),
    docs: entryOf(output, 'docs'),
    files: Object.fromEntries(
      [
        ...output.map((file) => [file.fileName, contentOf(file)]),
        ...ofCheckPage.map((file) => [`${CHECK_FOLDER}/${file.fileName}`, contentOf(file)]),
      ].sort(),
    ),
  };
  const own = [...inputs].map((path) => relative(root, path).replaceAll('\\', '/'));
  // What packages hold is known by package-lock.json.
  const sources = own.filter((path) => !path.startsWith('..') && !path.includes('node_modules/'));
  return { text: `${JSON.stringify(page)}\n`, inputs: [...sources, ...stylesAndPictures(root), ...ASIDE] };
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
  const folders = ['src/people/site', 'src/people/api-docs/browser', CHECK].map((folder) => join(root, folder));
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
  const input = { main: join(root, MAIN), docs: join(root, DOCS) };
  return { ...COMMON, root, base: '/', build: buildOf(FOLDER, `${FOLDER}/`, input) };
}

/**
 * @param {string} root
 * @returns {import('vite').InlineConfig}
 */
function settingsOfCheckPage(root) {
  const folder = join(root, CHECK);
  return { ...COMMON, root: folder, base: './', build: buildOf('', '', join(folder, 'index.html')) };
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
        chunkFileNames: `${folder}[name]-[hash].js`,
        assetFileNames: `${folder}[name]-[hash][extname]`,
      },
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

module.exports = { bundlePage, withoutNode };
