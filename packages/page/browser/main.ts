/** Brings index.html and the pages of sites to life: what runs in the browser begins here. */

import '../styles/page.css';
import { chooseLanguage } from '../locales/languages.ts';
import { type PageSettings, SETTINGS_PATH } from '../records/page-settings.ts';
import { loadPageWords } from '../words/load-words.ts';
import { loadJson } from './load-json.ts';
import { siteLists } from './load-sites.ts';
import { startPage } from './start-page.ts';

/** No `await` at the top: scripts that are loaded meanwhile share functions with this one, and would wait for its end. */
async function begin(root: HTMLElement): Promise<void> {
  const lists = siteLists();
  const { settings: own } = root.dataset;
  const settings = own === undefined ? await loadJson<PageSettings>(SETTINGS_PATH) : (JSON.parse(own) as PageSettings);
  const words = await loadPageWords(chooseLanguage(navigator.languages, settings.language));
  document.documentElement.lang = words.language;
  startPage(root, settings, words, lists);
}

const root = document.getElementById('page');
if (root !== null) void begin(root);
