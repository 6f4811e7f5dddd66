import { type CountryCode, countryCodes } from '@traip/contract';
import { folded } from '../../../../platform/csv/folded.ts';
import type { CellReading } from './fields.ts';

/** Demonyms, and the codes of sport federations, for nationalities common in Spanish clubs. */
const aliases: Partial<Record<CountryCode, string>> = {
  AD: 'andorrano andorrana andorran and',
  AR: 'argentino argentina argentinian argentine arg',
  BE: 'belga belgian bel',
  BG: 'bulgaro bulgara bulgarian bul',
  BO: 'boliviano boliviana bolivian bol',
  BR: 'brasileno brasilena brazilian bra',
  CL: 'chileno chilena chilean chi chl',
  CM: 'camerunes camerunesa cameroonian cmr',
  CN: 'chino china chinese chn',
  CO: 'colombiano colombiana colombian col',
  CU: 'cubano cubana cuban cub',
  DE: 'aleman alemana german ger deu',
  DO: 'dominicano dominicana dominican dom',
  DZ: 'argelino argelina algerian alg dza',
  EC: 'ecuatoriano ecuatoriana ecuadorian ecu',
  ES: 'espanol espanola spanish esp',
  FR: 'frances francesa french fra',
  GB: 'britanico britanica british ingles inglesa english eng gbr uk',
  GQ: 'ecuatoguineano ecuatoguineana gnq',
  HN: 'hondureno hondurena honduran hnd',
  IE: 'irlandes irlandesa irish irl',
  IT: 'italiano italiana italian ita',
  MA: 'marroqui moroccan mar',
  MX: 'mexicano mexicana mexican mex',
  NG: 'nigeriano nigeriana nigerian nga',
  NL: 'holandes holandesa neerlandes neerlandesa dutch ned nld',
  PE: 'peruano peruana peruvian per',
  PK: 'pakistani pak',
  PL: 'polaco polaca polish pol',
  PT: 'portugues portuguesa portuguese por prt',
  PY: 'paraguayo paraguaya paraguayan par pry',
  RO: 'rumano rumana romanian rou rom',
  RU: 'ruso rusa russian rus',
  SN: 'senegales senegalesa senegalese sen',
  UA: 'ucraniano ucraniana ucrania ukrainian ukr',
  US: 'estadounidense american usa eeuu',
  UY: 'uruguayo uruguaya uruguayan uru ury',
  VE: 'venezolano venezolana venezuelan ven',
};

const countryOf = new Map<string, CountryCode>([
  ...Object.entries(aliases).flatMap(([code, words]) =>
    words.split(' ').map((word) => [word, code as CountryCode] as const),
  ),
  // A country's own name takes precedence over another's demonym: Argentina, China.
  ...['es', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return countryCodes.map((code) => [folded(names.of(code) ?? code), code] as const);
  }),
  ['ee uu', 'US'],
  ...countryCodes.map((code) => [code.toLowerCase(), code] as const),
]);

/** A country by its code, its name in Spanish or English, or its demonym. */
export function readNationality(cell: string): CellReading<CountryCode> {
  if (cell === '') return { value: null };
  const value = countryOf.get(folded(cell).replaceAll('.', ''));
  return value ? { value } : { problem: 'INVALID' };
}
