/**
 * Expressions of GitHub Actions, as far as they are used here ("Evaluate expressions in workflows and actions",
 * docs.github.com): literals, names, `!`, `==`, `!=`, `&&`, `||`, brackets, `contains`, and functions about the steps before.
 * A list is a text with an item on each line.
 */

export type Value = string | number | boolean | null;

/** The value of a name such as inputs.task. @throws Error if it has none, so that no slip of the pen counts as empty */
export type Lookup = (name: string) => Value;

/** What the functions about the steps before go by. */
export interface Progress {
  readonly hasFailed: boolean;
}

const TOKEN = /\s*(?:('(?:[^']|'')*')|([\w.*-]+)|(==|!=|&&|\|\||[!(),]))/y;

/** The text with each `${{ }}` replaced by its value. */
export function fillIn(text: string, lookup: Lookup): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const value = evaluate(expression, lookup, { hasFailed: false });
    return value === null ? '' : String(value);
  });
}

/** Whether a step with this `if` runs. Without a function about the steps before, all of them must have succeeded. */
export function holds(condition: string | undefined, lookup: Lookup, progress: Progress): boolean {
  if (condition === undefined) return !progress.hasFailed;
  const expression = condition.replace(/^\$\{\{(.*)\}\}$/s, '$1');
  const asksItself = /\b(?:always|cancelled|failure|success)\(\)/.test(expression);
  return (asksItself || !progress.hasFailed) && isTrue(evaluate(expression, lookup, progress));
}

export function evaluate(expression: string, lookup: Lookup, progress: Progress): Value {
  const tokens = tokensOf(expression);
  let at = 0;
  const value = either();
  if (at < tokens.length) throw new Error(`It is not known what "${expression}" is.`);
  return value;

  function either(): Value {
    let left = both();
    while (take('||')) {
      const right = both();
      left = isTrue(left) ? left : right;
    }
    return left;
  }

  function both(): Value {
    let left = comparison();
    while (take('&&')) {
      const right = comparison();
      left = isTrue(left) ? right : left;
    }
    return left;
  }

  function comparison(): Value {
    const left = operand();
    if (take('==')) return isEqual(left, operand());
    if (take('!=')) return !isEqual(left, operand());
    return left;
  }

  function operand(): Value {
    if (take('!')) return !isTrue(operand());
    if (take('(')) {
      const inner = either();
      if (!take(')')) throw new Error(`A bracket is open in "${expression}".`);
      return inner;
    }
    const token = tokens[at++] ?? '';
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (/^-?\d/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    if (!take('(')) return lookup(token);
    if (token === 'contains') return contains();
    if (!take(')')) throw new Error(`It is not known what ${token} does with arguments.`);
    return progressOf(token);
  }

  function contains(): boolean {
    const list = String(either()).split('\n');
    if (!take(',')) throw new Error('contains needs a list and an item.');
    const item = either();
    if (!take(')')) throw new Error('contains needs a list and an item.');
    return list.some((one) => isEqual(one, item));
  }

  function progressOf(name: string): boolean {
    if (name === 'always') return true;
    if (name === 'cancelled') return false;
    if (name === 'failure') return progress.hasFailed;
    if (name === 'success') return !progress.hasFailed;
    throw new Error(`It is not known what ${name}() is.`);
  }

  function take(token: string): boolean {
    if (tokens[at] !== token) return false;
    at++;
    return true;
  }
}

function tokensOf(expression: string): string[] {
  const text = expression.trim();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (found === null) throw new Error(`It is not known what "${expression}" is.`);
    tokens.push(found.slice(1).find((one) => one !== undefined) ?? '');
  }
  return tokens;
}

function isTrue(value: Value): boolean {
  return value !== '' && value !== 0 && value !== false && value !== null;
}

/** GitHub ignores case in texts. */
function isEqual(a: Value, b: Value): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase();
  return a === b || Number(a) === Number(b);
}
