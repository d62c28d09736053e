/** The hint of a cause is written in all of its cells, however many there are, or in none. */

import { expect, test } from 'vitest';
import { startSession } from '../../../../packages/check-page/engine/session.ts';
import type { FromWorker } from '../../../../packages/check-page/messages.ts';
import type { CheckActions } from '../../../../packages/check-page/page/check-actions.ts';
import { cellsToWrite } from '../../../../packages/check-page/page/replacements.ts';
import { NOW } from '../../../support/data-directory.ts';
import { csv, SETTINGS, SMALLEST } from '../../../support/network-of.ts';
import { lastChecked, textFile } from '../support/drop.ts';

const COUNT = 1500;
const HEADER = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
const TABLES = {
  ...SMALLEST,
  evses: csv('uid,location_id', ...Array.from({ length: COUNT }, (_, i) => `E-${i},L-1`)),
  connectors: csv(HEADER, ...Array.from({ length: COUNT }, (_, i) => `E-${i},IEC_62196_T2,SOCKTE,AC_3_PHASE,230,32`)),
};

async function openedWith(tables: typeof TABLES) {
  const answers: FromWorker[] = [];
  const context = { fetch: () => Promise.reject(new TypeError('no network')), now: () => NOW, pause: async () => {} };
  const session = startSession({ ...context, post: (message) => answers.push(message) });
  const files = Object.entries(tables).map(([name, text]) => textFile(`mine/${name}.csv`, text));
  await session.tell({ kind: 'open', files: [textFile('mine/network.json', JSON.stringify(SETTINGS)), ...files] });
  let id = 0;
  const ask = (async (kind: 'rows' | 'more', question: object) => {
    const own = ++id;
    await session.tell({ kind, id: own, ...question } as Parameters<typeof session.tell>[0]);
    return answers.find((answer) => 'id' in answer && answer.id === own);
  }) as CheckActions['ask'];
  const cause = lastChecked(answers).causes.find(({ first }) => first.replacement === 'SOCKET');
  if (cause === undefined) throw new Error('Nothing is to be written.');
  return { answers, session, ask, cause };
}

test('in each of 1,500 cells', async () => {
  const { answers, session, ask, cause } = await openedWith(TABLES);
  expect(cause.count).toBe(COUNT);
  const cells = await cellsToWrite(ask, cause);
  expect(cells.length).toBe(COUNT);
  await session.tell({ kind: 'write', edit: 1, cells });
  expect(lastChecked(answers).counts.error).toBe(0);
});

test('not in some of them, if a row is missing', async () => {
  const { ask, cause } = await openedWith(TABLES);
  const lacking = (async (kind: 'rows', question: Parameters<typeof ask<'rows'>>[1]) => {
    const answer = await ask(kind, question);
    return kind === 'rows' ? { ...answer, rows: answer.rows.slice(1) } : answer;
  }) as CheckActions['ask'];
  await expect(cellsToWrite(lacking, cause)).rejects.toThrow('gave no row');
});
