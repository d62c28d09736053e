/** Gets JSON of our own host. */

/** @throws if there is no answer, or another one than the file */
export async function loadJson<T>(path: string): Promise<T> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}
