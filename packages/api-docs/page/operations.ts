/** The operations of any OpenAPI document, with what they refer to in its place. */

import { membersOf, resolve } from '../openapi/references.ts';
import { isMembers, type JsonMembers, type JsonValue } from '../schemas/json.ts';

export interface Operation {
  /** Names it in links, such as `/docs/#locations`. */
  readonly id: string;
  /** In a word, for menus. */
  readonly name: string;
  /** In capital letters. */
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly tags: readonly JsonValue[];
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly parameters: readonly JsonMembers[];
  readonly responses: readonly (readonly [status: string, response: JsonMembers])[];
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** All of them, in the order of the document. */
export function operationsOf(document: JsonMembers): Operation[] {
  return membersOf(document.paths).flatMap(([path, item]) =>
    membersOf(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]): Operation => {
        const { operationId = `${method} ${path}`, summary = path, tags, description } = operation;
        return {
          id: idOf(String(operationId)),
          name: String(operation['x-name'] ?? summary),
          method: method.toUpperCase(),
          path,
          tags: listOf(tags),
          summary: String(summary),
          description: textOf(description),
          parameters: [...listOf(item.parameters), ...listOf(operation.parameters)].flatMap((parameter) =>
            isMembers(parameter) ? [resolve(parameter, document)] : [],
          ),
          responses: membersOf(operation.responses).map(([status, response]) => [status, resolve(response, document)]),
        };
      }),
  );
}

/** `version-details` of `getVersionDetails`: most operations get something. */
function idOf(operationId: string): string {
  const words = operationId.replace(/^get(?=[A-Z])/, '').match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  return words.join('-').toLowerCase();
}

export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** Empty if there is no text. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
