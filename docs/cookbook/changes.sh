url='https://ocpi.example.com/api/ocpi/2.2/locations?date_from=2025-01-01T00:00:00Z'
curl -sS --fail --compressed --etag-save etag.txt "$url"
# Later: 200 with what has changed, or 304 with nothing.
curl -sS --fail --compressed --etag-compare etag.txt -w '\n%{http_code}\n' "$url"
