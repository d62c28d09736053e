/** Brings index.html to life: what runs in the browser begins here. */

import './styles/page.css';
import type { PageSettings } from '../records/page-settings.ts';
import { loadPageWords } from '../words/load-words.ts';
import { chooseLanguage } from '../words/messages.ts';
import { startPage } from './start-page.ts';

const root = document.getElementById('page');
if (root?.dataset.settings !== undefined) {
  const settings = JSON.parse(root.dataset.settings) as PageSettings;
  const words = await loadPageWords(chooseLanguage(navigator.languages, settings.language));
  document.documentElement.lang = words.language;
  startPage(root, settings, words);
}
