/** What a Worker may use of this room. */

export { readUpTo } from './http/read-up-to.ts';
export type { StatusReport } from './status-formats/reported-statuses.ts';
export { fetchOcpi } from './status-servers/fetch-ocpi.ts';
export { INTERNET_BY_FETCH } from './urls/internet-by-fetch.ts';
export { failed } from './urls/source-answer.ts';
export { fetchSource } from './urls/url.ts';
