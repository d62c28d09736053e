import json
from urllib.request import urlopen

with urlopen('https://ocpi.example.com/_health.json') as answer:
    health = json.load(answer)
print('published', health['built_at'], 'with', health['counts']['evses'], 'EVSEs')
for source in health['status_sources']:
    if source['is_stale']:
        print(source['name'], 'is stale')
