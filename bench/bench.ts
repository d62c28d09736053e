/** `npm run bench [build|edge]`: figures as ratios, measured in one run. */

import { benchBuild } from './build.ts';
import { benchEdge } from './edge.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const [only] = process.argv.slice(2);
if (only === undefined || only === 'build') benchBuild(print);
if (only === undefined || only === 'edge') await benchEdge(print);
