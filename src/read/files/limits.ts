/**
 * The largest inputs that are read. Anything larger is a mistake and not data of a network, and would fill the memory or
 * take forever. The limits of a status source are in network.json (settings/status-sources.ts).
 */

/** A CSV file, in bytes: about two million connectors. */
export const LARGEST_TABLE = 250_000_000;

/** network.json, in bytes. */
export const LARGEST_SETTINGS = 1_000_000;

/** How deep lists and objects may be nested in network.json; its settings need 4 levels. */
export const DEEPEST_SETTINGS = 32;

/** How many findings are listed for one header or one network.json; the rest is counted. */
export const MOST_FINDINGS = 100;

/** Cloudflare Workers static assets take files up to this size, in bytes. No file of our snapshots is larger. */
export const LARGEST_ASSET = 25 * 1024 * 1024;

/** One file of a snapshot in a directory, in bytes. Other hosts take more. */
export const LARGEST_SNAPSHOT_FILE = 100_000_000;

/** One file of the cache, in bytes. */
export const LARGEST_CACHED = 1_000_000_000;

/** The lock file, which says which process is building, in bytes. */
export const LARGEST_LOCK = 1000;

/** The memory of a sync of the last import, in bytes. A longer text does not fit into one of JavaScript. */
export const LARGEST_LAST_IMPORT = 500_000_000;
