# Builds the data before and after a pull request with the same code, and says what differs: in the job summary, and in a
# report for the workflow comment. Without status sources, which are not what a pull request changes, and may need a token.
#
# DATA is the directory of the data, HOME_OF_DATA that of .cache. Elsewhere than on GitHub, BASE is the commit before.

set -euo pipefail

base=${BASE:-HEAD^1}

if ! git rev-parse --verify --quiet "$base" > /dev/null; then
  echo 'The commit before is not here, so there is nothing to compare with.'
  exit 0
fi
if git diff --quiet "$base" HEAD -- "$DATA"; then
  echo 'The data is that of the base.'
  exit 0
fi

program() { node "$GITHUB_ACTION_PATH/bin/ocpi-snapshot.cjs" "$@"; }
build() { program build --data "$1" --out "$2" --previous none --no-status --cache "$HOME_OF_DATA/.cache"; }

place=$(mktemp -d "$RUNNER_TEMP/published-data-XXXXXX")
report=$RUNNER_TEMP/published-data.json
mkdir "$place/data"
if build "$DATA" "$place/head" && git archive "$base" "$DATA" | tar -x -C "$place/data" && build "$place/data/$DATA" "$place/base"; then
  program diff "$place/base" "$place/head" --format report > "$report"
  program diff "$place/base" "$place/head" --format markdown >> "$GITHUB_STEP_SUMMARY"
else
  echo '"incomparable"' > "$report"
  echo 'The data before and after this pull request cannot be compared: one of the two cannot be built here.' >> "$GITHUB_STEP_SUMMARY"
fi
