/** Takes templates apart for files that say other things than OCPI: without volatile values, and cut where Locations repeat each other. */

import { KINDS, MARK } from './template.ts';

/** What stands before a mark and goes with it. */
const [STATUS_NAME, TIME_NAME] = ['"status":', ',"last_updated":'];

/** The JSON of the object without its volatile members. A status is never the last member of an EVSE. */
export function withoutVolatile(template: string): string {
  let [text, at] = ['', 0];
  for (let mark = template.indexOf(MARK); mark !== -1; mark = template.indexOf(MARK, at)) {
    const isStatus = template[mark + 1] === KINDS.status;
    text += template.slice(at, mark - (isStatus ? STATUS_NAME : TIME_NAME).length);
    at = mark + (isStatus ? 3 : 2);
  }
  return text + template.slice(at);
}

/** How the Connectors of an EVSE begin and end, if it has any. JSON escapes quotation marks, so no text of an object has this. */
const [FIRST_CONNECTOR, LAST_CONNECTOR] = ['"connectors":[{', `${MARK}${KINDS.connector}}]`];

/** How the EVSEs of a Location end, if it has any. */
const LAST_EVSE = `${MARK}${KINDS.evse}}]`;

/** A template, cut where Locations repeat each other. The last two stand as in the template: equal ones are the same text. */
export interface CutTemplate {
  /** The JSON up to the EVSEs, without volatile members. A list of Connectors is its number in `lists`, unless it is empty. */
  readonly own: string;
  readonly lists: readonly string[];
  /** What comes after the EVSEs: operator, time zone, opening times. Empty if the Location has no EVSEs. */
  readonly rest: string;
}

export function cutTemplate(template: string): CutTemplate {
  const lists: string[] = [];
  let [own, at] = ['', 0];
  for (let last = template.indexOf(LAST_CONNECTOR); last !== -1; last = template.indexOf(LAST_CONNECTOR, at)) {
    const begin = template.indexOf(FIRST_CONNECTOR, at) + FIRST_CONNECTOR.length - '[{'.length;
    const end = last + LAST_CONNECTOR.length;
    own += template.slice(at, begin) + (lists.push(template.slice(begin, end)) - 1);
    at = end;
  }
  const last = template.indexOf(LAST_EVSE, at);
  if (last === -1) return { own: withoutVolatile(own + template.slice(at)), lists, rest: '' };
  const end = last + LAST_EVSE.length;
  return { own: withoutVolatile(`${own}${template.slice(at, end)}}`), lists, rest: template.slice(end) };
}

/** The JSON of an object that has the members in the `rest` of a template. */
export function restJson(rest: string): string {
  const members = withoutVolatile(rest);
  return members.startsWith(',') ? `{${members.slice(1)}` : '{}';
}
