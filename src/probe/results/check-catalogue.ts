/**
 * Every check of the probe, in the order of the report: what it asks for, and who says so.
 *
 * OCPI sections are those of 2.2.1-d2. What rests on OCPI or an RFC can fail. Where OCPI is silent (CORS, caching,
 * compression) a server that offers nothing gets a warning, and only one that offers it wrongly fails.
 */

export interface CheckEntry {
  readonly title: string;
  readonly source: string;
}

export const CHECKS = {
  Connection: {
    tls: { title: 'The connection is encrypted, with TLS 1.2 or later', source: 'OCPI 4.1.1' },
    'answer-time': { title: 'Every request is answered in time', source: 'RFC 9110' },
    'answer-whole': { title: 'Every answer arrives whole', source: 'RFC 9112 8' },
    'answer-size': { title: 'No answer is larger than --max-bytes', source: 'the probe' },
    'not-throttled': { title: 'The server answers all requests of the probe', source: 'RFC 6585 4' },
    'no-redirects': { title: 'Addresses answer themselves, without a redirect', source: 'OCPI 4.1.4' },
    'token-base64': { title: 'The token is accepted in Base64', source: 'OCPI 4.1.2' },
  },
  Versions: {
    'versions-answer': { title: 'The versions are answered with HTTP 200 and 1000', source: 'OCPI 6.1' },
    'versions-list': { title: 'The versions are a list of version and url', source: 'OCPI 6.1.2' },
    'versions-urls': {
      title: 'Their addresses are absolute, and lead to the host that was asked',
      source: 'OCPI 16.6',
    },
    'versions-offered': { title: 'A version that this probe knows is offered', source: 'OCPI 6.1' },
    'details-answer': { title: 'The details of a version are answered with HTTP 200 and 1000', source: 'OCPI 6.2' },
    'details-object': { title: 'They are one object, of the version asked for', source: 'OCPI 6.2.1' },
    'details-endpoints': { title: 'Locations and tariffs are there, in the role SENDER', source: 'OCPI 6.2.2' },
    'details-urls': { title: 'Their addresses are absolute, and lead to the host that was asked', source: 'OCPI 16.6' },
  },
  'Every answer': {
    json: { title: 'The body is JSON in UTF-8', source: 'RFC 8259' },
    'content-type': { title: 'The content type is application/json', source: 'OCPI 4.1.7' },
    envelope: { title: 'The envelope has status_code and timestamp', source: 'OCPI 4.1.7' },
    'timestamp-form': { title: 'The timestamp is UTC, in a form that OCPI allows', source: 'OCPI 16.2' },
    'timestamp-fresh': { title: 'The timestamp is the time of the answer', source: 'OCPI 4.1.7' },
    'request-ids': { title: 'X-Request-ID and X-Correlation-ID come back', source: 'OCPI 4.2' },
    'request-ids-errors': { title: 'They come back with errors too', source: 'OCPI 4.2' },
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
    'bad-offset': { title: 'A senseless offset is refused with HTTP 200 and 2001', source: 'OCPI 5' },
    'bad-limit': { title: 'A senseless limit is refused with HTTP 200 and 2001', source: 'OCPI 5' },
    'bad-date': { title: 'A senseless date_from is refused with HTTP 200 and 2001', source: 'OCPI 5' },
  },
  'Crawling by Link': {
    'link-form': { title: 'Link has the form <url>; rel="next"', source: 'OCPI 4.1.4.1, RFC 8288' },
    'link-present': { title: 'Link is there while objects remain', source: 'OCPI 4.1.4.1' },
    'link-last-page': { title: 'Link is absent on the last page, not empty', source: 'OCPI 4.1.4.1' },
    'link-absolute': { title: 'Link is an absolute address', source: 'OCPI 4.1.4.1' },
    'link-origin': { title: 'Link leads to the scheme and host that were asked', source: 'OCPI 4.1.4.1' },
    'link-parameters': { title: 'Link has offset and limit in words', source: 'OCPI 4.1.4.1' },
    'link-filters': { title: 'Link keeps date_from and date_to', source: 'OCPI 4.1.4.1' },
    'link-progress': { title: 'Following Link comes to an end', source: 'OCPI 4.1.4.1' },
    'no-duplicates': { title: 'No object is on two pages', source: 'OCPI 4.1.4.1' },
    'nothing-skipped': { title: 'No object is between two pages', source: 'OCPI 4.1.4.1' },
    'order-stable': { title: 'The order stays the same from crawl to crawl', source: 'OCPI 4.1.4.1' },
  },
  'Asking for changes': {
    'from-inclusive': { title: 'date_from includes what changed at that moment', source: 'OCPI 4.1.4.1' },
    'from-excludes': { title: 'date_from leaves out what changed before', source: 'OCPI 4.1.4.1' },
    'to-exclusive': { title: 'date_to leaves out what changed at that moment or later', source: 'OCPI 4.1.4.1' },
    'to-includes': { title: 'date_to includes what changed before', source: 'OCPI 4.1.4.1' },
    'filter-total': { title: 'X-Total-Count counts what the dates leave', source: 'OCPI 4.1.4.1' },
    'date-forms': { title: 'Dates without zone and with fraction are understood', source: 'OCPI 16.2' },
  },
  Objects: {
    'objects-conform': {
      title: 'Every object has the fields, types and values of OCPI',
      source: 'OCPI 8.3, 8.4, 11.3, 11.4',
    },
    'objects-plain': {
      title: 'No object has a form that strict or simple readers stumble over',
      source: 'schemas/ocpi',
    },
    'last-updated-order': { title: 'No part was updated after the whole', source: 'OCPI 8.3' },
    'periods-order': { title: 'Periods end after they begin', source: 'OCPI 8.4.14, 8.4.21' },
    'unique-ids': { title: 'EVSE uids differ, and the connector ids of an EVSE', source: 'OCPI 8.3.2, 8.3.3' },
    'tariffs-resolve': { title: 'Every tariff id has its tariff', source: 'OCPI 8.3.3' },
  },
  'Single objects': {
    'single-location': { title: 'A Location by its id is the one of the list', source: 'OCPI 8.2.1' },
    'single-evse': { title: 'An EVSE by its uid is the one of the list, by itself', source: 'OCPI 8.2.1' },
    'single-connector': { title: 'A Connector by its id is the one of the list, by itself', source: 'OCPI 8.2.1' },
    'single-case': { title: 'Ids match whatever their case', source: 'OCPI 16.1' },
    'unknown-id': { title: 'An unknown id is answered with 404 and an envelope', source: 'OCPI 4.1.7, 5' },
  },
  'Beyond the interface': {
    'unknown-path': { title: 'An unknown address is answered with 404 and an envelope', source: 'OCPI 4.1.7' },
    'wrong-method': {
      title: 'POST is answered with 405, Allow and an envelope',
      source: 'RFC 9110 15.5.6, OCPI 4.1.7',
    },
    'trailing-slash': { title: 'A slash at the end is no redirect', source: 'OCPI 4.1.4' },
    head: { title: 'HEAD is answered as GET, without a body', source: 'RFC 9110 9.3.2' },
  },
  'Cheap polling': {
    compression: { title: 'gzip or br is offered, and makes answers smaller', source: 'RFC 9110 8.4' },
    coding: { title: 'Bodies are coded as Content-Encoding says, and as was asked', source: 'RFC 9110 8.4, 12.5.3' },
    etag: { title: 'Lists have an ETag', source: 'RFC 9110 8.8.3' },
    'etag-stable': { title: 'The ETag changes with the data only', source: 'RFC 9110 8.8.1' },
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

export type Group = keyof typeof CHECKS;

type IdsOf<G> = G extends Group ? keyof (typeof CHECKS)[G] : never;

/** The stable name of a check, in kebab case. */
export type CheckId = IdsOf<Group>;

export interface CatalogueCheck extends CheckEntry {
  readonly id: CheckId;
  readonly group: Group;
}

/** All checks in the order of the report. */
export function allChecks(): CatalogueCheck[] {
  return (Object.keys(CHECKS) as Group[]).flatMap((group) =>
    Object.entries<CheckEntry>(CHECKS[group]).map(([id, entry]) => ({ id: id as CheckId, group, ...entry })),
  );
}
