/**
 * A place in each country and time zone, to which an example can be moved, and from which the usual time zone of a country is
 * known. From zone.tab of tzdata 2025b (public domain): country (alpha-2), latitude and longitude in degrees and minutes, and
 * the time zone, whose name ends in the name of the place. Crimea, which two countries claim, is
 * left out; two places are moved to where the borders and zones of our libraries, which are coarse, have them: Monaco and Atikokan.
 */
const ZONE_TAB = `
  AD+4230+00131Europe/Andorra AE+2518+05518Asia/Dubai AF+3431+06912Asia/Kabul AG+1703-06148America/Antigua
  AI+1812-06304America/Anguilla AL+4120+01950Europe/Tirane AM+4011+04430Asia/Yerevan AO-0848+01314Africa/Luanda
  AQ-7750+16636Antarctica/McMurdo AQ-6617+11031Antarctica/Casey AQ-6835+07758Antarctica/Davis
  AQ-6640+14001Antarctica/DumontDUrville AQ-6736+06253Antarctica/Mawson AQ-6448-06406Antarctica/Palmer
  AQ-6734-06808Antarctica/Rothera AQ-690022+0393524Antarctica/Syowa AQ-720041+0023206Antarctica/Troll
  AQ-7824+10654Antarctica/Vostok AR-3436-05827America/Argentina/Buenos_Aires AR-3124-06411America/Argentina/Cordoba
  AR-2447-06525America/Argentina/Salta AR-2411-06518America/Argentina/Jujuy AR-2649-06513America/Argentina/Tucuman
  AR-2828-06547America/Argentina/Catamarca AR-2926-06651America/Argentina/La_Rioja
  AR-3132-06831America/Argentina/San_Juan AR-3253-06849America/Argentina/Mendoza
  AR-3319-06621America/Argentina/San_Luis AR-5138-06913America/Argentina/Rio_Gallegos
  AR-5448-06818America/Argentina/Ushuaia AS-1416-17042Pacific/Pago_Pago AT+4813+01620Europe/Vienna
  AU-3133+15905Australia/Lord_Howe AU-5430+15857Antarctica/Macquarie AU-4253+14719Australia/Hobart
  AU-3749+14458Australia/Melbourne AU-3352+15113Australia/Sydney AU-3157+14127Australia/Broken_Hill
  AU-2728+15302Australia/Brisbane AU-2016+14900Australia/Lindeman AU-3455+13835Australia/Adelaide
  AU-1228+13050Australia/Darwin AU-3157+11551Australia/Perth AU-3143+12852Australia/Eucla AW+1230-06958America/Aruba
  AX+6006+01957Europe/Mariehamn AZ+4023+04951Asia/Baku BA+4352+01825Europe/Sarajevo BB+1306-05937America/Barbados
  BD+2343+09025Asia/Dhaka BE+5050+00420Europe/Brussels BF+1222-00131Africa/Ouagadougou BG+4241+02319Europe/Sofia
  BH+2623+05035Asia/Bahrain BI-0323+02922Africa/Bujumbura BJ+0629+00237Africa/Porto-Novo
  BL+1753-06251America/St_Barthelemy BM+3217-06446Atlantic/Bermuda BN+0456+11455Asia/Brunei
  BO-1630-06809America/La_Paz BQ+120903-0681636America/Kralendijk BR-0351-03225America/Noronha
  BR-0127-04829America/Belem BR-0343-03830America/Fortaleza BR-0803-03454America/Recife
  BR-0712-04812America/Araguaina BR-0940-03543America/Maceio BR-1259-03831America/Bahia
  BR-2332-04637America/Sao_Paulo BR-2027-05437America/Campo_Grande BR-1535-05605America/Cuiaba
  BR-0226-05452America/Santarem BR-0846-06354America/Porto_Velho BR+0249-06040America/Boa_Vista
  BR-0308-06001America/Manaus BR-0640-06952America/Eirunepe BR-0958-06748America/Rio_Branco
  BS+2505-07721America/Nassau BT+2728+08939Asia/Thimphu BW-2439+02555Africa/Gaborone BY+5354+02734Europe/Minsk
  BZ+1730-08812America/Belize CA+4734-05243America/St_Johns CA+4439-06336America/Halifax
  CA+4612-05957America/Glace_Bay CA+4606-06447America/Moncton CA+5320-06025America/Goose_Bay
  CA+5125-05707America/Blanc-Sablon CA+4339-07923America/Toronto CA+6344-06828America/Iqaluit
  CA+6408-08310America/Coral_Harbour CA+4953-09709America/Winnipeg CA+744144-0944945America/Resolute
  CA+624900-0920459America/Rankin_Inlet CA+5024-10439America/Regina CA+5017-10750America/Swift_Current
  CA+5333-11328America/Edmonton CA+690650-1050310America/Cambridge_Bay CA+682059-1334300America/Inuvik
  CA+4906-11631America/Creston CA+5546-12014America/Dawson_Creek CA+5848-12242America/Fort_Nelson
  CA+6043-13503America/Whitehorse CA+6404-13925America/Dawson CA+4916-12307America/Vancouver
  CC-1210+09655Indian/Cocos CD-0418+01518Africa/Kinshasa CD-1140+02728Africa/Lubumbashi CF+0422+01835Africa/Bangui
  CG-0416+01517Africa/Brazzaville CH+4723+00832Europe/Zurich CI+0519-00402Africa/Abidjan
  CK-2114-15946Pacific/Rarotonga CL-3327-07040America/Santiago CL-4534-07204America/Coyhaique
  CL-5309-07055America/Punta_Arenas CL-2709-10926Pacific/Easter CM+0403+00942Africa/Douala CN+3114+12128Asia/Shanghai
  CN+4348+08735Asia/Urumqi CO+0436-07405America/Bogota CR+0956-08405America/Costa_Rica CU+2308-08222America/Havana
  CV+1455-02331Atlantic/Cape_Verde CW+1211-06900America/Curacao CX-1025+10543Indian/Christmas
  CY+3510+03322Asia/Nicosia CY+3507+03357Asia/Famagusta CZ+5005+01426Europe/Prague DE+5230+01322Europe/Berlin
  DE+4742+00841Europe/Busingen DJ+1136+04309Africa/Djibouti DK+5540+01235Europe/Copenhagen
  DM+1518-06124America/Dominica DO+1828-06954America/Santo_Domingo DZ+3647+00303Africa/Algiers
  EC-0210-07950America/Guayaquil EC-0054-08936Pacific/Galapagos EE+5925+02445Europe/Tallinn EG+3003+03115Africa/Cairo
  EH+2709-01312Africa/El_Aaiun ER+1520+03853Africa/Asmara ES+4024-00341Europe/Madrid ES+3553-00519Africa/Ceuta
  ES+2806-01524Atlantic/Canary ET+0902+03842Africa/Addis_Ababa FI+6010+02458Europe/Helsinki FJ-1808+17825Pacific/Fiji
  FK-5142-05751Atlantic/Stanley FM+0725+15147Pacific/Chuuk FM+0658+15813Pacific/Pohnpei FM+0519+16259Pacific/Kosrae
  FO+6201-00646Atlantic/Faroe FR+4852+00220Europe/Paris GA+0023+00927Africa/Libreville GB+513030-0000731Europe/London
  GD+1203-06145America/Grenada GE+4143+04449Asia/Tbilisi GF+0456-05220America/Cayenne
  GG+492717-0023210Europe/Guernsey GH+0533-00013Africa/Accra GI+3608-00521Europe/Gibraltar GL+6411-05144America/Nuuk
  GL+7646-01840America/Danmarkshavn GL+7029-02158America/Scoresbysund GL+7634-06847America/Thule
  GM+1328-01639Africa/Banjul GN+0931-01343Africa/Conakry GP+1614-06132America/Guadeloupe GQ+0345+00847Africa/Malabo
  GR+3758+02343Europe/Athens GS-5416-03632Atlantic/South_Georgia GT+1438-09031America/Guatemala
  GU+1328+14445Pacific/Guam GW+1151-01535Africa/Bissau GY+0648-05810America/Guyana HK+2217+11409Asia/Hong_Kong
  HN+1406-08713America/Tegucigalpa HR+4548+01558Europe/Zagreb HT+1832-07220America/Port-au-Prince
  HU+4730+01905Europe/Budapest ID-0610+10648Asia/Jakarta ID-0002+10920Asia/Pontianak ID-0507+11924Asia/Makassar
  ID-0232+14042Asia/Jayapura IE+5320-00615Europe/Dublin IL+314650+0351326Asia/Jerusalem
  IM+5409-00428Europe/Isle_of_Man IN+2232+08822Asia/Kolkata IO-0720+07225Indian/Chagos IQ+3321+04425Asia/Baghdad
  IR+3540+05126Asia/Tehran IS+6409-02151Atlantic/Reykjavik IT+4154+01229Europe/Rome JE+491101-0020624Europe/Jersey
  JM+175805-0764736America/Jamaica JO+3157+03556Asia/Amman JP+353916+1394441Asia/Tokyo KE-0117+03649Africa/Nairobi
  KG+4254+07436Asia/Bishkek KH+1133+10455Asia/Phnom_Penh KI+0125+17300Pacific/Tarawa KI-0247-17143Pacific/Kanton
  KI+0152-15720Pacific/Kiritimati KM-1141+04316Indian/Comoro KN+1718-06243America/St_Kitts
  KP+3901+12545Asia/Pyongyang KR+3733+12658Asia/Seoul KW+2920+04759Asia/Kuwait KY+1918-08123America/Cayman
  KZ+4315+07657Asia/Almaty KZ+4448+06528Asia/Qyzylorda KZ+5312+06337Asia/Qostanay KZ+5017+05710Asia/Aqtobe
  KZ+4431+05016Asia/Aqtau KZ+4707+05156Asia/Atyrau KZ+5113+05121Asia/Oral LA+1758+10236Asia/Vientiane
  LB+3353+03530Asia/Beirut LC+1401-06100America/St_Lucia LI+4709+00931Europe/Vaduz LK+0656+07951Asia/Colombo
  LR+0618-01047Africa/Monrovia LS-2928+02730Africa/Maseru LT+5441+02519Europe/Vilnius LU+4936+00609Europe/Luxembourg
  LV+5657+02406Europe/Riga LY+3254+01311Africa/Tripoli MA+3339-00735Africa/Casablanca MC+4344+00725Europe/Monaco
  MD+4700+02850Europe/Chisinau ME+4226+01916Europe/Podgorica MF+1804-06305America/Marigot
  MG-1855+04731Indian/Antananarivo MH+0709+17112Pacific/Majuro MH+0905+16720Pacific/Kwajalein
  MK+4159+02126Europe/Skopje ML+1239-00800Africa/Bamako MM+1647+09610Asia/Yangon MN+4755+10653Asia/Ulaanbaatar
  MN+4801+09139Asia/Hovd MO+221150+1133230Asia/Macau MP+1512+14545Pacific/Saipan MQ+1436-06105America/Martinique
  MR+1806-01557Africa/Nouakchott MS+1643-06213America/Montserrat MT+3554+01431Europe/Malta
  MU-2010+05730Indian/Mauritius MV+0410+07330Indian/Maldives MW-1547+03500Africa/Blantyre
  MX+1924-09909America/Mexico_City MX+2105-08646America/Cancun MX+2058-08937America/Merida
  MX+2540-10019America/Monterrey MX+2550-09730America/Matamoros MX+2838-10605America/Chihuahua
  MX+3144-10629America/Ciudad_Juarez MX+2934-10425America/Ojinaga MX+2313-10625America/Mazatlan
  MX+2048-10515America/Bahia_Banderas MX+2904-11058America/Hermosillo MX+3232-11701America/Tijuana
  MY+0310+10142Asia/Kuala_Lumpur MY+0133+11020Asia/Kuching MZ-2558+03235Africa/Maputo NA-2234+01706Africa/Windhoek
  NC-2216+16627Pacific/Noumea NE+1331+00207Africa/Niamey NF-2903+16758Pacific/Norfolk NG+0627+00324Africa/Lagos
  NI+1209-08617America/Managua NL+5222+00454Europe/Amsterdam NO+5955+01045Europe/Oslo NP+2743+08519Asia/Kathmandu
  NR-0031+16655Pacific/Nauru NU-1901-16955Pacific/Niue NZ-3652+17446Pacific/Auckland NZ-4357-17633Pacific/Chatham
  OM+2336+05835Asia/Muscat PA+0858-07932America/Panama PE-1203-07703America/Lima PF-1732-14934Pacific/Tahiti
  PF-0900-13930Pacific/Marquesas PF-2308-13457Pacific/Gambier PG-0930+14710Pacific/Port_Moresby
  PG-0613+15534Pacific/Bougainville PH+143512+1205804Asia/Manila PK+2452+06703Asia/Karachi PL+5215+02100Europe/Warsaw
  PM+4703-05620America/Miquelon PN-2504-13005Pacific/Pitcairn PR+182806-0660622America/Puerto_Rico
  PS+3130+03428Asia/Gaza PS+313200+0350542Asia/Hebron PT+3843-00908Europe/Lisbon PT+3238-01654Atlantic/Madeira
  PT+3744-02540Atlantic/Azores PW+0720+13429Pacific/Palau PY-2516-05740America/Asuncion QA+2517+05132Asia/Qatar
  RE-2052+05528Indian/Reunion RO+4426+02606Europe/Bucharest RS+4450+02030Europe/Belgrade
  RU+5443+02030Europe/Kaliningrad RU+554521+0373704Europe/Moscow
  RU+5836+04939Europe/Kirov RU+4844+04425Europe/Volgograd RU+4621+04803Europe/Astrakhan RU+5134+04602Europe/Saratov
  RU+5420+04824Europe/Ulyanovsk RU+5312+05009Europe/Samara RU+5651+06036Asia/Yekaterinburg RU+5500+07324Asia/Omsk
  RU+5502+08255Asia/Novosibirsk RU+5322+08345Asia/Barnaul RU+5630+08458Asia/Tomsk RU+5345+08707Asia/Novokuznetsk
  RU+5601+09250Asia/Krasnoyarsk RU+5216+10420Asia/Irkutsk RU+5203+11328Asia/Chita RU+6200+12940Asia/Yakutsk
  RU+623923+1353314Asia/Khandyga RU+4310+13156Asia/Vladivostok RU+643337+1431336Asia/Ust-Nera
  RU+5934+15048Asia/Magadan RU+4658+14242Asia/Sakhalin RU+6728+15343Asia/Srednekolymsk RU+5301+15839Asia/Kamchatka
  RU+6445+17729Asia/Anadyr RW-0157+03004Africa/Kigali SA+2438+04643Asia/Riyadh SB-0932+16012Pacific/Guadalcanal
  SC-0440+05528Indian/Mahe SD+1536+03232Africa/Khartoum SE+5920+01803Europe/Stockholm SG+0117+10351Asia/Singapore
  SH-1555-00542Atlantic/St_Helena SI+4603+01431Europe/Ljubljana SJ+7800+01600Arctic/Longyearbyen
  SK+4809+01707Europe/Bratislava SL+0830-01315Africa/Freetown SM+4355+01228Europe/San_Marino
  SN+1440-01726Africa/Dakar SO+0204+04522Africa/Mogadishu SR+0550-05510America/Paramaribo SS+0451+03137Africa/Juba
  ST+0020+00644Africa/Sao_Tome SV+1342-08912America/El_Salvador SX+180305-0630250America/Lower_Princes
  SY+3330+03618Asia/Damascus SZ-2618+03106Africa/Mbabane TC+2128-07108America/Grand_Turk TD+1207+01503Africa/Ndjamena
  TF-492110+0701303Indian/Kerguelen TG+0608+00113Africa/Lome TH+1345+10031Asia/Bangkok TJ+3835+06848Asia/Dushanbe
  TK-0922-17114Pacific/Fakaofo TL-0833+12535Asia/Dili TM+3757+05823Asia/Ashgabat TN+3648+01011Africa/Tunis
  TO-210800-1751200Pacific/Tongatapu TR+4101+02858Europe/Istanbul TT+1039-06131America/Port_of_Spain
  TV-0831+17913Pacific/Funafuti TW+2503+12130Asia/Taipei TZ-0648+03917Africa/Dar_es_Salaam UA+5026+03031Europe/Kyiv
  UG+0019+03225Africa/Kampala UM+2813-17722Pacific/Midway UM+1917+16637Pacific/Wake US+404251-0740023America/New_York
  US+421953-0830245America/Detroit US+381515-0854534America/Kentucky/Louisville
  US+364947-0845057America/Kentucky/Monticello US+394606-0860929America/Indiana/Indianapolis
  US+384038-0873143America/Indiana/Vincennes US+410305-0863611America/Indiana/Winamac
  US+382232-0862041America/Indiana/Marengo US+382931-0871643America/Indiana/Petersburg
  US+384452-0850402America/Indiana/Vevay US+415100-0873900America/Chicago US+375711-0864541America/Indiana/Tell_City
  US+411745-0863730America/Indiana/Knox US+450628-0873651America/Menominee
  US+470659-1011757America/North_Dakota/Center US+465042-1012439America/North_Dakota/New_Salem
  US+471551-1014640America/North_Dakota/Beulah US+394421-1045903America/Denver US+433649-1161209America/Boise
  US+332654-1120424America/Phoenix US+340308-1181434America/Los_Angeles US+611305-1495401America/Anchorage
  US+581807-1342511America/Juneau US+571035-1351807America/Sitka US+550737-1313435America/Metlakatla
  US+593249-1394338America/Yakutat US+643004-1652423America/Nome US+515248-1763929America/Adak
  US+211825-1575130Pacific/Honolulu UY-345433-0561245America/Montevideo UZ+3940+06648Asia/Samarkand
  UZ+4120+06918Asia/Tashkent VA+415408+0122711Europe/Vatican VC+1309-06114America/St_Vincent
  VE+1030-06656America/Caracas VG+1827-06437America/Tortola VI+1821-06456America/St_Thomas
  VN+1045+10640Asia/Ho_Chi_Minh VU-1740+16825Pacific/Efate WF-1318-17610Pacific/Wallis WS-1350-17144Pacific/Apia
  YE+1245+04512Asia/Aden YT-1247+04514Indian/Mayotte ZA-2615+02800Africa/Johannesburg ZM-1525+02817Africa/Lusaka
  ZW-1750+03103Africa/Harare
`;

