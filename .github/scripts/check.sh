# Checks the data: annotations at the lines that are wrong, and a job summary. In a pull request, HEAD is its merge into the
# base branch, so HEAD^1 is the base: what is new comes first.
#
# DATA is the directory of the data.

set -euo pipefail

options=(--data "$DATA" --format github)
if git rev-parse --verify --quiet 'HEAD^1' > /dev/null; then
  options+=(--since 'HEAD^1')
else
  echo '::notice title=ocpi-snapshot::The commit before is not here, so nothing is compared. Give actions/checkout fetch-depth: 2.'
fi
node "$GITHUB_ACTION_PATH/src/cli.ts" check "${options[@]}"
