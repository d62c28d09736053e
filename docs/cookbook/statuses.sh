curl -sS --fail --compressed 'https://ocpi.example.com/status.json'
