/** Outlook's names of time zones with IANA's (CLDR windowsZones); most end in "Standard Time". */
const ZONES = `
  Turkey: Europe/Istanbul, GTB: Europe/Bucharest, GMT: Europe/London,
  Greenwich: Atlantic/Reykjavik, W. Europe: Europe/Berlin, Central Europe: Europe/Budapest,
  Central European: Europe/Warsaw, Romance: Europe/Paris, E. Europe: Europe/Chisinau,
  FLE: Europe/Kiev, Russian: Europe/Moscow, Belarus: Europe/Minsk, Kaliningrad: Europe/Kaliningrad,
  Russia Time Zone 3: Europe/Samara, Israel: Asia/Jerusalem, Jordan: Asia/Amman,
  Middle East: Asia/Beirut, Syria: Asia/Damascus, Egypt: Africa/Cairo,
  South Africa: Africa/Johannesburg, W. Central Africa: Africa/Lagos, E. Africa: Africa/Nairobi,
  Morocco: Africa/Casablanca, Namibia: Africa/Windhoek, Libya: Africa/Tripoli, Arab: Asia/Riyadh,
  Arabic: Asia/Baghdad, Arabian: Asia/Dubai, Iran: Asia/Tehran, Azerbaijan: Asia/Baku,
  Georgian: Asia/Tbilisi, Caucasus: Asia/Yerevan, Afghanistan: Asia/Kabul,
  West Asia: Asia/Tashkent, Ekaterinburg: Asia/Yekaterinburg, Pakistan: Asia/Karachi,
  India: Asia/Calcutta, Sri Lanka: Asia/Colombo, Nepal: Asia/Katmandu, Central Asia: Asia/Almaty,
  Bangladesh: Asia/Dhaka, N. Central Asia: Asia/Novosibirsk, Myanmar: Asia/Rangoon,
  SE Asia: Asia/Bangkok, North Asia: Asia/Krasnoyarsk, China: Asia/Shanghai,
  Singapore: Asia/Singapore, Taipei: Asia/Taipei, W. Australia: Australia/Perth, Tokyo: Asia/Tokyo,
  Korea: Asia/Seoul, AUS Central: Australia/Darwin, Cen. Australia: Australia/Adelaide,
  AUS Eastern: Australia/Sydney, E. Australia: Australia/Brisbane, Tasmania: Australia/Hobart,
  West Pacific: Pacific/Port_Moresby, Vladivostok: Asia/Vladivostok, New Zealand: Pacific/Auckland,
  Fiji: Pacific/Fiji, Azores: Atlantic/Azores, Cape Verde: Atlantic/Cape_Verde,
  E. South America: America/Sao_Paulo, Argentina: America/Buenos_Aires,
  SA Eastern: America/Cayenne, Montevideo: America/Montevideo, Greenland: America/Godthab,
  Newfoundland: America/St_Johns, Atlantic: America/Halifax, SA Western: America/La_Paz,
  Pacific SA: America/Santiago, Venezuela: America/Caracas, Paraguay: America/Asuncion,
  Eastern: America/New_York, US Eastern: America/Indiana/Indianapolis, SA Pacific: America/Bogota,
  Cuba: America/Havana, Central: America/Chicago, Canada Central: America/Regina,
  Central America: America/Guatemala, Central Standard Time (Mexico): America/Mexico_City,
  Mountain: America/Denver, US Mountain: America/Phoenix,
  Mountain Standard Time (Mexico): America/Mazatlan, Pacific: America/Los_Angeles,
  Pacific Standard Time (Mexico): America/Tijuana, Alaskan: America/Anchorage,
  Hawaiian: Pacific/Honolulu, Samoa: Pacific/Apia
`

export const WINDOWS_ZONES: ReadonlyMap<string, string> = new Map(
  ZONES.split(',').map((entry) => {
    const [name = '', zone = ''] = entry.trim().split(': ')
    return [name.includes(' Time') ? name : `${name} Standard Time`, zone] as const
  }),
)
