/** Brings the check page to life. */

import { h, render } from 'preact';
import { chooseLanguage } from '../../page/locales/languages.ts';
import { CheckApp } from './check-app.ts';
import { loadCheckWords } from './check-words.ts';

const root = document.getElementById('page');
if (root !== null) {
  const words = await loadCheckWords(chooseLanguage(navigator.languages, undefined));
  document.documentElement.lang = words.language;
  document.title = words.say('page.title');
  // A browser would open a file that is dropped beside its place, and forget all that was edited.
  for (const kind of ['dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
  const begin = () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' });
  // A link can name what to check. It is asked when the reader says so.
  const address = new URLSearchParams(location.search).get('url') ?? '';
  render(h(CheckApp, { words, begin, address }), root);
}
