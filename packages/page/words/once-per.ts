/** Makes something of a language and one thing more once, and knows it for good: there are few of each. */
export function oncePer<K extends string | number, R>(
  make: (locale: string, key: K) => R,
): (locale: string, key: K) => R {
  const known = new Map<string, R>();
  return (locale, key) => {
    const name = `${locale} ${key}`;
    const own = known.get(name) ?? make(locale, key);
    known.set(name, own);
    return own;
  };
}
