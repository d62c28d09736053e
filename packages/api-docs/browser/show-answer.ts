/** Shows an answer below its form: status, body and headers, as text alone. */

/** The most of a body that is shown, in characters: browsers are slow with more. */
const SHOWN = 100_000;

export interface Answered {
  readonly response: Response;
  readonly text: string;
  /** ms */
  readonly took: number;
}

export function showAnswer(outcome: Element, { response, text, took }: Answered): void {
  const { status, statusText, headers } = response;
  const line = element(
    'p',
    `${status} ${statusText} · ${text.length.toLocaleString('en')} characters · ${Math.round(took)} ms`,
  );
  line.className = response.ok || status === 304 ? 'status-line good' : 'status-line bad';
  const heads = element('pre', [...headers].map(([name, value]) => `${name}: ${value}`).join('\n'));
  heads.setAttribute('aria-label', 'Headers');
  const body = element('pre', text === '' ? 'No body.' : shown(indented(text)));
  body.setAttribute('aria-label', 'Body');
  for (const scrolls of [body, heads]) scrolls.tabIndex = 0;
  // The answer to a question is the body.
  outcome.replaceChildren(line, body, heads);
}

/** @param message what went wrong, in words */
export function showFailure(outcome: Element, message: string): void {
  const line = element('p', message);
  line.className = 'status-line bad';
  outcome.replaceChildren(line);
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

function shown(text: string): string {
  if (text.length <= SHOWN) return text;
  return `${text.slice(0, SHOWN)}\n… the first ${SHOWN.toLocaleString('en')} of ${text.length.toLocaleString('en')} characters`;
}
