/** Natural Earth, public domain: the countries of the world at 1 : 10 million. Declared, because its numbers need no types. */

declare module 'world-atlas/countries-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const topology: Topology<{ readonly countries: GeometryCollection<{ readonly name: string }> }>;
  export default topology;
}
