/** One check after the other, and of what is given meanwhile the last one; what was ended is heard no more. */

import { expect, test } from 'vitest';
import type { ToCheck } from '../../../../packages/check-page/messages.ts';
import { Checker } from '../../../../packages/check-page/page/checker.ts';

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  readonly given: ToCheck[] = [];
  isEnded = false;

  postMessage(given: ToCheck): void {
    this.given.push(given);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(): void {
    this.dispatchEvent(new MessageEvent('message', { data: {} }));
  }
}

function checkerWith() {
  const workers: SlowWorker[] = [];
  const heard: string[] = [];
  const begin = () => workers[workers.push(new SlowWorker()) - 1] as unknown as Worker;
  const checker = new Checker(begin, {
    hear: () => heard.push(checker.isBusy ? 'report' : 'last report'),
    accept: () => heard.push('accepted'),
    fail: (why) => heard.push(why),
  });
  const check = (country: string) => checker.check({ files: new Map(), country });
  const givenTo = (worker: number) => workers[worker]?.given.map(({ country }) => country);
  return { workers, heard, checker, check, givenTo };
}

test('what is given while it checks waits, and only the last of it is checked', () => {
  const { workers, heard, check, givenTo } = checkerWith();
  for (const country of ['DE', 'NL', 'BE']) check(country);
  expect(givenTo(0)).toEqual(['DE']);
  workers[0]?.answer();
  expect(givenTo(0)).toEqual(['DE', 'BE']);
  workers[0]?.answer();
  expect(heard).toEqual(['report', 'last report']);
});

test('after it was ended or failed, another worker checks, and nothing waits', () => {
  const { workers, heard, checker, check, givenTo } = checkerWith();
  for (const country of ['DE', 'NL']) check(country);
  checker.end();
  check('BE');
  expect([workers[0]?.isEnded, givenTo(1)]).toEqual([true, ['BE']]);
  workers[1]?.dispatchEvent(Object.assign(new Event('error'), { message: 'no memory' }));
  check('FR');
  expect([workers[1]?.isEnded, givenTo(2), heard]).toEqual([true, ['FR'], ['no memory']]);
});
