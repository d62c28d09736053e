/** Lets stack traces speak of src/. Node can do so too (--enable-source-maps), but reads the map at every start. */

const { readFileSync } = require('node:fs');
const nodeModule = require('node:module');
const { dirname, resolve } = require('node:path');

/** @param {string} bundle its path; the map stands beside it */
function showSourcePositions(bundle) {
  /** @type {import('node:module').SourceMap | undefined} */
  let map;
  /** @type {(text: string, line: string, column: string) => string} */
  const sourceOf = (text, line, column) => {
    map ??= new nodeModule.SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')));
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return text;
    return `${resolve(dirname(bundle), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  };
  const places = new RegExp(`${bundle.replace(/[^\w]/g, '\\$&')}:(\\d+):(\\d+)`, 'g');
  // Called when a stack is read, not when an error is made.
  Error.prepareStackTrace = (error, frames) => {
    const stack = [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${frame}`)].join('\n');
    try {
      return stack.replace(places, sourceOf);
    } catch {
      return stack;
    }
  };
}

module.exports = { showSourcePositions };
