/** The text of a new network.json, as people write it: a list of words is one line. */

/** A list that stands on lines of its own; in JSON, no text has a line break. */
const LIST_OF_WORDS = /\[\n\s*("[^"\n]*"(?:,\n\s*"[^"\n]*")*)\n\s*\]/g;

export function textOfSettings(settings: object): string {
  const text = JSON.stringify(settings, undefined, 2);
  return `${text.replace(LIST_OF_WORDS, (_, words: string) => `[${words.replace(/\n\s*/g, ' ')}]`)}\n`;
}
