/**
 * Builds one data directory and prints the time of each stage and the peak memory as JSON. A process of its own, so that
 * neither warm code nor memory of another measurement counts.
 */

import { performance } from 'node:perf_hooks';
import { readDataFiles } from '../src/build/disk/data-directory.ts';
import { writeSnapshot } from '../src/build/disk/write-dist.ts';
import { carryForward, judgePublication, renderPublication } from '../src/build/publication.ts';
import { toStaticData } from '../src/build/static-data.ts';
import { checkRules } from '../src/rules/rules.ts';
import { joinTables } from '../src/source/load/join.ts';
import { readTables } from '../src/source/load/read-tables.ts';
import { readNetwork } from '../src/source/settings/settings.ts';

const [data = '', out = ''] = process.argv.slice(2);
const now = Date.UTC(2027, 0, 1);
const stages: { [stage: string]: number } = {};
let last = performance.now();
const stage = (name: string) => {
  const time = performance.now();
  stages[name] = time - last;
  last = time;
};

const sources = await readDataFiles(data);
stage('read files');
const { network } = readNetwork('network.json', sources.network?.bytes ?? new Uint8Array());
if (network === undefined) throw new Error('The network of the measurement is not valid.');
const { contents, findings } = readTables(sources.tables, network);
stage('parse and validate tables');
const dataset = joinTables(contents);
stage('join');
findings.push(...checkRules({ dataset, network, now }));
if (findings.length > 0) throw new Error(`The network of the measurement has findings: ${findings[0]?.message}`);
stage('rules');
const base = toStaticData(network, dataset, []);
stage('render drafts');
const present = new Map();
const publication = carryForward({ network, base, present, moment: now });
const rendering = renderPublication({ network, base, present, publication, readings: [], findings: [], moment: now });
judgePublication(publication, 'all');
stage('judge, while compressing');
const tree = await rendering;
stage('rest of the compression');
await writeSnapshot(out, tree);
stage('write dist');
process.stdout.write(JSON.stringify({ stages, peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
