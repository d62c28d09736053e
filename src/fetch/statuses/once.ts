/** Work that may not be needed. */

/** Does some work when its result is asked for the first time. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}
