/** Recipes about the files that need no client of OCPI: maps and tables. */

import { example, type Kitchen, type Recipe } from './recipe.ts';

export function copyRecipes(kitchen: Kitchen): readonly Recipe[] {
  return [map(kitchen), table(kitchen)];
}

function map({ base }: Kitchen): Recipe {
  return {
    id: 'map',
    title: 'On a map',
    about:
      '`/locations.geojson` has a point for each site. It has no statuses and changes rarely; `evse_uids` are the keys of `/status.json`. The example is for MapLibre GL JS (`map` is a map that has loaded); Leaflet takes the same object with `L.geoJSON(sites)`, and QGIS takes the URL itself.',
    examples: [
      example(
        'curl',
        `
curl -sS --fail --compressed -o locations.geojson '${base}/locations.geojson'
`,
      ),
      example(
        'JavaScript',
        `
const read = async (path) => (await fetch(\`${base}\${path}\`)).json();
const [sites, { evses }] = await Promise.all([read('/locations.geojson'), read('/status.json')]);
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

with urlopen('${base}/locations.geojson') as answer:
    sites = json.load(answer)
for site in sites['features']:
    longitude, latitude = site['geometry']['coordinates']
    print(f"{latitude:.6f} {longitude:.6f} {site['properties']['name']}")
`,
      ),
    ],
  };
}

function table({ base }: Kitchen): Recipe {
  return {
    id: 'table',
    title: 'As a table',
    about:
      '`/chargers.csv` has a row for each plug, for spreadsheets and statistics; `/datapackage.json` says what each column means. In pandas: `pandas.read_csv(url, dtype={"postal_code": str})`. Texts that a spreadsheet would run as a formula have an apostrophe in front.',
    examples: [
      example(
        'curl',
        `
curl -sS --fail --compressed -o chargers.csv '${base}/chargers.csv'
`,
      ),
      example(
        'JavaScript',
        `
const { resources } = await (await fetch('${base}/datapackage.json')).json();
const { schema } = resources.find(({ path }) => path.endsWith('chargers.csv'));
for (const { name, description } of schema.fields) console.log(\`\${name}: \${description}\`);
`,
      ),
      example(
        'Python',
        `
import csv, io, sqlite3
from urllib.request import urlopen

with urlopen('${base}/chargers.csv') as answer:
    rows = list(csv.DictReader(io.TextIOWrapper(answer, 'utf-8-sig', newline='')))

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
