import { expect, test } from 'vitest';
import { type ProbeArguments, runProbe } from '../../../packages/probe/src/command.ts';
import { type Terminal, UsageError } from '../../../src/command/terminal.ts';
import { serve } from './support/server.ts';

const defaults = { format: 'text' as const, 'max-requests': '12', timeout: '5', 'max-bytes': '1000000' };

async function call(written: Partial<ProbeArguments> & { url: string }) {
  const out: string[] = [];
  const terminal: Terminal = {
    out: (text) => out.push(text),
    note: () => {},
    colour: false,
    callOf: (name: string) => name,
    summaryFile: undefined,
  };
  const code = await runProbe({ ...defaults, ...written }, terminal);
  return { code, out: out.join('\n') };
}

test('exit code 0 without a failure, 1 with one', async () => {
  const good = await serve();
  const bad = await serve({ reply: (reply) => ({ ...reply, headers: { ...reply.headers, Link: '' } }) });
  try {
    expect(await call({ url: good.url.href })).toMatchObject({ code: 0, out: expect.stringContaining('\n0 failed') });
    const { code, out } = await call({ url: bad.url.href, format: 'json' });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ failed: 1 });
  } finally {
    await good.close();
    await bad.close();
  }
});

test.each(['text', 'json'] as const)('a token that the server repeats is in no report (%s)', async (format) => {
  const token = 'example-token/with-a-slash';
  const repeat = [token, token.toUpperCase(), btoa(token)].join(' ');
  const server = await serve({
    reply: (reply) => ({ ...reply, headers: { ...reply.headers, 'Content-Type': repeat } }),
  });
  try {
    const { out } = await call({ url: server.url.href, token, format });
    expect(out).toContain('… … …');
    expect(out.toLowerCase()).not.toContain(token);
    expect(out).not.toContain(btoa(token));
  } finally {
    await server.close();
  }
});

test('without a server it says so, and what the server says is made visible', async () => {
  const closed = await serve();
  await closed.close();
  await expect(call({ url: closed.url.href })).rejects.toThrow(UsageError);
  const strange = await serve({
    wire: (wire) => ({ ...wire, status: 302, headers: { Location: 'http://x/\u009b2J' } }),
  });
  try {
    await expect(call({ url: strange.url.href })).rejects.toThrow('\\u{9b}2J');
  } finally {
    await strange.close();
  }
});

test.for<[Partial<ProbeArguments>, string]>([
  [{ url: 'example.com' }, 'needs a URL'],
  [{ url: 'ftp://example.com' }, 'needs a URL'],
  [{ url: 'https://user:secret@example.com' }, 'needs a URL'],
  [{ version: '2.1.1' }, '--version'],
  [{ limit: '0' }, '--limit'],
  [{ limit: '1e3' }, '--limit'],
  [{ timeout: '99999999' }, '--timeout'],
  [{ 'max-requests': '-1' }, '--max-requests'],
  [{ format: 'github' }, '--format'],
])('%j is refused', async ([written, says]) => {
  await expect(call({ url: 'http://127.0.0.1:9/versions', ...written })).rejects.toThrow(says);
});
