/** The imports between the rooms of src/ and packages/, held against the table of rooms in ARCHITECTURE.md. */

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A row of the table: a room, and the rooms that it may import from. */
export interface Room {
  /** Its folder below src/ or in packages/, without a slash at the end: `publish/history`, `packages/probe/src`. */
  readonly name: string;
  /** Names of rooms, or `everything below`. */
  readonly dependsOn: readonly string[];
}

/** One import of a file of src/ or packages/ by another one. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly to: string;
}

const EVERYTHING = 'everything below';

/** Reads the rows `| `name/` | purpose | look first at | depends on |`, from the top of the house to its ground. */
export function readRooms(markdown: string): Room[] {
  return markdown.split('\n').flatMap((line) => {
    const [, first = '', , , dependsOn = ''] = line.split('|').map((cell) => cell.trim());
    const name = /^`(src\/)?([\w./-]+?)\/?`$/.exec(first)?.[2];
    if (name === undefined || !line.startsWith('| `')) return [];
    const names =
      dependsOn === EVERYTHING ? [EVERYTHING] : [...dependsOn.matchAll(/`([\w./-]+?)\/?`/g)].map((m) => m[1] ?? '');
    return [{ name, dependsOn: names }];
  });
}

/** The rooms of ARCHITECTURE.md. */
export function roomsOfTheHouse(): Room[] {
  const [, ofRooms = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## The rooms\n');
  return readRooms(ofRooms.split('\n<!-- ')[0] ?? '');
}

/** The relative imports of a file, type imports included, and the paths that it hands to `import()` and `new URL()`. */
export function readImports(path: string, text: string): Import[] {
  return [...text.matchAll(/\b(?:from|import|URL)\s*\(?\s*'(\.{1,2}\/[^'\n]+\.[cm]?[jt]s)'/g)].map((match) => ({
    from: path,
    line: text.slice(0, match.index).split('\n').length,
    to: normalize(join(dirname(path), match[1] ?? '')),
  }));
}

/** The room of a file: the longest name that its path begins with. */
export function roomOf(path: string, rooms: readonly Room[]): string | undefined {
  const place = path.replace(/^src\//, '');
  const inside = rooms.filter(({ name }) => place === name || place.startsWith(`${name}/`));
  return inside.sort((a, b) => b.name.length - a.name.length)[0]?.name;
}

/** A sentence for each import that the table does not allow, with file and line. */
export function forbiddenImports(imports: readonly Import[], rooms: readonly Room[]): string[] {
  const level = new Map(rooms.map(({ name }, i) => [name, i]));
  const allowed = new Map(rooms.map(({ name, dependsOn }) => [name, dependsOn]));
  return imports.flatMap(({ from, line, to }) => {
    const [importer, imported] = [roomOf(from, rooms), roomOf(to, rooms)];
    if (importer === undefined || imported === undefined)
      return [`${from}:${line} is outside the rooms of ARCHITECTURE.md`];
    if (importer === imported) return [];
    if ((level.get(imported) ?? 0) < (level.get(importer) ?? 0))
      return [`${from}:${line} imports ${to}, which is higher up`];
    const names = allowed.get(importer) ?? [];
    if (names.includes(imported) || names.includes(EVERYTHING)) return [];
    return [`${from}:${line} imports ${to}, but ${importer}/ does not depend on ${imported}/ in ARCHITECTURE.md`];
  });
}

/** What the table lists and no import needs. */
export function unusedDependencies(imports: readonly Import[], rooms: readonly Room[]): string[] {
  const used = new Set(imports.map(({ from, to }) => `${roomOf(from, rooms)} ${roomOf(to, rooms)}`));
  return rooms.flatMap(({ name, dependsOn }) =>
    dependsOn
      .filter((other) => other !== EVERYTHING && !used.has(`${name} ${other}`))
      .map((other) => `${name}/ lists ${other}/, but imports nothing from it`),
  );
}

/** Files that import each other in a circle, each with the line of its import; undefined where there is none. */
export function findCircle(imports: readonly Import[]): string[] | undefined {
  const outgoing = Map.groupBy(imports, ({ from }) => from);
  const finished = new Set<string>();
  const visit = (file: string, path: readonly Import[]): string[] | undefined => {
    if (finished.has(file)) return undefined;
    const start = path.findIndex(({ from }) => from === file);
    if (start >= 0) return path.slice(start).map(({ from, line, to }) => `${from}:${line} imports ${to}`);
    for (const edge of outgoing.get(file) ?? []) {
      const circle = visit(edge.to, [...path, edge]);
      if (circle) return circle;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of outgoing.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
