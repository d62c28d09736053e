/**
 * The largest inputs that are read. Whatever is beyond is no network's data but a mistake, and would end in a full memory
 * or in waiting without end. The limits of a status source stand in network.json (source/settings/status-sources.ts).
 */

/** A CSV file, in bytes: some two million connectors. */
export const LARGEST_TABLE = 250_000_000;

/** network.json, in bytes. */
export const LARGEST_SETTINGS = 1_000_000;

/** How many lists and objects may lie within each other in network.json; its settings need 4. */
export const DEEPEST_SETTINGS = 32;

/** How many mistakes are told of one header, and of one network.json; the rest is counted. */
export const MOST_FINDINGS = 100;

/** One file of a snapshot in a directory, in bytes. Cloudflare takes files of 25 MiB. */
export const LARGEST_SNAPSHOT_FILE = 100_000_000;

/** One file of the cache, in bytes. */
export const LARGEST_CACHED = 1_000_000_000;

/** The file that says which process builds, in bytes. */
export const LARGEST_LOCK = 1000;
