/** The JSON Schema of network.json, from the declaration of the settings. docs/network-json.md is made of it, and editors use it. */

import { loadCompanions } from '../../../src/cli/companions.ts';
import { settingsSchema } from '../../../src/settings/settings.ts';
import { inputSchema } from './input-schema.ts';

/** A setting, or a group of settings, in the words of JSON Schema 2020-12; only what the declarations use. */
export interface SettingSchema {
  readonly type?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: SettingSchema;
  readonly properties?: { readonly [name: string]: SettingSchema };
  readonly additionalProperties?: SettingSchema | boolean;
  readonly required?: readonly string[];
}

const COMPANIONS = await loadCompanions();

/** The schema of the whole file. */
export function networkSchema(): SettingSchema {
  const { $schema, ...schema } = inputSchema(settingsSchema(COMPANIONS));
  // Words of editors, which would underline both in a file whose name ends in .json.
  const forEditors = { allowComments: true, allowTrailingCommas: true };
  return { $schema, $id: 'network.schema.json', title: 'network.json', ...forEditors, ...schema } as SettingSchema;
}
