/** What packages may use of this room. */

export { joinSome, own, type Phrase, say } from './describe/phrase.ts';
