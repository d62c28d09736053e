const locations = [];
for (let url = 'https://ocpi.example.com/api/ocpi/2.2/locations'; url; ) {
  const answer = await fetch(url);
  const { data, status_code, status_message } = await answer.json();
  if (status_code !== 1000) throw new Error(status_message);
  locations.push(...data);
  url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
}
console.log(`${locations.length} locations`);
