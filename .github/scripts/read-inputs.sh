# Looks at the inputs of the action, and says what the next steps need to know: the directory of the data as paths from
# the root of the repository, the directory that wrangler.toml is in, the name of the report, whether the action is a checkout or an
# installed package, where its script for comments is, and which packages a checkout locks.
#
# TASK and DATA are the inputs.

set -euo pipefail

fail() { echo "::error title=ocpi-snapshot::$1"; exit 1; }

case $TASK in
  check | comment | publish | sync) ;;
  '') fail 'The input task is missing. It must be check, comment, publish or sync.' ;;
  *) fail 'The input task must be check, comment, publish or sync.' ;;
esac

data=${DATA#./}
data=${data%/}
# So it is a path in every script, never an option, a pattern or a second line.
if [[ ! $data =~ ^[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$ ]]; then
  fail 'The input data must be a directory of the repository, such as data or networks/nl: letters, digits and . _ - only.'
fi

# What a link leads to is read, and quoted where it is wrong. So none may lead out of the repository. Those of npm are npm's; a
# link of the data that leads to one of them is followed to its end.
root=$(pwd -P)
while IFS= read -r -d '' link; do
  case $(realpath -m "$link") in
    "$root"/*) ;;
    *) fail "A symbolic link in the repository leads out of it: $(printf '%q' "$link"). Put a copy of the file in its place." ;;
  esac
done < <(find . \( -name .git -o -path ./node_modules \) -prune -o -type l -print0)

# A repository may hold several networks, each with a wrangler.toml of its own beside its data or above.
home=$(dirname "$data")
until [ -e "$home/wrangler.toml" ] || [ "$home" = . ]; do home=$(dirname "$home"); done

artifact=published-data
if [ "$data" != data ]; then artifact+=+${data//\//+}; fi

if [ -e "$GITHUB_ACTION_PATH/src" ]; then
  kind=checkout commenter=.github/scripts/comment.ts lock=$(git hash-object "$GITHUB_ACTION_PATH/package-lock.json")
else
  kind=package commenter=lib/comment.mjs lock=
fi

{
  echo "data=$data"
  echo "home=$home"
  echo "artifact=$artifact"
  echo "kind=$kind"
  echo "commenter=$commenter"
  echo "lock=$lock"
} >> "$GITHUB_OUTPUT"
