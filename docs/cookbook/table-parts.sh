curl -sS --fail --compressed -o chargers-1.csv 'https://ocpi.example.com/chargers-1.csv'
curl -sS --fail --compressed -o chargers-2.csv 'https://ocpi.example.com/chargers-2.csv'
