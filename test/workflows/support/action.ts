/** The action as data: the keys of `docs.github.com`, "Metadata syntax reference", that it uses, and no others. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const NAME = /^[a-zA-Z_][\w-]*$/;
const text = z.string().min(1);
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A script needs its shell. */
const script = z.strictObject({
  name: text,
  id: z.string().regex(NAME).optional(),
  if: text.optional(),
  shell: z.literal('bash'),
  env: z.record(z.string(), z.string()).optional(),
  run: text,
});

const used = z.strictObject({
  name: text.optional(),
  if: text.optional(),
  uses: z.string().regex(/@[0-9a-f]{40}$/),
  with: values.optional(),
});

/** Defaults are texts: YAML would make a boolean of a bare `false`. */
const input = z.strictObject({
  description: text,
  required: z.boolean().optional(),
  default: z.string().optional(),
});

const ACTION = z.strictObject({
  name: text,
  description: text.max(125),
  inputs: z.record(z.string().regex(NAME), input),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(z.union([script, used])) }),
});

export type CompositeAction = z.infer<typeof ACTION>;

/** @throws Error if action.yml there is not right in its form */
export function readAction(directory: string): CompositeAction {
  return parseAction(readFileSync(join(directory, 'action.yml'), 'utf8'));
}

export function parseAction(yaml: string): CompositeAction {
  return ACTION.parse(parse(yaml));
}
