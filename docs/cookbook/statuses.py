import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

with urlopen('https://ocpi.example.com/status.json') as answer:
    etag = answer.headers['ETag']
    evses = json.load(answer)['evses']
for uid, shown in evses.items():
    print(uid, shown['status'], 'since', shown['since'])

# Later, at the earliest after "ttl" seconds:
try:
    urlopen(Request('https://ocpi.example.com/status.json', headers={'If-None-Match': etag}))
    print('something has changed')
except HTTPError as answer:
    if answer.code != 304:
        raise
    print('nothing has changed')
