import type { PublicBrand } from '@livery/brand/public-brand';
import type { PhoneCountry } from '@livery/ui/PhoneField';

/** An entry of the list of countries (specification, section 3). */
export interface CountryEntry {
  countryCode: string;
  countryDialingCode: string;
}

/**
 * ISO 3166-1 codes and calling codes of every country with a numbering plan (ITU E.164), and the digits of its longest
 * mobile number if not 9 (libphonenumber 1.13.16).
 */
const plans = `
AD376 AE971 AF93 AG1/10 AI1/10 AL355 AM374/8 AO244 AR54/11 AS1/10 AT43/13 AU61 AW297/7 AX358/10 AZ994 BA387 BB1/10 BD880/10 BE32
BF226/8 BG359 BH973/8 BI257/8 BJ229/10 BL590 BM1/10 BN673/7 BO591/8 BQ599/7 BR55/11 BS1/10 BT975/8 BW267/8 BY375 BZ501/7 CA1/10
CC61 CD243 CF236/8 CG242 CH41 CI225/10 CK682/5 CL56 CM237 CN86/11 CO57/10 CR506/8 CU53/8 CV238/7 CW599/8 CX61 CY357/8 CZ420
DE49/11 DJ253/8 DK45/8 DM1/10 DO1/10 DZ213 EC593 EE372/8 EG20/10 EH212 ER291/7 ES34 ET251 FI358/10 FJ679/7 FK500/5 FM691/7
FO298/6 FR33 GA241/8 GB44/10 GD1/10 GE995 GF594 GG44/10 GH233 GI350/8 GL299/6 GM220 GN224 GP590 GQ240 GR30/10 GT502/8 GU1/10
GW245 GY592/7 HK852/8 HN504/8 HR385 HT509/8 HU36 ID62/12 IE353 IL972 IM44/10 IN91/10 IO246/7 IQ964/10 IR98/10 IS354 IT39/10
JE44/10 JM1/10 JO962 JP81/10 KE254 KG996 KH855 KI686/8 KM269/7 KN1/10 KP850/10 KR82/10 KW965/8 KY1/10 KZ7/10 LA856/10 LB961/8
LC1/10 LI423 LK94 LR231 LS266/8 LT370/8 LU352 LV371/8 LY218 MA212 MC377 MD373/8 ME382/8 MF590 MG261 MH692/7 MK389/8 ML223/8
MM95/10 MN976/8 MO853/8 MP1/10 MQ596 MR222/8 MS1/10 MT356/8 MU230/8 MV960/7 MW265 MX52/10 MY60/10 MZ258 NA264 NC687/6 NE227/8
NF672/6 NG234/10 NI505/8 NL31/11 NO47/8 NP977/10 NR674/7 NU683/7 NZ64/10 OM968/8 PA507/8 PE51 PF689/8 PG675/8 PH63/10 PK92/10
PL48 PM508 PR1/10 PS970 PT351 PW680/7 PY595 QA974/8 RE262 RO40 RS381/10 RU7/10 RW250 SA966 SB677/7 SC248/7 SD249 SE46 SG65/8
SH290/5 SI386/8 SJ47/8 SK421 SL232/8 SM378/8 SN221 SO252 SR597/7 SS211 ST239/7 SV503/8 SX1/10 SY963 SZ268/8 TC1/10 TD235/8
TG228/8 TH66 TJ992 TK690/7 TL670/8 TM993/8 TN216/8 TO676/7 TR90/10 TT1/10 TV688/7 TW886 TZ255 UA380 UG256 US1/10 UY598/8 UZ998
VA39/10 VC1/10 VE58/10 VG1/10 VI1/10 VN84 VU678/7 WF681/6 WS685/10 XK383/8 YE967 YT262 ZA27 ZM260 ZW263`;

/** The main country of a shared code. */
const main = ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'FI', 'GP', 'CW'];

/** Distinctive prefixes of the other countries' numbers. */
const prefixes: Readonly<Record<string, string>> = {
  AG: '268',
  AI: '264',
  AS: '684',
  AX: '18',
  BB: '246',
  BM: '441',
  BQ: '3 4 7',
  BS: '242',
  CA: `204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 537 548 568 579
    581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942`,
  DM: '767',
  DO: '809 829 849',
  GD: '473',
  GG: '1481 7781 7839',
  GU: '671',
  IM: '1624 7524 7624',
  JE: '1534 7509 7797 7829 7937',
  JM: '658 876',
  KN: '869',
  KY: '345',
  KZ: '7',
  LC: '758',
  MP: '670',
  MS: '664',
  PR: '787 939',
  SJ: '79',
  SX: '721',
  TC: '649',
  TT: '868',
  VA: '06698',
  VC: '784',
  VG: '284',
  VI: '340',
  YT: '269 639',
};

/** A country of the list, with the rules for its phone numbers. */
const numbering = [...plans.matchAll(/([A-Z]{2})(\d+)(?:\/(\d+))?/g)].map(([, code = '', dialling = '', longest = '9']) => ({
  code,
  dialling,
  longest: Number(longest),
  isMain: main.includes(code),
  prefixes: prefixes[code]?.split(/\s+/) ?? [],
}));

export const countries: readonly CountryEntry[] = numbering.map(({ code, dialling }) => ({
  countryCode: code,
  countryDialingCode: dialling,
}));

export function diallingCodeOf(country: string): string {
  return countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '';
}

const inLanguage = new Map<string, readonly PhoneCountry[]>();

/**
 * For `PhoneField`: named and sorted in the language. The list is cached, because building it takes milliseconds and a
 * form renders for every digit.
 */
export function phoneCountries(language: string): readonly PhoneCountry[] {
  const known = inLanguage.get(language) ?? nameCountries(language);
  inLanguage.set(language, known);
  return known;
}

function nameCountries(language: string): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  return numbering
    .map((plan) => ({ ...plan, name: names.of(plan.code) ?? plan.code }))
    .toSorted((one, other) => order.compare(one.name, other.name));
}

/** The most likely country of a brand's players: by its law, currency or time zone, otherwise by its language. */
export function homeCountry({ format, saferPlay }: Pick<PublicBrand, 'format' | 'saferPlay'>, language: string): string {
  const byLaw = saferPlay.jurisdiction === 'UK' ? 'GB' : saferPlay.jurisdiction;
  const known = (country: string) => diallingCodeOf(country) !== '';
  const byLanguage = new Intl.Locale(language).maximize().region ?? '';
  return [byLaw, format.currency.slice(0, 2)].find(known) ?? countryOfZone(format.timeZone) ?? (known(byLanguage) ? byLanguage : 'BR');
}

/** Also undefined if the browser does not tell. */
function countryOfZone(zone: string): string | undefined {
  const zonesOf = (country: string): readonly string[] =>
    (new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined }).getTimeZones?.() ?? [];
  return countries.find(({ countryCode }) => zonesOf(countryCode).includes(zone))?.countryCode;
}
