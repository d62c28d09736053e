/** Writes docs/copies.md, with the columns of /chargers.csv from their declarations. */

import { CHARGER_COLUMNS } from './charger-columns.ts';
import { NETWORK_SECONDS } from './feeds.ts';

/** The whole page in Markdown. */
export function copiesPage(): string {
  const columns = CHARGER_COLUMNS.map(
    ({ name, type, doc, required }) => `| \`${name}\` | ${type} | ${required ? 'always' : ''} | ${escaped(doc)} |`,
  );
  return `# The files for people

Beside the OCPI API, every build writes files that need no client for OCPI. They come from the same objects, in the same
snapshot, and any page may read them (CORS). \`npm run generate\` writes this page from \`src/people/copies/\`; do not edit it here.

| file | what it is for | when it changes |
|---|---|---|
| \`/.well-known/ocpi-snapshot.json\` | to find everything else: addresses, formats, licence, contact | when the settings do |
| \`/status.json\` | what is free right now | with every status |
| \`/locations.geojson\` | maps: a point per site ([RFC 7946](https://www.rfc-editor.org/rfc/rfc7946)) | with the network |
| \`/chargers.csv\` | spreadsheets and statistics: a row per plug | with the network |
| \`/datapackage.json\` | tools for tables: types and meaning of every column ([Data Package 2.0](https://datapackage.org)) | with the network |

* **How fresh.** Statuses are in \`/status.json\` and nowhere else, so the other files stay the same for weeks. Each file has an ETag: ask
  with \`If-None-Match\`, and what has not changed is answered with 304 and no body. The discovery file says for each how often that is
  worth it (\`ttl\`): every ${NETWORK_SECONDS / 60} minutes for what changes with the network.
* **What is in them.** Every public site, and every charging point that is not \`REMOVED\`. Hosts take files of 25 MiB at most. Where a table or
  a map would have more, which begins with some 80,000 plugs, it comes in parts that are complete in themselves: \`/chargers-1.csv\`,
  \`/chargers-2.csv\`, up to four, and none of the plain name. The discovery file and the Data Package name those that there are.
* **Which one.** Whoever has an OCPI client takes the API: it has prices, pictures, exceptional hours, and what changed since a time.

## Join the statuses

The keys of \`evses\` in \`/status.json\` are the \`evse_uid\` of \`/chargers.csv\` and the \`evse_uids\` of \`/locations.geojson\`. In
JavaScript:

\`\`\`js
const [sites, { evses }] = await Promise.all(
  ['/locations.geojson', '/status.json'].map(async (path) => (await fetch(base + path)).json()),
);
for (const { properties } of sites.features) {
  properties.free = properties.evse_uids.filter((uid) => evses[uid]?.status === 'AVAILABLE').length;
}
\`\`\`

An EVSE that \`/status.json\` does not have has no known status. That is not the same as occupied.

## Open the table

* **Excel**: *Data → From Text/CSV*, which takes commas in every country. The byte order mark at the beginning tells it that the file is UTF-8.
* **LibreOffice**: open the file, choose UTF-8 and the comma, and *Text* for columns with zeros in front. Without a window:
  \`soffice --headless --infilter=CSV:44,34,UTF8 --convert-to xlsx chargers.csv\`.
* **QGIS**: *Layer → Add Vector Layer* with the address of \`/locations.geojson\`. For plugs, *Add Delimited Text Layer* with \`longitude\` and
  \`latitude\`.
* **pandas**: \`pandas.read_csv(base + '/chargers.csv', dtype={'postal_code': str})\`. Python's own csv module needs \`encoding='utf-8-sig'\`
  and \`newline=''\`.

**Apostrophes.** A text that begins with \`=\`, \`+\`, \`-\` or \`@\` would run as a formula in a spreadsheet. It has an apostrophe in front, which
is not part of it: remove the first \`'\` where one of these signs follows (after further apostrophes, if there are any). The same holds after
a line break, a tab or a semicolon within a cell. Negative numbers have none, and \`'s-Hertogenbosch\` keeps its own.

## Columns of chargers.csv

A row is a plug. Commas, CR LF, quotes as in [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180), UTF-8, a point in decimals. Where the sheet
[chargers.csv](data-dictionary.md#chargerscsv) of maintainers has a column, it has the same name and unit here.

| column | type | filled | what it says |
|---|---|---|---|
${columns.join('\n')}

The key is \`evse_uid\` with \`connector_id\`.
`;
}

/** Within a table, a vertical bar would end the cell. */
function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
