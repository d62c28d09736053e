/**
 * `login`: that of wrangler, on the Node that runs this. `npx wrangler` takes the one that npm finds, and with npm 10 that can be Node 20,
 * which wrangler refuses.
 */

import { defineCommand } from '../../command/command.ts';
import { UsageError } from '../../command/terminal.ts';
import { runWrangler, STOPPED } from './wrangler.ts';

export const command = defineCommand({
  name: 'login',
  summary: 'Log in to Cloudflare with a browser, by wrangler: deploy and watch then publish there.',
  options: {},
  examples: [''],
  run: async () => {
    const code = await runWrangler(['login']);
    if (code !== 0 && code !== STOPPED)
      throw new UsageError(`wrangler login ended with code ${code}; its message is above.`);
    return 0;
  },
});
