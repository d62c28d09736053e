async function everyLocation() {
  const locations = [];
  for (let url = 'https://ocpi.example.com/api/ocpi/2.2/locations'; url; ) {
    const answer = await fetch(url);
    locations.push(...(await answer.json()).data);
    url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  return locations;
}

const locations = await everyLocation();
const { evses } = await (await fetch('https://ocpi.example.com/status.json')).json();
for (const location of locations) {
  const live = (location.evses ?? []).filter(({ status }) => !['REMOVED', 'PLANNED'].includes(status));
  const free = live.filter(({ uid }) => evses[uid]?.status === 'AVAILABLE').length;
  console.log(`${location.id}: ${free} of ${live.length} free`);
}
