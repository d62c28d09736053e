/** Recipes about lists: all of it, page by page, what changed. */

import { example, type Kitchen, type Recipe } from './recipe.ts';

export function listRecipes({ base, version }: Kitchen): readonly Recipe[] {
  const list = `${base}/api/ocpi/${version}/locations`;
  return [allLocations(list), pages(list), changes(list)];
}

function allLocations(list: string): Recipe {
  return {
    id: 'all-locations',
    title: 'All Locations',
    about:
      'A network may have a page size of its own, so a program follows `Link` until an answer has none. `status_code` says whether it worked: a wrong parameter comes with HTTP status 200.',
    examples: [
      example(
        'curl',
        `
curl -sS --fail --compressed '${list}'
`,
      ),
      example(
        'JavaScript',
        `
const locations = [];
for (let url = '${list}'; url; ) {
  const answer = await fetch(url);
  const { data, status_code, status_message } = await answer.json();
  if (status_code !== 1000) throw new Error(status_message);
  locations.push(...data);
  url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
}
console.log(\`\${locations.length} locations\`);
`,
      ),
      example(
        'Python',
        `
import gzip, json, re
from urllib.request import Request, urlopen

locations, url = [], '${list}'
while url:
    with urlopen(Request(url, headers={'Accept-Encoding': 'gzip'})) as answer:
        body = answer.read()
        if answer.headers['Content-Encoding'] == 'gzip':
            body = gzip.decompress(body)
        link = re.search(r'<([^>]+)>; rel="next"', answer.headers.get('Link', ''))
    envelope = json.loads(body)
    if envelope['status_code'] != 1000:
        raise SystemExit(envelope['status_message'])
    locations += envelope['data']
    url = link and link[1]
print(len(locations), 'locations')
`,
      ),
    ],
  };
}

function pages(list: string): Recipe {
  return {
    id: 'pages',
    title: 'Page by page',
    about:
      'For clients with little memory: `limit` makes pages, and `Link` has the URL of the next one. `X-Total-Count` is the length of the list.',
    examples: [
      example(
        'curl',
        `
url='${list}?limit=2'
while [ -n "$url" ]; do
  curl -sS --fail --compressed -D headers.txt "$url"
  echo
  url=$(grep -i '^link:' headers.txt | sed -n 's/.*<\\([^>]*\\)>; rel="next".*/\\1/p')
done
`,
      ),
      example(
        'JavaScript',
        `
for (let url = '${list}?limit=2'; url; ) {
  const answer = await fetch(url);
  const { data } = await answer.json();
  console.log(\`\${data.length} of \${answer.headers.get('X-Total-Count')}: \${data.map(({ id }) => id).join(' ')}\`);
  url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
}
`,
      ),
      example(
        'Python',
        `
import json, re
from urllib.request import urlopen

url = '${list}?limit=2'
while url:
    with urlopen(url) as answer:
        data = json.load(answer)['data']
        print(len(data), 'of', answer.headers['X-Total-Count'], *(location['id'] for location in data))
        link = re.search(r'<([^>]+)>; rel="next"', answer.headers.get('Link', ''))
    url = link and link[1]
`,
      ),
    ],
  };
}

function changes(list: string): Recipe {
  return {
    id: 'changes',
    title: 'Only what changed',
    about:
      'Keep the newest `last_updated` that you have seen, and send it as `date_from`. The bound is inclusive: what comes twice replaces itself. An EVSE with the status `REMOVED` is gone for good.',
    examples: [
      example(
        'curl',
        `
curl -sS --fail --compressed '${list}?date_from=2025-01-01T00:00:00Z'
`,
      ),
      example(
        'JavaScript',
        `
const known = new Map();
let since = '';

async function update() {
  const query = since ? \`?date_from=\${since}\` : '';
  let changed = 0;
  for (let url = \`${list}\${query}\`; url; ) {
    const answer = await fetch(url);
    const { data } = await answer.json();
    for (const location of data) {
      if (known.get(location.id)?.last_updated !== location.last_updated) changed++;
      known.set(location.id, location);
      if (location.last_updated > since) since = location.last_updated;
    }
    url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  return changed;
}

console.log(\`first: \${await update()} of \${known.size}\`);
console.log(\`then: \${await update()} of \${known.size}\`);
`,
      ),
      example(
        'Python',
        `
import json, re
from urllib.request import urlopen

known, since = {}, ''

def update():
    global since
    url = '${list}' + (f'?date_from={since}' if since else '')
    changed = 0
    while url:
        with urlopen(url) as answer:
            data = json.load(answer)['data']
            link = re.search(r'<([^>]+)>; rel="next"', answer.headers.get('Link', ''))
        for location in data:
            before = known.get(location['id'])
            changed += before is None or before['last_updated'] != location['last_updated']
            known[location['id']] = location
            since = max(since, location['last_updated'])
        url = link and link[1]
    return changed

print('first:', update(), 'of', len(known))
print('then:', update(), 'of', len(known))
`,
      ),
    ],
  };
}
