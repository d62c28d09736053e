/** How people call a command, so that what we tell them to type works where they are. */

/**
 * `npm script`: in a checkout, by its npm scripts. `npx`: by npm, in a directory where the package is or need not be
 * installed. `command`: by its name.
 */
export type Caller = 'npm script' | 'npx' | 'command';

/**
 * @param environment of the process; npm says there how it was called
 * @param isCheckout whether this runs from a checkout of the project, which has a script for every command
 */
export function callerOf(environment: NodeJS.ProcessEnv, isCheckout: boolean): Caller {
  if (environment.npm_command === undefined) return 'command';
  return isCheckout && environment.npm_command !== 'exec' ? 'npm script' : 'npx';
}

/**
 * `npm run build -- --cache none`, `npx ocpi-snapshot build --cache none` or `ocpi-snapshot build --cache none`.
 *
 * @param name of the command, with its format if it has one: `import ocpi`
 * @param rest its arguments and options
 */
export function callOf(caller: Caller, name: string, rest = ''): string {
  switch (caller) {
    case 'npm script':
      return npmScript(name, rest);
    case 'npx':
      return `npx ocpi-snapshot ${name} ${rest}`.trimEnd();
    case 'command':
      return `ocpi-snapshot ${name} ${rest}`.trimEnd();
    default:
      return caller satisfies never;
  }
}

function npmScript(name: string, rest: string): string {
  if (name.startsWith('-')) return `npx ocpi-snapshot ${name}`; // An option without a command has no script.
  const [script, ...format] = name.split(' ');
  const call = script === 'start' ? 'npm start' : `npm run ${script}`;
  const passed = [...format, ...(rest === '' ? [] : [rest])];
  return passed.length === 0 ? call : `${call} -- ${passed.join(' ')}`;
}
