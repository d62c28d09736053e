async function everyLocation() {
  const locations = [];
  for (let url = 'https://ocpi.example.com/api/ocpi/2.2/locations'; url; ) {
    const answer = await fetch(url);
    locations.push(...(await answer.json()).data);
    url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  return locations;
}

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
else console.log(`${found[0].evse.uid}, ${found[0].location.address}: ${found[0].km.toFixed(1)} km`);
