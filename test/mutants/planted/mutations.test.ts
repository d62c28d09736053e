/** Faults are planted in code that runs, and the same seed plants the same ones. */

import { describe, expect, test } from 'vitest';
import { chance, draw, readSource } from './draw.ts';
import { readProgram, withMutation } from './mutations.ts';

/** What becomes of a text, by each change that can be made in it. */
function changesOf(text: string): string[] {
  return readProgram('a.ts', text).mutations.map((mutation) => withMutation(text, mutation));
}

describe('a change', () => {
  test.each([
    ['a < b;', 'a <= b;'],
    ['a === b;', 'a !== b;'],
    ['a && b;', 'a || b;'],
    ['a ?? b;', '(b);'],
    ['!a;', '(a);'],
    ['f(a, b);', 'f(b, a);'],
    ['a ? b : c;', 'a ? c : b;'],
    ['a ? b : c;', '!(a) ? b : c;'],
    ['if (a) b();', 'if (!(a)) b();'],
    ['function* f() { yield a; }', 'function* f() { ; }'],
    ['function f() { if (a) return b; return c; }', 'function f() { ; return c; }'],
    ['for (const a of b) { if (a) { c(); continue; } d(); }', 'for (const a of b) { ; d(); }'],
    ['a = 3;', 'a = (3 + 1);'],
    ["a = 'AC';", "a = 'ACx';"],
    ['a = true;', 'a = false;'],
    ['Math.min(a);', 'Math.max(a);'],
    ["const ü = 'ü'; a > b;", "const ü = 'ü'; a >= b;"],
  ])('of %s', (text, changed) => expect(changesOf(text)).toContain(changed));

  test.each([
    ["import { a } from 'b';"],
    ["export { a } from 'b';"],
    ["type A = 'b' | 1;"],
    ['interface A { readonly b: 1 }'],
    ["const a: 'b' = c;"],
    ["const a = 'words for people';"],
    ["const a = { 'b-c': d };"],
    ['// a < b'],
    ["'use strict';"],
  ])('is not made in %s', (text) => expect(changesOf(text)).toEqual([]));
});

test('a method of every object is no method that has an opposite', () => {
  expect(changesOf('const a = b.toString();')).toEqual([]);
});

describe('what is drawn', () => {
  const texts = ['a < b;\n\n// a comment\nc = 1;\n', "import { d } from 'd';\n\nd(\n  e,\n  f,\n);\n"];
  const sources = texts.map((text, index) => readSource(`${index}.ts`, text));

  test('comes from any line of code', () => {
    expect(sources.map(({ lines }) => lines)).toEqual([
      [0, 3],
      [2, 3, 4],
    ]);
    const places = Array.from({ length: 200 }, (_, seed) => draw(sources, chance(seed)));
    const named = places.map(({ source, line }) => `${source.file}:${line}`);
    expect([...new Set(named)].sort()).toEqual(['0.ts:1', '0.ts:4', '1.ts:3', '1.ts:4']);
    // Three of five lines are in the second file.
    expect(named.filter((name) => name.startsWith('1')).length).toBeGreaterThan(95);
  });

  test('is the same for the same seed', () => {
    const drawn = (seed: number) =>
      Array.from(
        { length: 9 },
        (
          (next) => () =>
            draw(sources, next)
        )(chance(seed)),
      );
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });
});
