# Checks the data: annotations at the lines that are wrong, and a job summary. In a pull request, HEAD is its merge into the
# base branch, so HEAD^1 is the base: what is new comes first, and what would vanish is found. Elsewhere, BASE and FORMAT are set.
#
# DATA is the directory of the data, HOME_OF_DATA that of .cache. ALLOW_REMOVALS is an input.

set -euo pipefail

base=${BASE:-HEAD^1}
options=(--data "$DATA" --format "${FORMAT:-github}" --cache "$HOME_OF_DATA/.cache")
if git rev-parse --verify --quiet "$base" > /dev/null; then
  options+=(--since "$base")
else
  echo '::notice title=ocpi-snapshot::The commit before is not here, so nothing is compared. Give actions/checkout fetch-depth: 2.'
fi
if [ "$ALLOW_REMOVALS" = true ]; then options+=(--allow-removals); fi
node "$GITHUB_ACTION_PATH/bin/ocpi-snapshot.cjs" check "${options[@]}"
