/** Recipes about what is true right now: statuses, the nearest free charger, freshness. */

import { HEALTH_PATH } from '../../../stored-format/health.ts';
import { STATUS_FILE } from '../../copies/feeds.ts';
import { everyLocationInJavaScript, everyLocationInPython, example, type Kitchen, type Recipe } from './recipe.ts';

export function statusRecipes(kitchen: Kitchen): readonly Recipe[] {
  const hasFile = kitchen.copies.includes(STATUS_FILE);
  return [...(hasFile ? [statuses(kitchen)] : []), nearest(kitchen), freshness(kitchen)];
}

function statuses(kitchen: Kitchen): Recipe {
  const { base } = kitchen;
  return {
    id: 'statuses',
    title: 'Statuses alone, joined with Locations',
    about:
      'Sites and plugs change rarely, statuses often. `/status.json` is a small file with the status of each EVSE by its `uid`. Read the Locations once, and that file as often as its `ttl` says, with `If-None-Match`. An EVSE that is not in it has no known status, which is not the same as occupied.',
    examples: [
      example(
        'curl',
        `
curl -sS --fail --compressed '${base}/status.json'
`,
      ),
      example(
        'JavaScript',
        `
${everyLocationInJavaScript(kitchen)}

const locations = await everyLocation();
const { evses } = await (await fetch('${base}/status.json')).json();
for (const location of locations) {
  const live = (location.evses ?? []).filter(({ status }) => status !== 'REMOVED');
  const free = live.filter(({ uid }) => evses[uid]?.status === 'AVAILABLE').length;
  console.log(\`\${location.id}: \${free} of \${live.length} free\`);
}
`,
      ),
      example(
        'Python',
        `
import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

with urlopen('${base}/status.json') as answer:
    etag = answer.headers['ETag']
    evses = json.load(answer)['evses']
for uid, shown in evses.items():
    print(uid, shown['status'], 'since', shown['since'])

# Later, at the earliest after "ttl" seconds:
try:
    urlopen(Request('${base}/status.json', headers={'If-None-Match': etag}))
    print('something has changed')
except HTTPError as answer:
    if answer.code != 304:
        raise
    print('nothing has changed')
`,
      ),
    ],
  };
}

function nearest(kitchen: Kitchen): Recipe {
  return {
    id: 'nearest',
    title: 'The nearest free CCS charger',
    about:
      'The API has no search: the whole network fits into memory, and what is near depends on you. `IEC_62196_T2_COMBO` is the CCS plug of Europe. Here one is looked for from Amsterdam, with 50 kW at least.',
    examples: [
      example(
        'JavaScript',
        `
${everyLocationInJavaScript(kitchen)}

const here = { latitude: 52.3731, longitude: 4.8922 };

/** Kilometres on a sphere. */
function distance(a, b) {
  const [lat1, lat2, lon] = [a.latitude, b.latitude, b.longitude - a.longitude].map((d) => (d * Math.PI) / 180);
  const cosine = Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(lon);
  return 6371 * Math.acos(Math.min(1, cosine));
}

const found = (await everyLocation())
  .flatMap((location) => (location.evses ?? []).map((evse) => ({ location, evse })))
  .filter(({ evse }) => evse.status === 'AVAILABLE')
  .filter(({ evse }) =>
    evse.connectors.some((c) => c.standard === 'IEC_62196_T2_COMBO' && c.max_electric_power >= 50_000),
  )
  .map(({ location, evse }) => ({ location, evse, km: distance(here, location.coordinates) }))
  .sort((a, b) => a.km - b.km);
if (found.length === 0) console.log('none is free');
else console.log(\`\${found[0].evse.uid}, \${found[0].location.address}: \${found[0].km.toFixed(1)} km\`);
`,
      ),
      example(
        'Python',
        `
import json, re
from math import acos, cos, radians, sin
from urllib.request import urlopen
${everyLocationInPython(kitchen)}

here = 52.3731, 4.8922

def distance(latitude, longitude):
    "Kilometres on a sphere."
    a, b, c = radians(here[0]), radians(latitude), radians(longitude - here[1])
    return 6371 * acos(min(1, sin(a) * sin(b) + cos(a) * cos(b) * cos(c)))

found = [
    (distance(*(float(location['coordinates'][name]) for name in ('latitude', 'longitude'))), evse['uid'], location['address'])
    for location in every_location()
    for evse in location.get('evses', [])
    if evse['status'] == 'AVAILABLE'
    and any(
        connector['standard'] == 'IEC_62196_T2_COMBO' and connector.get('max_electric_power', 0) >= 50_000
        for connector in evse['connectors']
    )
]
if found:
    km, uid, address = min(found)
    print(f'{uid}, {address}: {km:.1f} km')
else:
    print('none is free')
`,
      ),
    ],
  };
}

function freshness({ base }: Kitchen): Recipe {
  return {
    id: 'freshness',
    title: 'Is the data fresh?',
    about: `\`${HEALTH_PATH}\` says how old everything is at this moment: the data (\`age_seconds\`), and each source of statuses. \`is_stale\` is true if a source is older than it should be; then do not show its statuses as current.`,
    examples: [
      example(
        'curl',
        `
curl -sS --fail '${base}${HEALTH_PATH}'
`,
      ),
      example(
        'JavaScript',
        `
const { built_at, age_seconds, newest_status, status_sources } = await (await fetch('${base}${HEALTH_PATH}')).json();
console.log(\`published \${built_at}, \${age_seconds} s ago; newest status \${newest_status ?? 'unknown'}\`);
for (const { name } of status_sources.filter(({ is_stale }) => is_stale)) console.log(\`\${name} is stale\`);
`,
      ),
      example(
        'Python',
        `
import json
from urllib.request import urlopen

with urlopen('${base}${HEALTH_PATH}') as answer:
    health = json.load(answer)
print('published', health['built_at'], 'with', health['counts']['evses'], 'EVSEs')
for source in health['status_sources']:
    if source['is_stale']:
        print(source['name'], 'is stale')
`,
      ),
    ],
  };
}
