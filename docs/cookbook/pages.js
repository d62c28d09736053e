for (let url = 'https://ocpi.example.com/api/ocpi/2.2/locations?limit=2'; url; ) {
  const answer = await fetch(url);
  const { data } = await answer.json();
  console.log(`${data.length} of ${answer.headers.get('X-Total-Count')}: ${data.map(({ id }) => id).join(' ')}`);
  url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
}
