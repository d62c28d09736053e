curl -sS --fail --compressed 'https://ocpi.example.com/api/ocpi/2.2/locations'
