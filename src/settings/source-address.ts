/**
 * Settings that every kind of source has: its name, and where its content comes from, with the headers of its requests, and bounds.
 * `${NAME}` in the URL or in a header stands for an environment variable, so that secrets need not be in the file.
 * sources/urls fills them in.
 */

import * as z from 'zod';
import { URL_FORM } from '../tables/cell-types/standard-codes.ts';
import { setting } from './setting.ts';
import { HEADER_VALUE, withoutVariables } from './source-texts.ts';

const NO_URL = 'must be a complete URL with https://';
const NAMES = `must name variables as \${NAME}, in capitals, digits and underscores`;

const namesVariables = (text: string) => !/\$\{/.test(withoutVariables(text));

const url = z
  .string()
  .max(2000)
  .regex(/^https?:\/\//i, { error: NO_URL, abort: true })
  .refine(namesVariables, { error: NAMES, abort: true })
  .refine((text) => URL_FORM.test(withoutVariables(text)) && URL.canParse(withoutVariables(text)), {
    error: NO_URL,
    abort: true,
  })
  // A variable there could send the secrets anywhere.
  .refine((text) => !/^[^/]*\/\/[^/?#]*\$\{/.test(text), { error: 'must not have a variable before its path' })
  .refine(
    (text) => new URL(withoutVariables(text)).username === '' && new URL(withoutVariables(text)).password === '',
    {
      error: 'must not contain a user name or password',
    },
  )
  .describe(
    'URL of the content. https only; http is for a system in your own network, with allow_private_address. Its path and query may name environment variables, as headers may.',
  )
  .meta({ examples: ['https://cpms.example.com/status.json'] });

/** Headers that say how a request is sent and how its answer is read, which is ours to decide. */
const OURS =
  /^(host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|te|trailer|upgrade|expect|range|if-.*|proxy-connection)$/i;

/** The value of a header, perhaps with variables in it. */
export const headerValue = z
  .string()
  .max(2000)
  .regex(HEADER_VALUE, 'must be visible ASCII characters, without line breaks')
  .refine(namesVariables, NAMES);

const headers = z
  .record(z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'must be the name of a header'), headerValue)
  .superRefine((given, context) => {
    const names = Object.keys(given);
    const folded = names.map((name) => name.toLowerCase());
    if (names.length > 20) context.addIssue({ code: 'custom', message: 'must have at most 20 headers' });
    for (const [i, name] of folded.entries()) {
      const path = [names[i] ?? name];
      if (OURS.test(name)) context.addIssue({ code: 'custom', message: 'must not be set', path });
      else if (folded.indexOf(name) < i) context.addIssue({ code: 'custom', message: 'must be there once', path });
    }
  })
  .default({})
  .describe(
    `Headers of the requests. \${NAME} in a value stands for an environment variable, so that no token is in the file. They go to the host of the url only.`,
  )
  .meta({ examples: [{ Authorization: `Token \${CPMS_TOKEN}` }] });

/** The name of a source of any kind, as findings show it. */
export const sourceName = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u,
    'must be up to 60 letters, digits, spaces, dots, hyphens or underscores',
  );

/** The settings of an address, for the schema of a source. `url` is the only one without a default. */
export const sourceAddress = {
  url,
  headers,
  timeout_seconds: setting(
    z.number().min(1).max(600).default(10),
    'How long the whole answer may take, in seconds, including redirects.',
    30,
  ),
  allow_private_address: setting(
    z.boolean().default(false),
    'Allows the url to lead to a system inside your own network, there also with http. Redirects and further pages may lead there only if they stay on the host of the url.',
    true,
  ),
};

/** Where a source is asked, and with which headers, both before variables are filled in. */
interface SourceAddress {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly allow_private_address: boolean;
}

/** The same as addressProblem, as JSON Schema for editors. */
export const ADDRESS_SCHEMA = {
  if: { required: ['url'], properties: { url: { pattern: '^[Hh][Tt][Tt][Pp]:' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['allow_private_address'], properties: { allow_private_address: { const: true } } },
} as const;

/** The message for an issue at `url`, if settings of an address are right one by one and not together. */
export function addressProblem({ url, allow_private_address }: Omit<SourceAddress, 'headers'>): string | undefined {
  if (!/^http:/i.test(url) || allow_private_address) return undefined;
  return 'must begin with https://; http is only for a system in your own network, with "allow_private_address": true';
}

/** A list of sources in which no two have the same name. */
export function sourceList<S extends z.ZodType<{ readonly name: string }>>(source: S) {
  return z
    .array(source)
    .max(100)
    .superRefine((sources, context) => {
      const names = sources.map(({ name }) => name);
      for (const [i, name] of names.entries()) {
        if (names.indexOf(name) === i) continue;
        context.addIssue({ code: 'custom', message: 'must not be the name of another source', path: [i, 'name'] });
      }
    });
}
