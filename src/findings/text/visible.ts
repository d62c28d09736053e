/** Makes texts from strangers safe to print on a terminal or in a log. */

/**
 * Escapes control characters and marks that change the direction of writing. Findings quote files that anybody may have
 * written, and such characters can rewrite what a terminal shows. Also escapes the beginning of commands such as
 * `##[error]`, which GitHub's runner obeys anywhere in a line of a log (actions/runner, ActionCommand.cs).
 */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?<=##)\[/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
