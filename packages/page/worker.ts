/** What a Worker needs of the page: its files that change with a status. */

export { steps } from './live/stepped.ts';
