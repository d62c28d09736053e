import json, re
from math import acos, cos, radians, sin
from urllib.request import urlopen

def every_location():
    url = 'https://ocpi.example.com/api/ocpi/2.2/locations'
    while url:
        with urlopen(url) as answer:
            yield from json.load(answer)['data']
            link = re.search(r'<([^>]+)>; rel="next"', answer.headers.get('Link', ''))
        url = link and link[1]

here = 52.3731, 4.8922

def distance(latitude, longitude):
    "Kilometres on a sphere."
    a, b, c = radians(here[0]), radians(latitude), radians(longitude - here[1])
    return 6371 * acos(min(1, sin(a) * sin(b) + cos(a) * cos(b) * cos(c)))

found = [
    (distance(*(float(location['coordinates'][name]) for name in ('latitude', 'longitude'))), evse['uid'], location['address'])
    for location in every_location()
    for evse in location.get('evses', [])
    if evse['status'] == 'AVAILABLE'
    and any(
        connector['standard'] == 'IEC_62196_T2_COMBO' and connector.get('max_electric_power', 0) >= 50_000
        for connector in evse['connectors']
    )
]
if found:
    km, uid, address = min(found)
    print(f'{uid}, {address}: {km:.1f} km')
else:
    print('none is free')
