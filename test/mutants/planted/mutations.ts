/** The small wrong changes that can be made in the text of a program: what somebody gets wrong while typing or editing. */

import { parseSync } from 'vite';

export interface Mutation {
  /** Where the replaced piece stands. */
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** What was done, in a word or two. */
  readonly what: string;
}

/** A node of the syntax tree (ESTree, with types). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What can be changed, in the order of the text, and the places at which something that is no prose and no type begins. */
export interface Program {
  readonly mutations: readonly Mutation[];
  readonly starts: readonly number[];
}

export function readProgram(path: string, text: string): Program {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const mutations: Mutation[] = [];
  const starts: number[] = [];
  const visit = (node: Node): void => {
    if (isPassedOver(node)) return;
    if (node.type !== 'Program' && !isProse(node)) starts.push(node.start);
    mutations.push(...(MUTATIONS[node.type]?.(node, text) ?? []));
    for (const [key, value] of Object.entries(node)) {
      if (isName(node, key)) continue;
      for (const child of [value].flat()) if (isNode(child)) visit(child);
    }
  };
  if (isNode(program)) visit(program);
  mutations.sort((a, b) => a.start - b.start || a.end - b.end);
  return { mutations, starts: starts.sort((a, b) => a - b) };
}

/** The text with a change made. */
export function withMutation(text: string, { start, end, to }: Mutation): string {
  return text.slice(0, start) + to + text.slice(end);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

const EXPRESSIONS_WITH_TYPES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Types and imports do nothing when the program runs. */
function isPassedOver({ type, source }: Node): boolean {
  if (type.startsWith('TS')) return !EXPRESSIONS_WITH_TYPES.includes(type);
  return type === 'ImportExpression' || type === 'TemplateElement' || (type !== 'Program' && isNode(source));
}

/** The name of a member says where something is, and is no value. */
function isName(node: Node, key: string): boolean {
  return (key === 'key' || key === 'property') && node.computed === false;
}

/** Words for people. */
function isProse({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string' && /\s/.test(value));
}

const OPERATORS: { readonly [operator: string]: string } = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '+=': '-=', '-=': '+=' },
  ...{ '&&': '||', '||': '&&' },
};

const METHODS: ReadonlyMap<string, string> = new Map(
  [
    ...[['some', 'every'] as const, ['min', 'max'] as const, ['floor', 'ceil'] as const],
    ...[['startsWith', 'endsWith'] as const, ['indexOf', 'lastIndexOf'] as const],
  ].flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);

type Mutate = (node: Node, text: string) => readonly Mutation[];

const MUTATIONS: { readonly [type: string]: Mutate } = {
  BinaryExpression: otherOperator,
  AssignmentExpression: otherOperator,
  LogicalExpression: (node, text) =>
    node.operator === '??' ? replaced(node, text, node.right, 'first choice dropped') : otherOperator(node, text),
  IfStatement: (node, text) => [...negated(node, text), ...withoutEarlyEnd(node)],
  WhileStatement: negated,
  ConditionalExpression: (node, text) => [
    ...negated(node, text),
    ...swapped(node.consequent, node.alternate, text, 'branches'),
  ],
  UnaryExpression: (node, text) =>
    node.operator === '!' ? replaced(node, text, node.argument, 'negation dropped') : [],
  Literal: otherValue,
  ExpressionStatement: (node) =>
    typeof node.directive === 'string'
      ? []
      : [{ start: node.start, end: node.end, to: ';', what: 'statement dropped' }],
  CallExpression: (node, text) => [...swappedArguments(node, text), ...otherMethod(node)],
  NewExpression: swappedArguments,
};

function replaced(node: Node, text: string, by: unknown, what: string): Mutation[] {
  return isNode(by) ? [{ start: node.start, end: node.end, to: `(${text.slice(by.start, by.end)})`, what }] : [];
}

function otherOperator({ left, right, operator }: Node, text: string): Mutation[] {
  const to = OPERATORS[String(operator)];
  if (to === undefined || !isNode(left) || !isNode(right)) return [];
  const start = text.indexOf(String(operator), left.end);
  return [{ start, end: start + String(operator).length, to, what: `${operator} to ${to}` }];
}

function negated({ test }: Node, text: string): Mutation[] {
  if (!isNode(test)) return [];
  return [
    { start: test.start, end: test.end, to: `!(${text.slice(test.start, test.end)})`, what: 'condition negated' },
  ];
}

const ENDS = ['ReturnStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement'];

function withoutEarlyEnd({ start, end, consequent, alternate }: Node): Mutation[] {
  const body = isNode(consequent) && Array.isArray(consequent.body) ? consequent.body : [consequent];
  const last: unknown = body.at(-1);
  const isEnd = isNode(last) && ENDS.includes(last.type) && !isNode(alternate);
  return isEnd ? [{ start, end, to: ';', what: 'early end dropped' }] : [];
}

function swapped(first: unknown, second: unknown, text: string, what: string): Mutation[] {
  if (!isNode(first) || !isNode(second)) return [];
  const [one, between, other] = [
    text.slice(first.start, first.end),
    text.slice(first.end, second.start),
    text.slice(second.start, second.end),
  ];
  return [{ start: first.start, end: second.end, to: `${other}${between}${one}`, what: `${what} swapped` }];
}

function swappedArguments(node: Node, text: string): Mutation[] {
  const [first, second]: readonly unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
  return isNode(first) && first.type !== 'SpreadElement' ? swapped(first, second, text, 'arguments') : [];
}

function otherMethod({ callee }: Node): Mutation[] {
  const name = isNode(callee) && isNode(callee.property) && callee.computed === false ? callee.property : undefined;
  const to = METHODS.get(String(name?.name));
  if (name === undefined || to === undefined) return [];
  return [{ start: name.start, end: name.end, to, what: `${name.name} to ${to}` }];
}

function otherValue(node: Node): Mutation[] {
  const { start, end, value, raw } = node;
  if (typeof value === 'boolean') return [{ start, end, to: String(!value), what: 'other boolean' }];
  if (typeof value === 'number') return [{ start, end, to: `(${raw} + 1)`, what: 'number plus one' }];
  if (typeof value !== 'string' || value === '' || isProse(node)) return [];
  return [{ start, end, to: `${String(raw).slice(0, -1)}x${String(raw).slice(-1)}`, what: 'other string' }];
}
