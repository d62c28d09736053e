import csv, io, sqlite3
from urllib.request import urlopen

with urlopen('https://ocpi.example.com/chargers.csv') as answer:
    rows = list(csv.DictReader(io.TextIOWrapper(answer, 'utf-8-sig', newline='')))

database = sqlite3.connect(':memory:')
database.execute('CREATE TABLE plugs (standard, city, power_kw REAL)')
database.executemany('INSERT INTO plugs VALUES (:standard, :city, nullif(:power_kw, ""))', rows)
query = 'SELECT standard, count(*), max(power_kw) FROM plugs GROUP BY standard ORDER BY standard'
for standard, plugs, power in database.execute(query):
    print(standard, plugs, power)
