curl -sS --fail --compressed -o locations.geojson 'https://ocpi.example.com/locations.geojson'
