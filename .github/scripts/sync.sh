# Brings the tables up to date with the feed. What is certain is committed to main, and published. Where the import or the check has
# a doubt, or main may not be written to, the same commit becomes a pull request: one, which is kept up to date.
#
# DATA is the directory of the data. FEED is an input, OCPI_TOKEN too, which may be empty. gh reads GITHUB_TOKEN.

set -euo pipefail

BRANCH=tables-of-the-feed
report=$RUNNER_TEMP/sync.txt
: > "$report"

program() { node "$GITHUB_ACTION_PATH/bin/ocpi-snapshot.cjs" "$@" 2>&1 | tee -a "$report"; }
import() { program import ocpi --locations "$FEED" --out "$DATA" --sync --leave-out-incomplete "$@"; }
is_changed() { [ -n "$(git status --porcelain -- "$DATA")" ]; }

# Exit code 1 is a doubt about the feed. Anything else that is not 0 says nothing about it: it did not answer, for example.
code=0
import || code=$?
if [ "$code" = 1 ] && ! is_changed; then
  code=0
  import --allow-losses || code=$?
  if [ "$code" = 0 ]; then code=1; fi
fi
if [ "$code" -gt 1 ]; then exit "$code"; fi
if ! is_changed; then
  if [ "$code" = 1 ]; then echo '::error title=ocpi-snapshot::The feed was not understood, so the tables stay as they are.'; fi
  exit "$code"
fi

program check --data "$DATA" --since HEAD || code=1
git config user.name 'github-actions[bot]'
git config user.email '41898282+github-actions[bot]@users.noreply.github.com'
# All of it: what the next sync must know of this one lies beside the tables.
git add --all -- "$DATA"
git commit --quiet --message 'The tables as the feed has them now'
if [ "$code" = 0 ] && git push --quiet origin HEAD:refs/heads/main; then
  echo 'Committed to main.'
  gh workflow run publish.yml --ref main
  exit 0
fi

git push --quiet --force origin "HEAD:refs/heads/$BRANCH"
body=$RUNNER_TEMP/pull-request.md
{
  echo 'The feed has changed, and a person should look at it before it is published. Close and open this pull request again to have it checked.'
  echo
  # Indented lines are shown as they are: nothing in them is a link or a mention.
  tail -n 100 "$report" | sed -e 's/\x1b\[[0-9;]*m//g' -e 's/^/    /'
} > "$body"
number=$(gh pr list --head "$BRANCH" --state open --json number --jq '.[0].number')
if [ -n "$number" ]; then
  gh pr edit "$number" --body-file "$body"
else
  gh pr create --head "$BRANCH" --base main --title 'The tables as the feed has them now' --body-file "$body"
fi
