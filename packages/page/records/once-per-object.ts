/** Many sites have the same plugs, tariffs and hours as others, and a build gives them the same object (publish/files/detailed-locations.ts). */

/** Makes something of an object once, and knows it as long as the object is there. */
export function oncePerObject<O extends WeakKey, R>(make: (object: O) => R): (object: O) => R {
  const known = new WeakMap<O, { readonly made: R }>();
  return (object) => {
    let own = known.get(object);
    if (own === undefined) {
      own = { made: make(object) };
      known.set(object, own);
    }
    return own.made;
  };
}

/** The same of two objects together. */
export function oncePerPair<A extends WeakKey, B extends WeakKey, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const of = oncePerObject((a: A) => oncePerObject((b: B) => make(a, b)));
  return (a, b) => of(a)(b);
}
