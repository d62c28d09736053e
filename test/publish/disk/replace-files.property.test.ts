/**
 * Replacements that are killed after any operation of the disk, while a person edits the same files between any two: whatever a
 * person saved last is on the disk, and what a check accepts is all old or all new.
 */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DISK, type Disk } from '../../../src/publish/disk/disk.ts';
import { type Replacement, replaceFiles } from '../../../src/publish/disk/replace-files.ts';
import {
  type Settled,
  settleReplacement,
  unfinishedReplacement,
} from '../../../src/publish/disk/unfinished-replacement.ts';
import { runs } from '../../support/sampled.ts';

let home = '';
let data = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-replace-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

class Killed extends Error {}

/** What a person does to one of the files before an operation: saves in place, saves aside and renames, or moves it away. */
interface Edit {
  readonly at: number;
  readonly file: number;
  readonly how: 'in place' | 'aside';
}

const PATHS = ['locations.csv', 'evses.csv', 'north/connectors-north.csv', 'network.json'] as const;

/** Whether a file is there before and after; its texts tell where they come from. */
const presence = fc.constantFrom<[boolean, boolean]>(
  [true, true],
  [true, true],
  [true, true],
  [false, true],
  [true, false],
);

const edits = fc.array(
  fc.record({
    at: fc.nat(70),
    file: fc.nat(PATHS.length - 1),
    how: fc.constantFrom<Edit['how']>('in place', 'aside'),
  }),
  { maxLength: 3 },
);

const scenario = fc.record({
  files: fc.array(presence, { minLength: 1, maxLength: PATHS.length }),
  killAt: fc.nat(60),
  edits,
  /** What is run afterwards, each killed in its turn, and the edits meanwhile. */
  repairs: fc.array(fc.record({ undoes: fc.boolean(), killAt: fc.nat(40), edits }), { maxLength: 2 }),
  undoes: fc.boolean(),
});

/** The last text that a person saved, by path. */
type Saved = Map<string, string>;

let counter = 0;

function edit(path: string, how: Edit['how'], saved: Saved): void {
  const place = join(data, path);
  mkdirSync(dirname(place), { recursive: true });
  const text = `${existsSync(place) ? readFileSync(place, 'utf8') : ''}+typed ${++counter}`;
  if (how === 'in place') writeFileSync(place, text);
  else {
    writeFileSync(join(home, 'editor'), text);
    renameSync(join(home, 'editor'), place);
  }
  saved.set(path, text);
}

/** Whether bytes are on the disk itself makes no difference here, and takes long. */
const NOT_FLUSHED: { readonly [name: string]: (...args: never) => Promise<void> } = {
  flush: async () => {},
  write: async (path: string, content: Uint8Array) => writeFileSync(path, content, { flag: 'wx' }),
};

/** A disk on which a person edits before some operations, and which fails for ever from one operation on. */
function diskOf(
  paths: readonly string[],
  killAt: number,
  planned: readonly Edit[],
  saved: Saved,
  checks: () => void,
): Disk {
  let operation = 0;
  const counted = <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (operation > killAt) throw new Killed();
      for (const { at, file, how } of planned) if (at === operation) edit(paths[file % paths.length] ?? '', how, saved);
      operation++;
      if (operation > killAt) throw new Killed();
      const result = await work(...args);
      checks();
      return result;
    };
  };
  const members = Object.entries(DISK).map(([name, work]) => [name, counted(NOT_FLUSHED[name] ?? work)]);
  return Object.fromEntries(members) as unknown as Disk;
}

/** Every text below the directory of the test. */
function textsOnDisk(): string[] {
  const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}

function expectNothingLost(saved: Saved): void {
  const texts = textsOnDisk();
  for (const text of saved.values()) expect(texts).toContain(text);
}

/** From which state a file comes, whatever a person wrote behind it; undefined if that cannot be told. */
function stateOf({ path, before, after }: Replacement): 'old' | 'new' | undefined {
  const place = join(data, path);
  const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  if (text === undefined) return before === undefined ? 'old' : after === undefined ? 'new' : undefined;
  return text.startsWith('old') ? 'old' : text.startsWith('new') ? 'new' : undefined;
}

function statesOf(files: readonly Replacement[]): string[] {
  return [...new Set(files.map(stateOf).filter((state) => state !== undefined))];
}

function isUnfinished(): boolean {
  return existsSync(join(data, '.replacing', 'list.json'));
}

test('nothing typed is lost, and what a check accepts is never a mixture', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ files: present, killAt, edits: planned, repairs, undoes }) => {
      data = mkdtempSync(join(home, 'data-'));
      const files = present.map(([isThere, stays], i): Replacement => {
        const path = PATHS[i] ?? '';
        return { path, before: isThere ? `old ${i}` : undefined, after: stays ? `new ${i}` : undefined };
      });
      for (const { path, before } of files) {
        mkdirSync(dirname(join(data, path)), { recursive: true });
        if (before !== undefined) writeFileSync(join(data, path), before);
      }
      const saved: Saved = new Map();
      const checks = () => {
        expectNothingLost(saved);
        if (!isUnfinished()) expect(statesOf(files).length).toBeLessThan(2);
      };
      const paths = files.map(({ path }) => path);
      const run = async (kill: number, plan: readonly Edit[], work: (disk: Disk) => Promise<unknown>) => {
        await work(diskOf(paths, kill, plan, saved, checks)).catch((error: unknown) => {
          if (!(error instanceof Error)) throw error;
        });
        checks();
      };
      await run(killAt, planned, (disk) => replaceFiles(data, files, disk));
      for (const one of repairs) {
        await run(one.killAt, one.edits, (disk) => settleReplacement(data, one.undoes ? 'old' : 'new', disk));
      }
      await obey(undoes, checks);
      expect(await unfinishedReplacement(data)).toBeUndefined();
      expect(readdirSync(data)).not.toContain('.replacing');
      checks();
      rmSync(data, { recursive: true });
    }),
    runs(100, 1000),
  );
});

/** Runs the command until all is done, and does each time what it says. */
async function obey(undoes: boolean, checks: () => void): Promise<void> {
  let undoing = undoes;
  for (let turn = 0; turn < 6; turn++) {
    const settled: Settled | undefined = await settleReplacement(data, undoing ? 'old' : 'new');
    checks();
    if (settled === undefined || settled.problems.size === 0) return;
    for (const [path, words] of settled.problems) {
      const kept = /(\.replacing\/\d+\.(?:old|new)): move it/.exec(words)?.[1];
      const moved = kept ?? (words.includes('Move it') ? path : undefined);
      if (moved !== undefined) renameSync(join(data, moved), join(home, `kept-${turn}-${basename(moved)}`));
      else if (words.includes('--undo')) undoing = true;
      else throw new Error(`${path} ${words}`);
    }
  }
}
