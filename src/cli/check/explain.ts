/** `explain CODE`: what a finding means, in the words of docs/findings.md. */

import { defineCommand } from '../../command/command.ts';
import { explained } from '../../findings/text/explained.ts';
import { allFindings } from '../../publish/validate/catalogue.ts';
import { demandEntry } from './waivers-to-write.ts';

export const command = defineCommand({
  name: 'explain',
  summary: 'Say what a finding means, why it matters and what to do.',
  arguments: [{ name: 'CODE', summary: 'The code in the report, such as unknown-tariff.' }],
  options: {},
  examples: ['unknown-tariff'],
  run: async ({ operands: [code = ''], companions }, terminal) => {
    for (const line of explained(demandEntry(code, allFindings(companions)))) terminal.out(line);
    return 0;
  },
});
