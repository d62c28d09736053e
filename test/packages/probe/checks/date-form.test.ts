/** A server that understands dates in one form of OCPI only is probed in that form, and its other faults show all the same. */

import { expect, test } from 'vitest';
import { checksIn } from '../../../../packages/probe/src/results/check-catalogue.ts';
import type { Asked } from '../support/conformant.ts';
import { idsOf, resultOf, run } from '../support/run.ts';
import { serve } from '../support/server.ts';

/** The only form that a server understands, and how it reads it. */
const FORMS: readonly (readonly [string, RegExp, (text: string) => string])[] = [
  ['with Z', /^[\d-]{10}T[\d:]{8}Z$/, (text) => text],
  ['without a zone', /^[\d-]{10}T[\d:]{8}$/, (text) => `${text}Z`],
  ['with a fraction and Z', /^[\d-]{10}T[\d:]{8}\.\d{3}Z$/, (text) => text],
  ['with a fraction and no zone', /^[\d-]{10}T[\d:]{8}\.\d{3}$/, (text) => `${text}Z`],
];

/** @param shift ms by which the server reads date_to too late */
const understanding = (form: RegExp, read: (text: string) => string, shift: number) => (asked: Asked) => {
  const query = new URLSearchParams(asked.query);
  for (const name of ['date_from', 'date_to']) {
    const text = query.get(name);
    if (text === null) continue;
    const time = form.test(text) ? Date.parse(read(text)) + (name === 'date_to' ? shift : 0) : Number.NaN;
    query.set(name, Number.isNaN(time) ? 'senseless' : new Date(time).toISOString());
  }
  return { ...asked, query };
};

const DAY = 86_400_000;

test.for(FORMS)('dates %s', async ([name, form, read]) => {
  for (const shift of [0, DAY]) {
    // The Link of a page has to keep the dates as they came.
    const server = await serve({
      asked: understanding(form, read, shift),
      reply: (reply, { query }) => {
        for (const key of ['date_from', 'date_to'])
          reply.headers.Link &&= reply.headers.Link.replace(
            new RegExp(`${key}=[^&>]*`),
            `${key}=${encodeURIComponent(query.get(key) ?? '')}`,
          );
        return reply;
      },
    });
    try {
      const report = await run(server.url);
      const official = name === 'with Z' ? [] : ['date-official'];
      expect(idsOf(report, 'fail').filter((id) => id !== 'date-forms')).toEqual(
        shift === 0 ? official : ['to-exclusive', ...official],
      );
      expect(idsOf(report, 'skipped')).toEqual([]);
      if (name !== 'with Z') expect(resultOf(report, 'date-official').examples[0]?.expected).toContain(`(${name})`);
    } finally {
      await server.close();
    }
  }
});

test('where no date is understood, that is the one failure, and checks of dates are skipped', async () => {
  const server = await serve({ asked: understanding(/^$/, String, 0) });
  try {
    const report = await run(server.url);
    expect(idsOf(report, 'fail')).toEqual(['date-official']);
    const others = checksIn('Asking for changes').filter((id) => id !== 'date-official');
    expect(idsOf(report, 'skipped').toSorted()).toEqual([...others, 'link-filters'].toSorted());
    expect(resultOf(report, 'from-excludes').reason).toBe('the server understands no form of dates that OCPI allows');
  } finally {
    await server.close();
  }
});

test('where a form had no answer, it is open whether that one is understood', async () => {
  const server = await serve({
    asked: understanding(/^$/, String, 0),
    take(response, { query }) {
      if (!/\.\d{3}$/.test(query.get('date_from') ?? '')) return false;
      response.destroy();
      return true;
    },
  });
  try {
    const report = await run(server.url);
    expect(idsOf(report, 'fail')).toEqual(['answer-whole', 'date-official']);
    expect(resultOf(report, 'date-official').examples[0]).toMatchObject({
      expected: 'a list',
      got: 'HTTP 200, status_code 2001 ("No")',
    });
    expect(resultOf(report, 'from-excludes').reason).toBe('no answer: socket hang up');
  } finally {
    await server.close();
  }
});
