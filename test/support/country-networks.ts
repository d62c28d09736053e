/** For tests: what a small network of each country says in network.json and about its site. */

/** A network of one country, with a point in it. */
export interface CountryNetwork {
  readonly settings: {
    readonly country_code: string;
    readonly country: string;
    readonly time_zone: string;
    readonly currency: string;
  };
  readonly cells: { readonly [column: string]: string };
  /** The usual VAT rate, in per cent. */
  readonly vat: string;
}

const NETWORKS = `
NL NLD Europe/Amsterdam   EUR 52.373169 4.893379    21
DE DEU Europe/Berlin      EUR 48.137154 11.576124   19
AT AUT Europe/Vienna      EUR 48.208176 16.373819   20
CH CHE Europe/Zurich      CHF 46.948027 7.447451    8.1
FR FRA Europe/Paris       EUR 45.764043 4.835659    20
BE BEL Europe/Brussels    EUR 50.846557 4.351697    21
LU LUX Europe/Luxembourg  EUR 49.611621 6.131935    17
GB GBR Europe/London      GBP 53.480759 -2.242631   20
IE IRL Europe/Dublin      EUR 53.349805 -6.260310   23
PL POL Europe/Warsaw      PLN 52.229676 21.012229   23
CZ CZE Europe/Prague      CZK 50.075538 14.437801   21
SE SWE Europe/Stockholm   SEK 59.329323 18.068581   25
NO NOR Europe/Oslo        NOK 59.913869 10.752245   25
DK DNK Europe/Copenhagen  DKK 55.676098 12.568337   25
FI FIN Europe/Helsinki    EUR 60.169857 24.938379   25.5
IT ITA Europe/Rome        EUR 45.464204 9.189982    22
ES ESP Europe/Madrid      EUR 42.240599 -8.720727   21
PT PRT Europe/Lisbon      EUR 38.722252 -9.139337   23
HU HUN Europe/Budapest    HUF 47.497912 19.040235   27
RO ROU Europe/Bucharest   RON 44.426767 26.102538   21
GR GRC Europe/Athens      EUR 37.983810 23.727539   24
UA UKR Europe/Kyiv        UAH 50.450100 30.523400   20
US USA America/New_York   USD 40.712776 -74.005974  0
AU AUS Australia/Sydney   AUD -33.868820 151.209296 10
ZA ZAF Africa/Johannesburg ZAR -26.204103 28.047305 15
`;

/** By alpha-2 code. */
export const COUNTRY_NETWORKS: ReadonlyMap<string, CountryNetwork> = new Map(
  NETWORKS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', country = '', time_zone = '', currency = '', latitude = '', longitude = '', vat = ''] =
        line.split(/\s+/);
      const cells = { 'locations.latitude': latitude, 'locations.longitude': longitude, 'locations.city': 'Town' };
      const settings = { country_code: code, country, time_zone, currency };
      return [code, { settings, cells, vat }] as const;
    }),
);
