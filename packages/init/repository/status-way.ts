/** How the statuses of a new network come: the answer to that question, and what it means for network.json. */

/** `none` and `hand` need no live network; the others do. */
export type StatusWay = 'none' | 'hand' | 'file' | 'url' | 'pushed';

/** What is assumed where nobody says anything. */
export const USUAL_STATUSES = 'hand';

/** The way of an answer: a word, or else the place of a file or a URL. Undefined if it is neither. */
export function statusWay(answer: string): StatusWay | undefined {
  if (answer === 'none' || answer === 'hand' || answer === 'pushed') return answer;
  if (/^https:\/\/./.test(answer) && URL.canParse(answer)) return 'url';
  return /\.(?:csv|json)$/i.test(answer) && !answer.includes('://') ? 'file' : undefined;
}

/** What is wrong with an answer that means nothing. */
export function statusesProblem(answer: string): string {
  return `"${answer}" does not say how statuses come. Write none, hand, pushed, the path of a file that ends in .csv or .json, or a URL that begins with https://.`;
}

/** The variable with the token of an OCPI server. */
export const STATUS_TOKEN = 'CPMS_TOKEN';

/** A status source as network.json has it. A URL that does not say what it is is taken for that of an OCPI server. */
export interface WrittenSource {
  readonly name: string;
  readonly file?: string;
  readonly url?: string;
  readonly format?: 'ocpi';
  readonly token?: string;
}

export function statusSourceOf(answer: string): WrittenSource | undefined {
  const way = statusWay(answer);
  const name = 'charging system';
  if (way === 'file') return { name, file: answer };
  if (way !== 'url') return undefined;
  if (/\.(?:csv|json)$/i.test(new URL(answer).pathname)) return { name, url: answer };
  return { name, url: answer, format: 'ocpi', token: `\${${STATUS_TOKEN}}` };
}

/** A network whose statuses are published in a store. */
export function isLiveWay(way: StatusWay): boolean {
  return way === 'file' || way === 'url' || way === 'pushed';
}

/** @param bucket its name at Cloudflare; whose account it is, only the operator knows */
export function liveSetting(bucket: string): { readonly url: string } {
  return { url: `https://ACCOUNT_ID.r2.cloudflarestorage.com/${bucket}` };
}
