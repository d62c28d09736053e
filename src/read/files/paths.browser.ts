/** Paths of dropped files: with slashes, below a root that is nowhere. As node:path says it on POSIX. */

function normalised(path: string): string[] {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue;
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '..' || !path.startsWith('/')) names.push(name);
  }
  return names;
}

export function join(...parts: readonly string[]): string {
  const path = parts.filter((part) => part !== '').join('/');
  const names = normalised(path).join('/');
  const end = path.endsWith('/') ? '/' : '';
  if (path.startsWith('/')) return names === '' ? '/' : `/${names}${end}`;
  return `${names === '' ? '.' : names}${path === '' ? '' : end}`;
}

export function dirname(path: string): string {
  const end = path.replace(/\/+$/, '').lastIndexOf('/');
  return end > 0 ? path.slice(0, end) : path.startsWith('/') ? '/' : '.';
}

export function resolve(path: string): string {
  return `/${normalised(`/${path}`).join('/')}`;
}

/** How one gets from a directory to a path. */
export function relative(from: string, to: string): string {
  const [here, there] = [normalised(resolve(from)), normalised(resolve(to))];
  let same = 0;
  while (same < here.length && here[same] === there[same]) same++;
  return [...here.slice(same).map(() => '..'), ...there.slice(same)].join('/');
}
