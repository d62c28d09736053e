import json, re
from urllib.request import urlopen

url = 'https://ocpi.example.com/api/ocpi/2.2/locations?limit=2'
while url:
    with urlopen(url) as answer:
        data = json.load(answer)['data']
        print(len(data), 'of', answer.headers['X-Total-Count'], *(location['id'] for location in data))
        link = re.search(r'<([^>]+)>; rel="next"', answer.headers.get('Link', ''))
    url = link and link[1]
