/** Recipes about the files that need no client of OCPI: maps and tables. */

import type { CopyFile } from '../../copies/feeds.ts';
import { example, type Kitchen, type Recipe } from './recipe.ts';

export function copyRecipes(kitchen: Kitchen): readonly Recipe[] {
  const maps = pathsOf(kitchen, 'geojson');
  const tables = pathsOf(kitchen, 'csv');
  const isMap = maps.length > 0 && pathsOf(kitchen, 'json').length > 0;
  return [...(isMap ? [map(kitchen, maps)] : []), ...(tables.length > 0 ? [table(kitchen, tables)] : [])];
}

/** The paths of all parts. */
function pathsOf({ copies }: Kitchen, format: CopyFile['format']): readonly string[] {
  return copies.filter((file) => file.format === format).map(({ path }) => path);
}

function curlAll({ base }: Kitchen, paths: readonly string[]): string {
  return paths.map((path) => `curl -sS --fail --compressed -o ${path.slice(1)} '${base}${path}'`).join('\n');
}

/** Python that reads a list from a file, or from all parts of it. */
function readInPython({ base }: Kitchen, paths: readonly string[], name: string, list: string): string {
  if (paths.length === 1) return `with urlopen('${base}${paths.join()}') as answer:\n    ${name} = ${list}`;
  return `
${name} = []
for path in [${listed(paths)}]:
    with urlopen('${base}' + path) as answer:
        ${name} += ${list}`.trim();
}

function listed(paths: readonly string[]): string {
  return paths.map((path) => `'${path}'`).join(', ');
}

const inCode = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(', ');

const has = (paths: readonly string[]): string => (paths.length === 1 ? 'has' : 'have');

function map(kitchen: Kitchen, maps: readonly string[]): Recipe {
  const { base } = kitchen;
  const isOne = maps.length === 1;
  return {
    id: 'map',
    title: 'On a map',
    about: `${inCode(maps)} ${has(maps)} a point for each site, and no statuses: ${isOne ? 'it changes' : 'they change'} rarely. \`evse_uids\` are the keys of \`/status.json\`. The example is for MapLibre GL JS (\`map\` is a map that has loaded); Leaflet takes the same object with \`L.geoJSON(sites)\`, and QGIS takes the URL itself.`,
    examples: [
      example('curl', curlAll(kitchen, maps)),
      example(
        'JavaScript',
        `
const read = async (path) => (await fetch(\`${base}\${path}\`)).json();
${
  isOne
    ? `const [sites, { evses }] = await Promise.all([${listed(maps)}, '/status.json'].map(read));`
    : `const [{ evses }, ...parts] = await Promise.all(['/status.json', ${listed(maps)}].map(read));
const sites = { ...parts[0], features: parts.flatMap(({ features }) => features) };`
}
for (const { properties } of sites.features) {
  properties.free = properties.evse_uids.filter((uid) => evses[uid]?.status === 'AVAILABLE').length;
}
map.addSource('chargers', { type: 'geojson', data: sites, attribution: sites.attribution });
map.addLayer({
  id: 'chargers',
  source: 'chargers',
  type: 'circle',
  paint: { 'circle-radius': 6, 'circle-color': ['case', ['>', ['get', 'free'], 0], '#14804f', '#a9b3ad'] },
});
`,
      ),
      example(
        'Python',
        `
import json
from urllib.request import urlopen

${readInPython(kitchen, maps, 'sites', "json.load(answer)['features']")}
for site in sites:
    longitude, latitude = site['geometry']['coordinates']
    print(f"{latitude:.6f} {longitude:.6f} {site['properties']['name']}")
`,
      ),
    ],
  };
}

function table(kitchen: Kitchen, tables: readonly string[]): Recipe {
  const { base } = kitchen;
  return {
    id: 'table',
    title: 'As a table',
    about: `${inCode(tables)} ${has(tables)} a row for each plug, for spreadsheets and statistics; \`/datapackage.json\` says what each column means. In pandas: \`pandas.read_csv(url, dtype={"postal_code": str})\`. Texts that a spreadsheet would run as a formula have an apostrophe in front.`,
    examples: [
      example('curl', curlAll(kitchen, tables)),
      example(
        'JavaScript',
        `
const { resources } = await (await fetch('${base}/datapackage.json')).json();
const { schema } = resources.find(({ format }) => format === 'csv');
for (const { name, description } of schema.fields) console.log(\`\${name}: \${description}\`);
`,
      ),
      example(
        'Python',
        `
import csv, io, sqlite3
from urllib.request import urlopen

${readInPython(kitchen, tables, 'rows', "list(csv.DictReader(io.TextIOWrapper(answer, 'utf-8-sig', newline='')))")}

database = sqlite3.connect(':memory:')
database.execute('CREATE TABLE plugs (standard, city, power_kw REAL)')
database.executemany('INSERT INTO plugs VALUES (:standard, :city, nullif(:power_kw, ""))', rows)
query = 'SELECT standard, count(*), max(power_kw) FROM plugs GROUP BY standard ORDER BY standard'
for standard, plugs, power in database.execute(query):
    print(standard, plugs, power)
`,
      ),
    ],
  };
}
