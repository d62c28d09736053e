/** Where the documentation is: an installed package has none of it, so messages name it by its address. */

const PAGES = 'https://github.com/ocpi-snapshot/ocpi-snapshot/blob/main/docs';

/** The address of a page in docs/. @param page such as `findings.md` */
export function documentation(page: string): string {
  return `${PAGES}/${page}`;
}
