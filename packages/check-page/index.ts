/** The page that checks data in a browser. Its files come with the scripts of the page (packages/page/). */

import type { Companion } from '../../src/publish/index.ts';
import { declares } from './declares.ts';

export const checkPage: Companion = declares;
