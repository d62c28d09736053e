/** How people call a command, so that what we tell them to type works where they are. */

/** `npx`: by npm, in a directory where the package is or need not be installed, or in a checkout. `command`: by its name. */
export type Caller = 'npx' | 'command';

/** @param environment of the process; npm says there that it is at work, also for a script */
export function callerOf(environment: NodeJS.ProcessEnv): Caller {
  return environment.npm_command === undefined ? 'command' : 'npx';
}

/**
 * `npx ocpi-snapshot build --cache none` or `ocpi-snapshot build --cache none`.
 *
 * @param name of the command, with its format if it has one: `import ocpi`
 * @param rest its arguments and options
 */
export function callOf(caller: Caller, name: string, rest = ''): string {
  return `${caller === 'npx' ? 'npx ' : ''}ocpi-snapshot ${name} ${rest}`.trimEnd();
}
