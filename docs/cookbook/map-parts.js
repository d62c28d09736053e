const read = async (path) => (await fetch(`https://ocpi.example.com${path}`)).json();
const [{ evses }, ...parts] = await Promise.all(['/status.json', '/locations-1.geojson', '/locations-2.geojson'].map(read));
const sites = { ...parts[0], features: parts.flatMap(({ features }) => features) };
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
