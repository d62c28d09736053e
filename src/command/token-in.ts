import { withEnvFile } from './env-file.ts';
import { UsageError } from './terminal.ts';

const DEFAULT_NAME = 'OCPI_TOKEN';

/** The token in the environment; nothing if there is none. @param name of the variable, if the user named one */
export function tokenIn(environment: NodeJS.ProcessEnv, name: string | undefined): string | undefined {
  const token = environment[name ?? DEFAULT_NAME]?.trim();
  if (token === undefined || token === '') {
    if (name !== undefined) throw new UsageError(`The environment has no variable ${name} with a token.`);
    return undefined;
  }
  if (!/^[!-~]+$/.test(token))
    throw new UsageError(`The token in ${name ?? DEFAULT_NAME} must be printable ASCII without spaces.`);
  return token;
}

/** As `tokenIn`, and in the file .env. */
export async function tokenHere(environment: NodeJS.ProcessEnv, name: string | undefined): Promise<string | undefined> {
  return tokenIn(await withEnvFile([name ?? DEFAULT_NAME], environment), name);
}
