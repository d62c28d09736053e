/**
 * Every check of the probe, in the order of the report: what it requires, and the source.
 *
 * OCPI sections are those of 2.2.1-d2. Checks based on OCPI or an RFC can fail. Where OCPI is silent (CORS, caching,
 * compression), a server without the feature gets a warning, and only a wrong implementation fails. What a server may
 * leave out altogether is not applicable.
 */

/**
 * From so many bytes on, any coding makes JSON smaller. Below, its frame (20 bytes of gzip) may weigh more than what it saves,
 * and servers do well not to try: content networks compress from 860 or 1,000 bytes on.
 */
export const WORTH_COMPRESSING = 1000;

interface CheckEntry {
  readonly title: string;
  readonly source: string;
}

const CHECKS = {
  Connection: {
    tls: { title: 'The connection is encrypted, with TLS 1.2 or later', source: 'OCPI 4.1.1' },
    'answer-time': { title: 'Every request is answered in time', source: 'RFC 9110' },
    'answer-whole': { title: 'Every answer arrives complete', source: 'RFC 9112 8' },
    'answer-size': { title: 'No answer is larger than --max-bytes', source: 'the probe' },
    'not-throttled': { title: 'The server answers all requests of the probe', source: 'RFC 6585 4' },
    'no-redirects': { title: 'URLs answer directly, without a redirect', source: 'OCPI 4.1.4' },
    'token-base64': { title: 'The token is accepted in Base64', source: 'OCPI 4.1.2' },
  },
  Versions: {
    'versions-answer': { title: 'The versions are answered with HTTP 200 and 1000', source: 'OCPI 6.1' },
    'versions-list': { title: 'The versions are a list of version and url', source: 'OCPI 6.1.2' },
    'versions-urls': {
      title: 'Their URLs are absolute and lead to the probed host',
      source: 'OCPI 16.6',
    },
    'versions-offered': { title: 'A version that can be probed is offered', source: 'OCPI 6.1' },
    'details-answer': { title: 'The details of a version are answered with HTTP 200 and 1000', source: 'OCPI 6.2' },
    'details-object': { title: 'They are one object, for the requested version', source: 'OCPI 6.2.1' },
    'details-endpoints': { title: 'Locations and tariffs are listed with the role SENDER', source: 'OCPI 6.2.2' },
    'details-urls': { title: 'Their URLs are absolute and lead to the probed host', source: 'OCPI 16.6' },
  },
  'Every answer': {
    json: { title: 'The body is JSON in UTF-8', source: 'RFC 8259' },
    'content-type': { title: 'The content type is application/json', source: 'OCPI 4.1.7' },
    envelope: { title: 'The envelope has status_code and timestamp', source: 'OCPI 4.1.7' },
    'timestamp-form': { title: 'The timestamp is in UTC, in a form that OCPI allows', source: 'OCPI 16.2' },
    'timestamp-fresh': { title: 'The timestamp is the time of the answer, and moves with it', source: 'OCPI 4.1.7' },
    'request-ids': { title: 'X-Request-ID and X-Correlation-ID come back', source: 'OCPI 4.2' },
    'request-ids-errors': { title: 'X-Request-ID and X-Correlation-ID come back with errors too', source: 'OCPI 4.2' },
  },
  Lists: {
    'list-answer': { title: 'Every page is answered with HTTP 200 and 1000', source: 'OCPI 4.1.7' },
    'list-array': { title: 'The data of a list is an array', source: 'OCPI 4.1.7' },
    'total-header': { title: 'X-Total-Count is on every page', source: 'OCPI 4.1.4.1' },
    'total-count': { title: 'X-Total-Count is the number of objects that a crawl finds', source: 'OCPI 4.1.4.1' },
    'limit-header': { title: 'X-Limit is on every page', source: 'OCPI 4.1.4.1' },
    'limit-constant': { title: 'X-Limit is the limit, not the number of objects returned', source: 'OCPI 4.1.4.1' },
    'page-size': { title: 'No page is larger than limit and X-Limit', source: 'OCPI 4.1.4.1' },
    'limit-one': { title: 'limit=1 returns one object', source: 'OCPI 4.1.4.1' },
    'limit-above': { title: 'A limit above the server’s own is answered', source: 'OCPI 4.1.4.1' },
    'offset-past-end': { title: 'An offset past the end returns an empty list', source: 'OCPI 4.1.4.1, 4.1.7' },
    'bad-offset': { title: 'An invalid offset is refused with HTTP 200 and 2001', source: 'OCPI 5' },
    'bad-limit': { title: 'An invalid limit is refused with HTTP 200 and 2001', source: 'OCPI 5' },
    'bad-date': { title: 'An invalid date_from is refused with HTTP 200 and 2001', source: 'OCPI 5' },
  },
  'Crawling by Link': {
    'link-form': { title: 'Link has the form <url>; rel="next"', source: 'OCPI 4.1.4.1, RFC 8288' },
    'link-present': { title: 'Link is there while objects remain', source: 'OCPI 4.1.4.1' },
    'link-last-page': { title: 'Link is absent on the last page, not empty', source: 'OCPI 4.1.4.1' },
    'link-absolute': { title: 'Link is an absolute URL', source: 'OCPI 4.1.4.1' },
    'link-origin': { title: 'Link keeps the scheme and host of the request', source: 'OCPI 4.1.4.1' },
    'link-parameters': { title: 'Link has offset and limit as numbers', source: 'OCPI 4.1.4.1' },
    'link-filters': { title: 'Link keeps date_from and date_to', source: 'OCPI 4.1.4.1' },
    'link-progress': { title: 'Following Link comes to an end', source: 'OCPI 4.1.4.1' },
    'no-duplicates': { title: 'No object is on two pages', source: 'OCPI 4.1.4.1' },
    'nothing-skipped': { title: 'No object is lost between two pages', source: 'OCPI 4.1.4.1' },
    'order-stable': { title: 'The order stays the same from crawl to crawl', source: 'OCPI 4.1.4.1' },
  },
  'Asking for changes': {
    'from-inclusive': { title: 'date_from includes what changed at that time', source: 'OCPI 4.1.4.1' },
    'from-excludes': { title: 'date_from leaves out what changed before', source: 'OCPI 4.1.4.1' },
    'to-exclusive': { title: 'date_to leaves out what changed at that time or later', source: 'OCPI 4.1.4.1' },
    'to-includes': { title: 'date_to includes what changed before', source: 'OCPI 4.1.4.1' },
    'filter-total': { title: 'X-Total-Count counts the objects between the dates', source: 'OCPI 4.1.4.1' },
    'date-official': { title: 'Dates such as 2026-01-31T08:00:00Z are understood', source: 'OCPI 4.1.4.1, 16.2' },
    'date-forms': { title: 'Dates without a zone and with a fraction are understood', source: 'OCPI 16.2' },
  },
  Objects: {
    'objects-conform': {
      title: 'Every object has the fields, types and values of OCPI',
      source: 'OCPI 8.3, 8.4, 11.3, 11.4',
    },
    'objects-plain': {
      title: 'No object has a form that strict or simple readers reject',
      source: 'schemas/ocpi',
    },
    'last-updated-order': { title: 'No part was updated after its parent', source: 'OCPI 8.3' },
    'periods-order': { title: 'Periods end after they begin', source: 'OCPI 8.4.14, 8.4.21' },
    'unique-ids': { title: 'EVSE uids are unique, and connector ids within an EVSE', source: 'OCPI 8.3.2, 8.3.3' },
    'tariffs-resolve': { title: 'Every tariff id refers to a published tariff', source: 'OCPI 8.3.3' },
  },
  'Single objects': {
    'single-location': { title: 'A Location requested by id is the same as in the list', source: 'OCPI 8.2.1' },
    'single-evse': { title: 'An EVSE requested by uid is the same as in the list', source: 'OCPI 8.2.1' },
    'single-connector': { title: 'A Connector requested by id is the same as in the list', source: 'OCPI 8.2.1' },
    'single-case': { title: 'Ids match whatever their case', source: 'OCPI 16.1' },
    'unknown-id': { title: 'An unknown id is answered with 404 and an envelope', source: 'OCPI 4.1.7, 5' },
  },
  'Outside the interface': {
    'unknown-path': { title: 'An unknown path is answered with 404 and an envelope', source: 'OCPI 4.1.7' },
    'wrong-method': {
      title: 'POST is answered with 405, Allow and an envelope',
      source: 'RFC 9110 15.5.6, OCPI 4.1.7',
    },
    'trailing-slash': { title: 'A trailing slash causes no redirect', source: 'OCPI 4.1.4' },
    head: { title: 'HEAD is answered like GET, without a body', source: 'RFC 9110 9.3.2' },
  },
  'Cheap polling': {
    compression: {
      title: `gzip or br is offered, and makes no answer of ${WORTH_COMPRESSING.toLocaleString('en')} bytes or more larger`,
      source: 'RFC 9110 8.4',
    },
    coding: { title: 'Bodies are encoded as Content-Encoding says and as requested', source: 'RFC 9110 8.4, 12.5.3' },
    'coding-same': { title: 'Objects are the same in every coding', source: 'RFC 9110 8.4' },
    vary: { title: 'Compressed answers have Vary: Accept-Encoding', source: 'RFC 9110 12.5.5' },
    etag: { title: 'Lists have an ETag', source: 'RFC 9110 8.8.3' },
    'etag-stable': { title: 'The ETag changes only with the data', source: 'RFC 9110 8.8.1' },
    'not-modified': { title: 'If-None-Match with that ETag is answered with 304', source: 'RFC 9110 13.1.2' },
    'not-modified-empty': { title: 'A 304 has no body', source: 'RFC 9110 15.4.5' },
    'cache-control': { title: 'Lists say how long they may be kept', source: 'RFC 9111 5.2' },
  },
  'Web pages as readers': {
    cors: { title: 'Lists can be read from web pages', source: 'Fetch 3.3' },
    'cors-expose': { title: 'Link and X-Total-Count can be read too', source: 'Fetch 3.3' },
    'cors-errors': { title: 'Errors can be read from web pages', source: 'Fetch 3.3' },
    'cors-not-modified': { title: 'A 304 can be read from web pages', source: 'Fetch 3.3' },
    'cors-preflight': { title: 'A preflight allows Authorization', source: 'Fetch 4.8' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CheckEntry>>>>;

type Group = keyof typeof CHECKS;

type IdsOf<G> = G extends Group ? keyof (typeof CHECKS)[G] : never;

/** The stable name of a check, in kebab case. */
export type CheckId = IdsOf<Group>;

export interface CatalogueCheck extends CheckEntry {
  readonly id: CheckId;
  readonly group: Group;
}

/** The checks of these groups. */
export function checksIn(...groups: readonly Group[]): CheckId[] {
  return allChecks().flatMap(({ id, group }) => (groups.includes(group) ? [id] : []));
}

/** All checks in the order of the report. */
export function allChecks(): CatalogueCheck[] {
  return (Object.keys(CHECKS) as Group[]).flatMap((group) =>
    Object.entries<CheckEntry>(CHECKS[group]).map(([id, entry]) => ({ id: id as CheckId, group, ...entry })),
  );
}
