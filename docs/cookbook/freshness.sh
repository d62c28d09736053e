curl -sS --fail 'https://ocpi.example.com/_health.json'