/** Countries and parts of countries that have a code, but no row there: Kosovo, and islands. */
const MORE = `
  XK+4240+02110Europe/Belgrade BV-5425+00322Atlantic/St_Helena HM-5306+07331Indian/Kerguelen
  AC-0756-01425Atlantic/St_Helena TA-3704-01219Atlantic/St_Helena CQ+4926-00222Europe/Guernsey IC+2806-01524Atlantic/Canary
  EA+3553-00519Africa/Ceuta DG-0720+07225Indian/Chagos
`;

/** Somewhere in a country. */
export interface ExamplePlace {
  /** Of the place, in English: `New York`. */
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

let byCountry: Map<string, ExamplePlace[]> | undefined;

/** Places in a country (alpha-2), one for each of its time zones; none for a code that is no country. */
export function placesIn(country: string): readonly ExamplePlace[] {
  byCountry ??= readPlaces();
  return byCountry.get(country) ?? [];
}

/** Degrees and minutes as in ISO 6709, some with seconds. */
const ROW = /([A-Z]{2})([+-]\d{4})(?:\d\d)?([+-]\d{5})(?:\d\d)?(\S+)/g;

function readPlaces(): Map<string, ExamplePlace[]> {
  const found = new Map<string, ExamplePlace[]>();
  for (const [, country = '', latitude = '', longitude = '', timeZone = ''] of `${ZONE_TAB}${MORE}`.matchAll(ROW)) {
    const name = ELSEWHERE[country] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    const place = { name, timeZone, latitude: toDegrees(latitude), longitude: toDegrees(longitude) };
    found.set(country, [...(found.get(country) ?? []), place]);
  }
  return found;
}

/** Places after which their time zone is not named. */
const ELSEWHERE: { readonly [country: string]: string } = {
  XK: 'Pristina',
  BV: 'Bouvet Island',
  HM: 'Heard Island',
  AC: 'Georgetown',
  TA: 'Edinburgh of the Seven Seas',
  CQ: 'Sark',
  IC: 'Las Palmas',
  DG: 'Diego Garcia',
};

/** Of `+5222` or `-00734`. */
function toDegrees(text: string): number {
  const degrees = Number(text.slice(1, -2)) + Number(text.slice(-2)) / 60;
  return text.startsWith('-') ? -degrees : degrees;
}
