/** OCPI objects without the members that have no value. */

/** The members of T, those that may be undefined as optional ones. */
export type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * An OCPI object. Its absent members are undefined, which JSON leaves out, as OCPI requires. They are not deleted, because
 * objects with the same members are several times as fast to make and to write.
 */
export function ocpiObject<T extends object>(members: T): Defined<T> {
  return members as unknown as Defined<T>;
}

/** The list, or nothing if it is empty. */
export function filled<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list];
}
