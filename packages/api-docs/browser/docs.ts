/** The script of the pages below /docs/. They are complete without it, but for "try it". */

import './docs.css';
import { tryIt } from './try-it.ts';

/** Browsers of before 2025 open nothing that a link leads into. */
function open(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest('details');
  if (!folded || folded.open) return;
  folded.open = true;
  target?.scrollIntoView();
}
addEventListener('hashchange', open);
open();

for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) tryIt(form);
