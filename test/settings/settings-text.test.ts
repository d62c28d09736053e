/** The text of network.json: comments and trailing commas are read, and stay when a setting is written. */

import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { parsedJson, readJson } from '../../src/settings/settings-json.ts';
import { textOfSettings, withSetting } from '../../src/settings/write-settings.ts';
import { brief, readSettings } from '../support/network-of.ts';

const COMMENTED = `// The network of a city.
{
  "country_code": "NL", // where it is registered
  "party_id": "EXA", /* of ISO 15118, */ // three letters
  "operator": { "name": "Example // and more", },
  "versions": [
    "2.2", // for everybody
    "2.2.1",
  ],
  // "cache_seconds": 10,
}
`;

describe('a network.json with comments and trailing commas', () => {
  test('is read', () => {
    const { settings, findings } = readSettings(COMMENTED);
    expect(findings).toEqual([]);
    expect(settings).toMatchObject({ operator: { name: 'Example // and more' }, versions: ['2.2', '2.2.1'] });
    expect(settings?.cache_seconds).toBe(30);
  });

  test('has findings at their lines and columns', () => {
    const { findings } = readSettings(COMMENTED.replace('"2.2.1"', '"2.3"').replace('"party_id"', '"partyid"'));
    expect(brief(findings).sort()).toEqual([
      'invalid-setting data/network.json:8:5',
      'unknown-setting data/network.json:4:3',
    ]);
  });

  test.each([
    ['{"a": 1 // the first\n"b": 2}', 'A comma is missing here, between two settings.', 1, 8],
    ['{"a": 1, /* no end', 'This comment has no end.', 1, 10],
    ['{"a": 1} // more\n{}', 'The file goes on behind its end.', 2, 1],
    ['// nothing\n', 'The file is empty.', 1, 1],
    ['{"a": 1, // more\n', 'The file ends too early.', 1, 9],
  ])('%j is wrong at its mistake', (text, message, line, column) => {
    expect(readSettings(text).findings).toMatchObject([{ code: 'invalid-json', message, line, column }]);
  });
});

const NAMES = fc.constantFrom('a', 'b', '//', 'c,d', '/*', '__proto__');
const VALUES = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, 0, -1.5e3, 'text // no comment', '[,]', '"\\'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(NAMES, tie('value'), { maxKeys: 3 }),
  ),
})).value;

test('JSON is read as JSON.parse reads it, and what is refused is refused', () => {
  const mark = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    '"',
    '1',
    'true',
    '-',
    '\n',
    ' ',
    '.',
    '\\',
    '0',
    '\t',
    '\u00a0',
  );
  const changed = fc.record({ value: VALUES, space: fc.constantFrom(0, 2), at: fc.nat(60), cut: fc.nat(2), mark });
  fc.assert(
    fc.property(changed, ({ value, space, at, cut, mark: added }) => {
      const whole = JSON.stringify(value, undefined, space);
      const text = whole.slice(0, at) + added + whole.slice(at + cut);
      // What JSON.parse cannot read, though we do.
      if (/\/[/*]|,\s*[\]}]/.test(text)) return;
      for (const json of [whole, text]) {
        const expected = parsedOrNot(json);
        const read = readJson('network.json', new TextEncoder().encode(json));
        expect([json, read.finding === undefined]).toEqual([json, expected !== undefined]);
        if (read.document) expect(JSON.stringify(read.value)).toBe(JSON.stringify(expected?.value));
      }
    }),
    { numRuns: 1000 },
  );
});

function parsedOrNot(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

describe('a setting that is written', () => {
  test('takes the place of its value, and nothing else changes', () => {
    const text = withSetting(COMMENTED, ['party_id'], 'ABC');
    expect(text).toBe(COMMENTED.replace('"EXA"', '"ABC"'));
  });

  test.each([
    ['{\n  "a": 1 // one\n}\n', '{\n  "a": 1, // one\n  "z": "Z"\n}\n'],
    ['{\n  "a": 1, /* , */ // one, two\n}\n', '{\n  "a": 1, /* , */ // one, two\n  "z": "Z",\n}\n'],
    ['{\r\n\t"a": [1,],\r\n\t// end\r\n}', '{\r\n\t"a": [1,],\r\n\t"z": "Z",\r\n\t// end\r\n}'],
    ['{"a": 1}', '{"a": 1, "z": "Z"}'],
    ['{"a": 1 // one\n}', '{"a": 1, // one\n  "z": "Z"\n}'],
    ['\ufeff{ "a": 1, }', '\ufeff{ "a": 1, "z": "Z", }'],
    ['{}', '{"z": "Z"}'],
  ])('%j gets a new one behind the others', (text, expected) => {
    expect(withSetting(text, ['z'], 'Z')).toBe(expected);
  });

  test('is all that changes in any text with comments and trailing commas', () => {
    const gap = fc.constantFrom('', ' ', '\n  ', ' // a, "b": {\n', '/* } */', '\n\t/* ,\n */ ');
    const members = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 });
    fc.assert(
      fc.property(members, fc.array(gap, { minLength: 16, maxLength: 16 }), fc.boolean(), (names, gaps, hasComma) => {
        const next = () => gaps.pop() ?? '';
        const inside = names.map((name) => `${next()}"${name}"${next()}:${next()}"${name}"${next()}`).join(',');
        const text = `{${inside}${hasComma ? `,${next()}` : ''}}`;
        expect(typeof parsedJson(text)).toBe('object');
        for (const name of ['a', 'z']) {
          const written = withSetting(text, [name], 'new');
          const before: object = parse(text, [], { allowTrailingComma: true });
          expect(parse(written, [], { allowTrailingComma: true })).toEqual({ ...before, [name]: 'new' });
          expect(commentsOf(written)).toEqual(commentsOf(text));
        }
      }),
    );
  });
});

/** The comments of a text whose values have none of their signs. */
function commentsOf(text: string): string[] {
  return text.match(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g) ?? [];
}

test('a new network.json has a list of words on one line', () => {
  expect(textOfSettings({ a: ['x', 'y'] })).toBe('{\n  "a": ["x", "y"]\n}\n');
});
