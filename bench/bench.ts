/** `npm run bench [build|incremental|fresh|edge|pages]`: prints figures, mostly as ratios within one run. */

import { benchBuild } from './build.ts';
import { benchEdge } from './edge.ts';
import { benchFresh } from './fresh.ts';
import { benchIncremental } from './incremental.ts';
import { benchPages } from './pages.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const [only] = process.argv.slice(2);
if (only === undefined || only === 'build') await benchBuild(print);
if (only === undefined || only === 'incremental') await benchIncremental(print);
if (only === undefined || only === 'fresh') await benchFresh(print);
if (only === undefined || only === 'edge') await benchEdge(print);
if (only === undefined || only === 'pages') await benchPages(print);
