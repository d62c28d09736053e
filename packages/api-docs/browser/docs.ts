/** The script of the pages below /docs/. They are complete without it, but for "try it". */

import './docs.css';
import { tryIt } from './try-it.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) tryIt(form);
