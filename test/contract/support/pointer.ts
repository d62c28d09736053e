/** JSON Pointers into test objects: where everything is, and a copy with one thing changed there. */

/** What `edited` takes for "remove it". */
export const REMOVED = Symbol('removed');

/** Pointer and value of everything inside `value`, itself included. */
export function everything(value: unknown, pointer = ''): [pointer: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  const inside = Object.entries(value).flatMap(([key, member]) => everything(member, `${pointer}/${key}`));
  return [[pointer, value], ...inside];
}

/** A copy of `original` that has `value` at `pointer`. */
export function edited(original: object, pointer: string, value: unknown): unknown {
  const copy: object = structuredClone(original);
  const keys = pointer.split('/').slice(1);
  const last = keys.pop();
  if (last === undefined) return value;
  const parent = keys.reduce<object>((node, key) => {
    const next: unknown = Reflect.get(node, key);
    if (typeof next !== 'object' || next === null) throw new Error(`nothing at ${pointer}`);
    return next;
  }, copy);
  if (value === REMOVED) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}
