/** Which runs of publish.yml are lost when many come at once: none that somebody started by hand. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Queue, type Start } from './support/queue.ts';
import { readWorkflow } from './support/workflow.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
const GROUP = "${{ github.event_name == 'workflow_dispatch' && github.run_id || 'by-itself' }}";

/** A run, with the one expression that publish.yml uses worked out. */
function run(name: string, byHand: boolean): Start {
  return {
    name,
    group: (text) => {
      const found = text.replace(GROUP, byHand ? name : 'by-itself');
      if (/\$\{\{/.test(found)) throw new Error(`It is not known what ${text} is.`);
      return found;
    },
  };
}

describe('publish', () => {
  const workflow = readWorkflow('publish.yml');

  test('by hand waits its turn, whatever else comes', () => {
    const queue = new Queue(workflow);
    for (const name of ['push', 'by hand', 'schedule', 'push again']) queue.start(run(name, name === 'by hand'));
    expect(queue.running).toBe('push');
    while (queue.running !== undefined) queue.finish();
    expect(queue.finished).toEqual(['push', 'by hand', 'push again']);
    expect(queue.cancelled).toEqual(['schedule']);
  });

  test('publishes one at a time, loses none by hand, and what came last is published', () => {
    const events = fc.array(fc.constantFrom('push', 'schedule', 'hand', 'end'), { maxLength: 60 });
    fc.assert(
      fc.property(events, (list) => {
        const queue = new Queue(workflow);
        const started = list.map((event, i) => `${event} ${i}`).filter((name) => !name.startsWith('end'));
        for (const [i, event] of list.entries()) {
          if (event === 'end') {
            if (queue.running !== undefined) queue.finish();
          } else queue.start(run(`${event} ${i}`, event === 'hand'));
        }
        while (queue.running !== undefined) queue.finish();
        expect([...queue.finished, ...queue.cancelled].sort()).toEqual([...started].sort());
        expect(queue.cancelled.filter((name) => name.startsWith('hand'))).toEqual([]);
        // The main branch as the newest push left it.
        const newest = started.findLast((name) => !name.startsWith('hand'));
        if (newest !== undefined) expect(queue.finished).toContain(newest);
      }),
    );
  });

  test('by itself never fills the queue, however long one run takes', () => {
    const queue = new Queue(workflow);
    queue.start(run('schedule', false));
    for (let i = 0; i < 500; i++) queue.start(run(`schedule ${i}`, false));
    queue.start(run('by hand', true));
    queue.finish();
    expect(queue.running).toBe('by hand');
  });
});
