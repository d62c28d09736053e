/** What plain files under /_snapshot/ are served with: other people's builds and programs may read them, search engines need not. */
export const SNAPSHOT_HEADERS = { 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex' } as const;
