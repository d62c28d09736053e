/** What a Worker needs of DATEX II: its files that change with a status. */

export { steps } from './live/stepped.ts';
