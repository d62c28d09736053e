import gzip, json, re
from urllib.request import Request, urlopen

locations, url = [], 'https://ocpi.example.com/api/ocpi/2.2/locations'
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
