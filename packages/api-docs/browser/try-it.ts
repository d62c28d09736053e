/** Brings a form of the reference to life: it sends what is filled in to this site, and shows what comes back. */

import { curlLine, type FilledField, type RequestLine, requestLine } from './request-line.ts';
import { showAnswer, showFailure } from './show-answer.ts';

export function tryIt(form: HTMLFormElement): void {
  const outcome = form.querySelector('.outcome');
  const curl = form.querySelector('.curl code');
  const again = form.querySelector<HTMLButtonElement>('.again');
  const question = form.querySelector<HTMLSelectElement>('.question');
  if (outcome === null || curl === null) return;
  const asked = (): RequestLine => requestLine(question?.value ?? form.dataset.path ?? '', fieldsOf(form));
  const showCurl = (): void => {
    curl.textContent = curlLine(location.origin, asked());
  };
  const send = async (): Promise<void> => {
    showCurl();
    const tag = await exchange(asked(), outcome);
    if (again === null) return;
    again.hidden = tag === null;
    again.value = tag ?? '';
  };
  form.addEventListener('input', showCurl);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  again?.addEventListener('click', () => {
    const field = form.querySelector<HTMLInputElement>('[name="If-None-Match"]');
    if (field !== null) field.value = again.value;
    void send();
  });
  showCurl();
  form.hidden = false;
}

function fieldsOf(form: HTMLFormElement): FilledField[] {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-in]')];
  return fields.map(({ name, value, dataset }) => ({
    name,
    value: value.trim(),
    place: dataset.in === 'query' || dataset.in === 'header' ? dataset.in : 'path',
  }));
}

/** Sends a request, and shows what came of it. Gives the ETag that a further request can name, or null. */
async function exchange({ target, headers }: RequestLine, outcome: Element): Promise<string | null> {
  outcome.setAttribute('aria-busy', 'true');
  const start = performance.now();
  try {
    // Not from the browser's own cache: the reader wants to see what the server says.
    const response = await fetch(target, { headers: headers.map(([name, value]) => [name, value]), cache: 'no-store' });
    const text = await response.text();
    showAnswer(outcome, { response, text, took: performance.now() - start });
    return response.headers.get('ETag');
  } catch (error) {
    showFailure(outcome, inWords(error));
    return null;
  } finally {
    outcome.removeAttribute('aria-busy');
  }
}

/** fetch fails with a TypeError whether a header cannot be sent or nobody answers. */
function inWords(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (/header/i.test(reason))
    return 'A header has a character that cannot be sent. Headers are of Latin letters, digits and signs.';
  return `There was no answer. Are you online, and is this site? (${reason})`;
}
