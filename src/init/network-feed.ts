/** The OCPI feed that a network's tables come from, as the workflow that asks it again must know it. */

import * as z from 'zod';
import type { TemplateValues } from './templates.ts';

export const feedSchema = z.strictObject({
  /** The URL of a list, or of the versions of a server. */
  locations: z.string(),
  /** Of the environment variable with the token, and of the secret that holds it at GitHub. */
  token_env: z.string().optional(),
});

export type NetworkFeed = z.output<typeof feedSchema>;

/** What template/workflows/sync.yml says of the feed, as YAML. */
export function feedValues({ locations, token_env: token }: NetworkFeed): TemplateValues {
  return {
    // GitHub would take two braces for an expression.
    feed: JSON.stringify(locations.replaceAll('{', '%7B').replaceAll('}', '%7D')),
    feed_token: token === undefined ? "''" : `\${{ secrets.${token} }}`,
  };
}
