/** References within an OpenAPI document. */

import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';

/** What a reference leads to, with what stands beside it; anything else as it is. @throws Error if it leads nowhere */
export function resolve(value: JsonMembers, document: JsonMembers): JsonMembers {
  const { $ref, ...beside } = value;
  if (typeof $ref !== 'string') return value;
  const found = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<JsonValue | undefined>((node, name) => (isMembers(node) ? node[name] : undefined), document);
  if (!isMembers(found)) throw new Error(`${$ref} leads nowhere`);
  return { ...resolve(found, document), ...beside };
}

/** The last word of a reference: the name of a component. */
export function nameOf($ref: JsonValue | undefined): string {
  return String($ref).split('/').at(-1) ?? '';
}

/** The members that are objects themselves, such as the responses of an operation by status. */
export function membersOf(value: JsonValue | undefined): [name: string, member: JsonMembers][] {
  return Object.entries(isMembers(value) ? value : {}).flatMap(([name, member]) =>
    isMembers(member) ? [[name, member]] : [],
  );
}
