/** `npx ocpi-probe URL`: the command `probe` alone, for people who have an OCPI server and no CSV files. */

import { packageVersion, printCommandHelp, runProgram } from '../../src/command/index.ts';
import { command } from './src/command.ts';

void runProgram({
  name: 'ocpi-probe',
  callOf: (_, rest = '') => `npx ocpi-probe ${rest}`.trimEnd(),
  main: async (argv, terminal, environment) => {
    if (argv.includes('--version') && argv.length === 1) {
      terminal.out(packageVersion());
      return 0;
    }
    if (!argv.includes('--help') && !argv.includes('-h'))
      return command.call(argv, terminal, { environment, companions: [] });
    terminal.out(printCommandHelp(command, terminal));
    return 0;
  },
});
