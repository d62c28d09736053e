/** For tests: the classes of OCPI as model.json has them, and walks along them. */

import model from '../contract/model.json' with { type: 'json' };

export interface Field {
  readonly type: string;
  readonly card: string;
}

/** Fields by name, in the order of the specification. */
export type Fields = { readonly [field: string]: Field };

export const CLASSES: Classes = model['2.2.1'].classes;

/** Those of OCPI 2.3.0. The model has the ones that changed. */
export const NEWEST_CLASSES: Classes = { ...CLASSES, ...model['2.3.0'].classes };

/** It holds personal data and is never published, so no table has it. */
export const UNPUBLISHED = 'Location.publish_allowed_to';

interface Classes {
  readonly [name: string]: Fields;
}

/** The fields, as `Class.field`, of these classes and of every class that is reachable from them. */
export function reachableFields(...roots: readonly string[]): Set<string> {
  return reachableFieldsOf(CLASSES, ...roots);
}

export function reachableFieldsOf(classes: Classes, ...roots: readonly string[]): Set<string> {
  const names = new Set(roots);
  const fields = new Set<string>();
  for (const name of names) {
    for (const [field, { type }] of Object.entries(classes[name] ?? {})) {
      if (`${name}.${field}` === UNPUBLISHED) continue;
      fields.add(`${name}.${field}`);
      if (classes[type]) names.add(type);
    }
  }
  return fields;
}

/** Calls `visit` for every object inside `value`, which is of the class `name`, with the class of each. */
export function walkObjects(
  name: string,
  value: unknown,
  visit: (name: string, object: object) => void,
  classes = CLASSES,
): void {
  if (Array.isArray(value)) {
    for (const item of value) walkObjects(name, item, visit, classes);
  } else if (typeof value === 'object' && value !== null) {
    visit(name, value);
    for (const [key, member] of Object.entries(value)) {
      const type = classes[name]?.[key]?.type ?? '';
      if (classes[type]) walkObjects(type, member, visit, classes);
    }
  }
}
