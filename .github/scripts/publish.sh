# Builds and deploys, and writes the end of the log into the job summary.
#
# DATA is the directory of the data, HOME_OF_DATA that of wrangler.toml. FIRST, ALLOW_REMOVALS and PURGE are inputs.
# wrangler reads CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.

set -euo pipefail

if [ -z "$CLOUDFLARE_API_TOKEN" ] || [ -z "$CLOUDFLARE_ACCOUNT_ID" ]; then
  echo '::error title=ocpi-snapshot::The inputs cloudflare-api-token and cloudflare-account-id are empty. Are the two secrets in the environment of this job?'
  exit 1
fi

cd "$HOME_OF_DATA"
# wrangler would take them before wrangler.toml, or take from them where to send the token.
for file in wrangler.json wrangler.jsonc .wrangler/deploy .env*; do
  if [ -e "$file" ]; then
    echo "::error title=ocpi-snapshot::Nothing is published while $file is in the repository. wrangler.toml is the only file for wrangler."
    exit 1
  fi
done

data=${DATA#"$HOME_OF_DATA/"}
options=(--data "$data" --format "${FORMAT:-github}")
if [ "$FIRST" = true ]; then options+=(--previous none); fi
if [ "$ALLOW_REMOVALS" = true ]; then options+=(--allow-removals); fi
if [ -n "$PURGE" ]; then options+=("--purge=$PURGE"); fi

summarise() {
  {
    echo "## Publishing $DATA"
    echo
    tail -n 40 "$RUNNER_TEMP/deploy.log" | sed -e 's/\x1b\[[0-9;]*m//g' -e 's/^/    /'
  } >> "$GITHUB_STEP_SUMMARY"
}
trap summarise EXIT
node "$GITHUB_ACTION_PATH/bin/ocpi-snapshot.cjs" deploy "${options[@]}" 2>&1 | tee "$RUNNER_TEMP/deploy.log"
