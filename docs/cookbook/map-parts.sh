curl -sS --fail --compressed -o locations-1.geojson 'https://ocpi.example.com/locations-1.geojson'
curl -sS --fail --compressed -o locations-2.geojson 'https://ocpi.example.com/locations-2.geojson'
