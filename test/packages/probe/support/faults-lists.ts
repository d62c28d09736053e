/** Faults of paging and of dates (OCPI 4.1.4.1). */

import type { Asked, Reply } from './conformant.ts';
import type { PlantedFault } from './faults.ts';

const isList = ({ path, method }: Asked) => /\/(locations|tariffs)$/.test(path) && ['GET', 'HEAD'].includes(method);

/** Changes the Link of pages that have one. */
function link(change: (link: string, asked: Asked) => string) {
  return (reply: Reply, asked: Asked): Reply => {
    if (reply.headers.Link !== undefined) reply.headers.Link = change(reply.headers.Link, asked);
    return reply;
  };
}

/** Changes the answers of lists. */
function list(change: (reply: Reply, objects: unknown[], asked: Asked) => void) {
  return (reply: Reply, asked: Asked): Reply => {
    if (isList(asked) && Array.isArray(reply.body?.data)) change(reply, reply.body.data, asked);
    return reply;
  };
}

/** Takes a date of the query for one that is some ms later. */
function shift(name: string, milliseconds: number) {
  return (asked: Asked): Asked => {
    const time = Date.parse(asked.query.get(name) ?? '');
    if (Number.isNaN(time) || asked.query.size > 1) return asked;
    const query = new URLSearchParams(asked.query);
    query.set(name, new Date(time + milliseconds).toISOString());
    return { ...asked, query };
  };
}

/** Understands only dates in this form, and takes all others for this text. */
function onlyDates(form: RegExp, otherwise: string) {
  return (asked: Asked): Asked => {
    const query = new URLSearchParams(asked.query);
    for (const name of ['date_from', 'date_to']) {
      const text = query.get(name);
      if (text !== null && !form.test(text)) otherwise === '' ? query.delete(name) : query.set(name, otherwise);
      else if (text?.length === 10) query.set(name, `${text}T00:00:00Z`);
    }
    return { ...asked, query };
  };
}

