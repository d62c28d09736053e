import json, re
from urllib.error import HTTPError
from urllib.request import Request, urlopen

LIST = 'https://ocpi.example.com/api/ocpi/2.2/locations'
known, since, etag = {}, '', ''

def read(url, tag=''):
    "One page, its headers and the URL of the next one; None if it is still that of this ETag."
    try:
        with urlopen(Request(url, headers={'If-None-Match': tag} if tag else {})) as answer:
            envelope, headers = json.load(answer), answer.headers
    except HTTPError as answer:
        if answer.code == 304:
            return None
        raise
    if envelope['status_code'] != 1000:
        raise SystemExit(envelope['status_message'])
    link = re.search(r'<([^>]+)>; rel="next"', headers.get('Link', ''))
    return envelope['data'], headers, link and link[1]

def update(whole=False):
    "With whole, reads the whole list and deletes what it does not contain. Without, asks for what has changed."
    global since, etag
    whole = whole or not since
    url = LIST if whole else f'{LIST}?date_from={since}'
    first = read(url, '' if whole else etag)
    if first is None:
        return 'nothing'
    first_page, headers, following = first
    came, link = list(first_page), following
    while link:
        page, _, link = read(link)
        came += page
    one_state = not following or (not whole and read(url, headers['ETag']) is None)

    # Only now: if a page fails, the next call asks for all of them again.
    changed = 0
    for location in came:
        evses, before = location.get('evses'), known.pop(location['id'], None)
        if evses and all(evse['status'] == 'REMOVED' for evse in evses):
            changed += before is not None
        else:
            changed += before is None or before['last_updated'] != location['last_updated']
            known[location['id']] = location
    ids = {location['id'] for location in came}
    if whole and (not following or len(ids) == int(headers['X-Total-Count'])):
        for missing in known.keys() - ids:
            del known[missing]
            changed += 1
    newest = max([since] + [location['last_updated'] for location in (came if one_state else first_page)])
    etag = '' if newest != since else etag if whole else headers['ETag']
    since = newest
    return f'{changed} of {len(known)}'

print('first:', update())
print('the newest once more:', update())
print('from now on:', update())
print('once a day:', update(whole=True))
