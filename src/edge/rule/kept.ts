/** Things that are kept in memory by name, up to a bound: what was not used for the longest time goes first. */
export class Kept<T> {
  /** The most recently used stand at the end. */
  readonly #byName = new Map<string, T>();
  readonly #most: number;
  readonly #bytesOf: (thing: T) => number;
  #bytes = 0;

  /** @param most how much is kept, in bytes */
  constructor(most: number, bytesOf: (thing: T) => number) {
    this.#most = most;
    this.#bytesOf = bytesOf;
  }

  get(name: string): T | undefined {
    const known = this.#byName.get(name);
    if (known === undefined) return undefined;
    this.#byName.delete(name);
    this.#byName.set(name, known);
    return known;
  }

  /** Keeps a thing, unless one of that name is kept. Gives the one that is. */
  add(name: string, thing: T): T {
    const known = this.get(name);
    if (known !== undefined) return known;
    this.#byName.set(name, thing);
    this.#bytes += this.#bytesOf(thing);
    for (const [oldest, other] of this.#byName) {
      if (this.#bytes <= this.#most) break;
      this.#byName.delete(oldest);
      this.#bytes -= this.#bytesOf(other);
    }
    return thing;
  }
}

/** One of something for each object, such as a host, made when it is first asked for. */
export function perObject<O extends object, T>(make: (one: O) => T): (one: O) => T {
  const made = new WeakMap<O, T>();
  return (one) => {
    const known = made.get(one) ?? make(one);
    made.set(one, known);
    return known;
  };
}
