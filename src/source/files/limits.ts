/**
 * The largest inputs that are read. Anything larger is a mistake, and would fill the memory or take for ever. The limits of a
 * status source are in network.json (source/settings/status-sources.ts).
 */

/** A CSV file, in bytes: some two million connectors. */
export const LARGEST_TABLE = 250_000_000;

/** network.json, in bytes. */
export const LARGEST_SETTINGS = 1_000_000;

/** How deeply lists and objects may be nested in network.json. Its settings need 4 levels. */
export const DEEPEST_SETTINGS = 32;

/** How many mistakes are reported of one header, and of one network.json. The rest is counted. */
export const MOST_FINDINGS = 100;

/** One file of a snapshot in a directory, in bytes. Cloudflare accepts 25 MiB. */
export const LARGEST_SNAPSHOT_FILE = 100_000_000;

/** One file of the cache, in bytes. */
export const LARGEST_CACHED = 1_000_000_000;

/** The lock file of a build, in bytes. */
export const LARGEST_LOCK = 1000;
