curl -sS --fail --compressed -o chargers.csv 'https://ocpi.example.com/chargers.csv'
