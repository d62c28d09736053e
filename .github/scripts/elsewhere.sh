# Does what the action does (action.yml) where GitHub does not run it: on GitLab, and on Forgejo, such as Codeberg. In the root of the
# repository of a network: `elsewhere.sh check`, or `elsewhere.sh publish`.
#
# check: BASE is the commit to compare with, and ALLOW_REMOVALS may be true. publish: FIRST, ALLOW_REMOVALS and PURGE are as the inputs
# of the action; CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are secrets.

set -euo pipefail

scripts=$(cd "$(dirname "$0")" && pwd -P)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export TASK=${1:-} DATA=${DATA:-data} FORMAT=text
export FIRST=${FIRST:-} ALLOW_REMOVALS=${ALLOW_REMOVALS:-} PURGE=${PURGE:-}
export CLOUDFLARE_API_TOKEN=${CLOUDFLARE_API_TOKEN:-} CLOUDFLARE_ACCOUNT_ID=${CLOUDFLARE_ACCOUNT_ID:-}
# What GitHub gives to an action.
export GITHUB_ACTION_PATH=${scripts%/.github/scripts} RUNNER_TEMP=$place
export GITHUB_OUTPUT=$place/output GITHUB_STEP_SUMMARY=$place/summary

# GitHub's commands are no words for other logs.
run() { bash "$GITHUB_ACTION_PATH/.github/scripts/$1.sh" 2>&1 | sed -E 's/^::(error|notice) title=ocpi-snapshot::/\1: /'; }
output() { sed -n "s/^$1=//p" "$GITHUB_OUTPUT"; }

run read-inputs
DATA=$(output data)
HOME_OF_DATA=$(output home)
export DATA HOME_OF_DATA

case $TASK in
  check)
    # What the base got meanwhile is not what is proposed.
    if [ -n "${BASE:-}" ]; then BASE=$(git merge-base "$BASE" HEAD); export BASE; fi
    run check
    run say-changes
    if [ -e "$GITHUB_STEP_SUMMARY" ]; then cat "$GITHUB_STEP_SUMMARY"; fi
    ;;
  publish) run publish ;;
  *) echo "elsewhere.sh does check and publish, not $TASK." >&2; exit 1 ;;
esac
