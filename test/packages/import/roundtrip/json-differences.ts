/**
 * The places where two JSON values differ, as texts: `/evses/0/status: "A" -> "B"`. Lists are compared item by item. Price
 * components in another order are one difference, and are compared by their types, of which an element has each once.
 */
export function* differences(from: unknown, to: unknown, pointer = ''): Generator<string> {
  if (pointer.endsWith('/price_components') && Array.isArray(from) && Array.isArray(to)) {
    const [a, b] = [sortedByType(from), sortedByType(to)];
    if (a.some((one, i) => one !== from[i])) yield `${pointer}: in another order`;
    yield* differencesIn(a, b, pointer);
  } else yield* differencesIn(from, to, pointer);
}

function* differencesIn(from: unknown, to: unknown, pointer: string): Generator<string> {
  if (isParent(from) && isParent(to) && Array.isArray(from) === Array.isArray(to)) {
    const [a, b] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
    for (const name of new Set([...a.keys(), ...b.keys()])) {
      yield* differences(a.get(name), b.get(name), `${pointer}/${name}`);
    }
  } else if (!Object.is(from, to)) {
    yield `${pointer}: ${shown(from)} -> ${shown(to)}`;
  }
}

function sortedByType(components: readonly { readonly type: string }[]) {
  return components.toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}
