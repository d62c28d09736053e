import { UsageError } from './terminal.ts';

/** The token in the environment; nothing if there is none. @param name of the variable, if the user named one */
export function tokenIn(environment: NodeJS.ProcessEnv, name: string | undefined): string | undefined {
  const token = environment[name ?? 'OCPI_TOKEN']?.trim();
  if (token === undefined || token === '') {
    if (name !== undefined) throw new UsageError(`The environment has no variable ${name} with a token.`);
    return undefined;
  }
  if (!/^[!-~]+$/.test(token))
    throw new UsageError(`The token in ${name ?? 'OCPI_TOKEN'} must be printable ASCII without spaces.`);
  return token;
}
