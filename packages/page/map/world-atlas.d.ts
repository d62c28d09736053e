/** Natural Earth, public domain: the countries of the world at 1 : 50 million. Declared, because its numbers need no types. */

declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const topology: Topology<{ readonly countries: GeometryCollection<{ readonly name: string }> }>;
  export default topology;
}
