/** Numbers different values in the order in which they come. */
export function numbering<T>() {
  const numbers = new Map<T, number>();
  const list: T[] = [];
  const of = (value: T): number => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, list.length);
    return list.push(value) - 1;
  };
  return { list, of };
}
