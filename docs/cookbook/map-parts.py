import json
from urllib.request import urlopen

sites = []
for path in ['/locations-1.geojson', '/locations-2.geojson']:
    with urlopen('https://ocpi.example.com' + path) as answer:
        sites += json.load(answer)['features']
for site in sites:
    longitude, latitude = site['geometry']['coordinates']
    print(f"{latitude:.6f} {longitude:.6f} {site['properties']['name']}")
