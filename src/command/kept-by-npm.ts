/**
 * Options that npm kept for itself. It takes those that stand before `--`, without a word, and the command would run without
 * them: `npm run check --data=mine` would check the default directory. It leaves them in environment variables.
 */

/** npm has an option of this name itself, which is always set. */
const OF_NPM: ReadonlySet<string> = new Set(['cache']);

/**
 * The names of those options that npm has and the command was not given.
 *
 * @param options names, and whether they are switches
 * @param given what stood behind `--`
 */
export function keptByNpm(
  options: readonly (readonly [name: string, isSwitch: boolean])[],
  given: { readonly [name: string]: unknown },
  environment: NodeJS.ProcessEnv,
): string[] {
  const of = (name: string) => environment[`npm_config_${name.replaceAll('-', '_')}`];
  const isKept = (name: string, isSwitch: boolean) => {
    // npm reads --no-status as a status that is off, and writes that as an empty text.
    if (isSwitch && name.startsWith('no-')) return of(name.slice('no-'.length)) === '';
    const value = of(name);
    return isSwitch ? value === 'true' : value !== undefined && value !== '';
  };
  return options.flatMap(([name, isSwitch]) =>
    given[name] === undefined && !OF_NPM.has(name) && isKept(name, isSwitch) ? [name] : [],
  );
}
