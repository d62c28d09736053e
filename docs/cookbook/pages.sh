url='https://ocpi.example.com/api/ocpi/2.2/locations?limit=2'
while [ -n "$url" ]; do
  curl -sS --fail --compressed -D headers.txt "$url"
  echo
  url=$(grep -i '^link:' headers.txt | sed -n 's/.*<\([^>]*\)>; rel="next".*/\1/p')
done