export const LIST_FAULTS: readonly PlantedFault[] = [
  {
    name: 'X-Total-Count is the number of objects on the page',
    check: 'total-count',
    says: /10, as many as a crawl finds/,
    reply: list((reply, objects) => Object.assign(reply.headers, { 'X-Total-Count': String(objects.length) })),
  },
  {
    name: 'X-Total-Count is missing',
    check: 'total-header',
    says: /nothing.*X-Total-Count/,
    // With `limit` only, so that the totals of other answers are still compared.
    reply: list((reply, _, { query }) => query.get('offset') === '3' && delete reply.headers['X-Total-Count']),
  },
  {
    name: 'X-Total-Count with dates counts everything',
    check: 'filter-total',
    says: /X-Total-Count/,
    reply: list((reply, _, { query, path }) => {
      const from = query.get('date_from');
      if (from !== null && query.get('limit') === '1' && !query.has('date_to'))
        reply.headers['X-Total-Count'] = path.endsWith('tariffs') ? '3' : '10';
    }),
  },
  {
    name: 'X-Limit is missing',
    check: 'limit-header',
    says: /X-Limit.*nothing/,
    reply: list((reply) => delete reply.headers['X-Limit']),
  },
  {
    name: 'X-Limit is the number of objects returned',
    check: 'limit-constant',
    says: /3, as on the first page.*1 \(the page has 1\)/,
    reply: list((reply, objects) => Object.assign(reply.headers, { 'X-Limit': String(objects.length) })),
  },
  {
    name: 'a page is larger than X-Limit',
    check: 'page-size',
    says: /at most 9 objects.*10/,
    reply: list((reply, objects) => objects.length === 10 && Object.assign(reply.headers, { 'X-Limit': '9' })),
  },
  {
    name: 'Link is empty on the last page',
    check: 'link-last-page',
    says: /an empty Link/,
    reply: list((reply) => Object.assign(reply.headers, { Link: reply.headers.Link ?? '' })),
  },
  {
    name: 'Link is on the last page too',
    check: 'link-last-page',
    result: 'warn',
    says: /a Link to an empty page/,
    reply: list((reply, objects, { origin, path, query }) => {
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 100)];
      if (objects.length > 0)
        reply.headers.Link ??= `<${origin}${path}?offset=${offset + limit}&limit=${limit}>; rel="next"`;
    }),
  },
  {
    name: 'Link is missing',
    check: 'link-present',
    says: /nothing, after 3 of 10 objects/,
    reply: list((reply) => delete reply.headers.Link),
  },
  {
    name: 'Link has no angle brackets',
    check: 'link-form',
    says: /<url>.*got.*offset=3&limit=3; rel=/,
    reply: link((text) => text.replace(/[<>]/g, '')),
  },
  {
    name: 'Link is relative',
    check: 'link-absolute',
    says: /begins with http:\/\/127/,
    reply: link((text, { origin }) => text.replace(origin, '')),
  },
  {
    name: 'Link leads to an internal host',
    check: 'link-origin',
    says: /got":"http:\/\/ocpi\.internal:8080/,
    reply: link((text, { origin }) => text.replace(origin, 'http://ocpi.internal:8080')),
  },
  {
    name: 'Link leads to another scheme',
    check: 'link-origin',
    says: /https:\/\/127/,
    reply: link((text) => text.replace('http:', 'https:')),
  },
  {
    name: 'Link has a cursor in place of the offset',
    check: 'link-parameters',
    says: /offset and limit as numbers.*cursor=/,
    reply: link((text) => text.replace('offset=', 'cursor=')),
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      const cursor = query.get('cursor');
      if (cursor !== null) query.set('offset', cursor);
      return { ...asked, query };
    },
  },
  {
    name: 'Link drops the dates',
    check: 'link-filters',
    says: /date_from is missing/,
    reply: link((text) => text.replace(/&date_\w+=[^&>]*/g, '')),
  },
  {
    name: 'Link leads back to the same page',
    check: 'link-progress',
    says: /leads back to/,
    reply: link((text, { query }) => text.replace(/offset=\d+/, `offset=${query.get('offset') ?? 0}`)),
  },
  {
    name: 'Link leads to ever new URLs of the same page',
    check: 'link-progress',
    says: /without any new object/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (query.get('limit') === '3') query.delete('offset');
      return { ...asked, query };
    },
    reply: link((text, { query }) =>
      query.get('limit') === '3' ? text.replace(/offset=\d+/, `offset=${Number(query.get('offset') ?? 0) + 2}`) : text,
    ),
  },
  {
    name: 'pages overlap',
    check: 'no-duplicates',
    says: /again/,
    reply: link((text, { path }) =>
      text.replace(/offset=(\d+)/, (_, at) => `offset=${at - (path.endsWith('locations') ? 1 : 0)}`),
    ),
  },
  {
    name: 'an object between two pages is skipped',
    check: 'nothing-skipped',
    says: /without 2 of them, such as .*LOC-3/,
    reply: link((text) => text.replace(/offset=(\d+)/, (_, offset) => `offset=${Number(offset) + 1}`)),
  },
  {
    name: 'small pages come in the order of last_updated',
    check: 'order-stable',
    says: /where .* was before/,
    reply: list((_, objects, { query, path }) => {
      if (query.get('limit') === '3' && path.endsWith('locations')) objects.reverse();
    }),
  },
  {
    name: 'limit=1 returns two objects',
    check: 'limit-one',
    says: /one object.*2 objects/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      const plain = query.get('limit') === '1' && query.size === 1 && asked.path.endsWith('locations');
      if (plain) query.set('limit', '2');
      return { ...asked, query };
    },
  },
  {
    name: 'a large limit is an error',
    check: 'limit-above',
    says: /status_code 2001/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (Number(query.get('limit')) > 1000) query.set('limit', 'much');
      return { ...asked, query };
    },
  },
  {
    name: 'an empty list is null',
    check: 'offset-past-end',
    says: /data null/,
    reply: list((reply, objects, { query }) => {
      if (objects.length === 0 && query.has('offset') && reply.body) reply.body.data = null;
    }),
  },
  {
    name: 'a bad offset is HTTP 500 with an envelope',
    check: 'bad-offset',
    says: /HTTP 500, status_code 2001/,
    reply: (reply, { query }) => (query.get('offset') === '-1' ? { ...reply, status: 500 } : reply),
  },
  {
    name: 'a bad date is an HTML page with HTTP 500',
    check: 'bad-date',
    says: /HTTP 500.*HTML/,
    wire: (wire, { query }) =>
      query.get('date_from') === 'yesterday'
        ? { status: 500, headers: { ...wire.headers, 'Content-Type': 'text/html' }, body: Buffer.from('<h1>Oops</h1>') }
        : wire,
  },
  {
    name: 'a bad date is HTTP 400 with an envelope',
    check: 'bad-date',
    result: 'warn',
    says: /HTTP 400, status_code 2001/,
    reply: (reply, { query }) => (query.get('date_from') === 'yesterday' ? { ...reply, status: 400 } : reply),
  },
  {
    name: 'a bad limit is left out of account',
    check: 'bad-limit',
    result: 'warn',
    says: /the parameter is ignored/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (query.get('limit') === 'abc') query.delete('limit');
      return { ...asked, query };
    },
  },
  {
    name: 'a bad date finds nothing',
    check: 'bad-date',
    result: 'warn',
    says: /^(?!.*ignored).*got":"an empty list"/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (query.get('date_from') === 'yesterday') query.set('date_from', '9999-01-01T00:00:00Z');
      return { ...asked, query };
    },
  },
  {
    name: 'a bad offset finds an object that is no list',
    check: 'bad-offset',
    result: 'warn',
    says: /got":"data null"/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (query.get('offset') === 'abc') query.delete('offset');
      return { ...asked, query };
    },
    reply: (reply, { query }) => {
      if (query.get('offset') === 'abc' && reply.body) reply.body.data = null;
      return reply;
    },
  },
  {
    name: 'date_to is inclusive',
    check: 'to-exclusive',
    says: /before 2026-01-10T08:00:00Z/,
    asked: shift('date_to', 1),
  },
  { name: 'date_from is exclusive', check: 'from-inclusive', says: /a list without it/, asked: shift('date_from', 1) },
  {
    name: 'date_from is left out of account above the newest object',
    check: 'from-excludes',
    says: /not before 2026-01-19T08:00:01Z/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (/-19T08:00:01|-12T08:00:01/.test(query.get('date_from') ?? '')) query.delete('date_from');
      return { ...asked, query };
    },
  },
  {
    name: 'date_to is a second early',
    check: 'to-includes',
    says: /a list without it/,
    asked: shift('date_to', -1000),
  },
  {
    name: 'filtered lists have no Link',
    check: 'link-present',
    says: /date_from=.*nothing, after 1 of 10 objects/,
    reply: list((reply, _, { query }) => query.has('date_from') && delete reply.headers.Link),
  },
  {
    name: 'a date with Z is an error',
    check: 'date-official',
    says: /an answer as with 2026-01-09T08:00:00 \(without a zone\).*HTTP 200, status_code 2001 \(\\"No\\"\)/,
    asked: onlyDates(/[^Z]$|\.\d+Z$/, 'senseless'),
  },
  {
    name: 'a date with Z finds nothing',
    check: 'date-official',
    warns: ['bad-date'],
    says: /without a zone.*a list of 0, although objects were updated later/,
    asked: onlyDates(/[^Z]$|\.\d+Z$/, '9999-01-01T00:00:00Z'),
  },
  {
    name: 'every date is an error',
    check: 'date-official',
    says: /date_from=2026-01-09T08:00:00Z.*a list, for this date or for 2026-01-09T08:00:00, .*, 2026-01-09T08:00:00.000".*HTTP 200, status_code 2001 \(\\"No\\"\), as in every other form/,
    asked: onlyDates(/^$/, 'senseless'),
  },
  {
    name: 'dates are left out of account',
    check: 'from-excludes',
    also: ['to-exclusive', 'filter-total', 'link-filters'],
    warns: ['bad-date'],
    says: /not before 2026-01-19T08:00:01Z/,
    asked: onlyDates(/^$/, ''),
  },
  {
    name: 'a date without a zone is local time',
    check: 'date-forms',
    says: /0 objects, X-Total-Count 0, as with 2026-01-19T08:00:01Z.*1 object, X-Total-Count 1/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      const text = query.get('date_from') ?? '';
      if (/\dT.*\d$/.test(text)) query.set('date_from', new Date(Date.parse(`${text}+02:00`)).toISOString());
      return { ...asked, query };
    },
  },
  {
    name: 'a date without zone is an error',
    check: 'date-forms',
    says: /status_code 2001 \(\\"No\\"\)/,
    asked: (asked) => {
      const query = new URLSearchParams(asked.query);
      if (/\d$/.test(query.get('date_from') ?? '')) query.set('date_from', 'senseless');
      return { ...asked, query };
    },
  },
];
