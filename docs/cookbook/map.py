import json
from urllib.request import urlopen

with urlopen('https://ocpi.example.com/locations.geojson') as answer:
    sites = json.load(answer)['features']
for site in sites:
    longitude, latitude = site['geometry']['coordinates']
    print(f"{latitude:.6f} {longitude:.6f} {site['properties']['name']}")
