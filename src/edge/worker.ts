/** What a Worker may use of the edge rule. */

export { default as edge } from './hosts/cloudflare.ts';
