/** Comments and documents that name a file of the project name one that is there. */

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';

const FILES = fastGlob.sync('**/*', {
  dot: true,
  ignore: ['**/node_modules/**', '.git/**', 'dist/**', '.dist/**', '.cache/**', '.wrangler/**'],
});

/** Files in which people read of other files. */
const READ = FILES.filter((path) => /\.(md|ts|yml)$/.test(path) && !/^test\/(fixtures|golden)\//.test(path));

/** A name with the ending of a program or a document, or of data in a directory of the project. */
const CITED = /(?<![\w./:@$*{}<>-])(?:\.{1,2}\/)*(?:[\w@.-]+\/)*[\w@][\w.-]*\.(?:ts|md|yml|toml|json)(?![\w/*-])/g;

/** What is cited and is no file of the project, with the reason. */
const ELSEWHERE: { readonly [name: string]: string } = {
  'other.md': 'a file in a text that a test makes up',
  '.github/workflows/sync.yml': 'a file in the repository of a network',
  'published-data.md': 'a file in a text that a test makes up',
};

/** In a program the comments, in a document and a workflow everything but blocks of code. */
function prose(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.ts')) return (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g) ?? []).join('\n');
  return path.endsWith('.md') ? text.replace(/```[\s\S]*?```/g, '') : (text.match(/#[^\n]*/g) ?? []).join('\n');
}

function citedIn(path: string, text: string): string[] {
  return [...text.matchAll(CITED)].map(([name]) => name).filter((name) => isOfProject(name) && !isThere(name, path));
}

/** JSON has many names in other systems; those of the project are in directories. */
function isOfProject(name: string): boolean {
  return !Object.hasOwn(ELSEWHERE, name) && (!name.endsWith('.json') || /^(src|schemas|test|data)\//.test(name));
}

function isThere(name: string, from: string): boolean {
  const beside = posix.normalize(posix.join(posix.dirname(from), name));
  return FILES.some((path) => path === beside || path === name || path.endsWith(`/${name}`));
}

test.each(READ)('%s', (path) => {
  expect(citedIn(path, prose(path))).toEqual([]);
});

describe('a citation', () => {
  test.each([
    ['(rules/image-types.ts)', ['rules/image-types.ts']],
    ['`src/nowhere.ts`, and src/cli/cli.ts', ['src/nowhere.ts']],
    ['[x](docs/nowhere.md) and [y](../CONTRIBUTING.md)', ['docs/nowhere.md']],
    ['https://example.com/nowhere.md is elsewhere, and so is package/nowhere.json', []],
  ])('%s', (text, expected) => {
    expect(citedIn('test/night.ts', text)).toEqual(expected);
  });
});
