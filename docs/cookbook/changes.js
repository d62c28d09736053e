const list = 'https://ocpi.example.com/api/ocpi/2.2/locations';
const known = new Map();
let since = '';
let etag = '';

/** One page; undefined if it is still that of this ETag. */
async function read(url, tag) {
  const answer = await fetch(url, { headers: tag ? { 'If-None-Match': tag } : {} });
  if (answer.status === 304) return undefined;
  const { data, status_code, status_message } = await answer.json();
  if (status_code !== 1000) throw new Error(status_message);
  const next = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  return { data, next, tag: answer.headers.get('ETag'), total: Number(answer.headers.get('X-Total-Count')) };
}

/** With `whole`, reads the whole list and deletes what it does not contain. Without, asks for what has changed. */
async function update(whole = since === '') {
  const url = whole ? list : `${list}?date_from=${since}`;
  const first = await read(url, whole ? '' : etag);
  if (first === undefined) return 'nothing';
  const came = [...first.data];
  for (let { next } = first; next; ) {
    const page = await read(next);
    came.push(...page.data);
    next = page.next;
  }
  const isOneState = !first.next || (!whole && (await read(url, first.tag)) === undefined);

  // Only now: if a page fails, the next call asks for all of them again.
  let changed = 0;
  for (const location of came) {
    const isGone = location.evses?.every(({ status }) => status === 'REMOVED');
    if (isGone ? known.has(location.id) : known.get(location.id)?.last_updated !== location.last_updated) changed++;
    if (isGone) known.delete(location.id);
    else known.set(location.id, location);
  }
  const ids = new Set(came.map(({ id }) => id));
  if (whole && (!first.next || ids.size === first.total)) {
    for (const id of known.keys()) if (!ids.has(id) && known.delete(id)) changed++;
  }
  const times = (isOneState ? came : first.data).map(({ last_updated }) => last_updated);
  const newest = times.reduce((a, b) => (a > b ? a : b), since);
  if (newest !== since) etag = '';
  else if (!whole) etag = first.tag;
  since = newest;
  return `${changed} of ${known.size}`;
}

console.log(`first: ${await update()}`);
console.log(`the newest once more: ${await update()}`);
console.log(`from now on: ${await update()}`);
console.log(`once a day: ${await update(true)}`);
