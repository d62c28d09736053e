/**
 * The text of the API: openapi.yaml, with the files that it refers to in their places. In the package, bin/bundle-program.cjs puts the
 * value in the place of this file, so nobody who installs it needs YAML.
 */

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type JsonMembers, type JsonValue, rebuilt } from '../schemas/json.ts';
import { membersOf } from './references.ts';

/** What a file has, or one name of it. JSON is YAML, too. @param ref such as `examples.yaml#/Locations` */
function read(ref: string): JsonMembers {
  const [file = '', name] = ref.split('#/');
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const whole = withFiles(parse(text, { merge: true, maxAliasCount: -1 }) as JsonValue) as JsonMembers;
  return (name === undefined ? whole : whole[name]) as JsonMembers;
}

/** With what stands elsewhere in its place: files, and the components by which the text names headers and parameters. */
function withFiles(value: JsonValue): JsonValue {
  return rebuilt(value, (members) => {
    const { $ref, ...beside } = members;
    if (typeof $ref === 'string' && !$ref.startsWith('#')) return { ...read($ref), ...beside };
    const { headers, parameters } = members;
    const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
    const ofHeaders = namesIn(headers).map((name) => [name, refTo('headers', name)] as const);
    const whole = {
      ...members,
      ...(Array.isArray(headers) && { headers: Object.fromEntries(ofHeaders) }),
      ...(Array.isArray(parameters) && { parameters: namesIn(parameters).map((name) => refTo('parameters', name)) }),
    };
    return Object.fromEntries(Object.entries(whole).map((one) => (one[0] === 'json' ? contentOf(one[1]) : one)));
  });
}

/** What answers in JSON are: `json` has their examples by their schemas. */
function contentOf(json: JsonValue): [name: string, content: JsonMembers] {
  const names = Object.entries(json as JsonMembers);
  const [first, ...others] = names.map(([schema]) => ({ $ref: `#/components/schemas/${schema}` }));
  const examples = names.map(([schema, name]) => {
    return [/Error/.test(schema) ? 'error' : 'success', { $ref: `examples.yaml#/${String(name)}` }] as const;
  });
  const schema = others.length === 0 ? first : { oneOf: [first, ...others] };
  return ['content', { 'application/json': { schema, examples: Object.fromEntries(examples) } } as JsonMembers];
}

/** Of a list with lists in it. */
function namesIn(list: JsonValue | undefined): string[] {
  return Array.isArray(list) ? list.flatMap(namesIn) : [String(list)];
}

/** parameters.yaml has them by their places. */
function parametersIn(places: JsonValue | undefined): JsonMembers {
  const all = membersOf(places).flatMap(([place, own]) =>
    membersOf(own).map(([name, parameter]) => {
      return [name, { name, in: place, ...(place === 'path' && { required: true }), ...parameter }] as const;
    }),
  );
  return Object.fromEntries(all);
}

const { components, ...text } = read('openapi.yaml');
const { parameters, ...others } = components as JsonMembers;
export default { ...text, components: { parameters: parametersIn(parameters), ...others } } as JsonMembers;
