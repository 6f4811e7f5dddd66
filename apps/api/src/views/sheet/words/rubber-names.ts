import type { Locale } from '@traip/contract';
import type { Rubber } from '@traip/engine';

const kinds: Record<Locale, Record<Rubber['kind'], string>> = {
  es: { SINGLES: 'Individual', DOUBLES: 'Dobles' },
  en: { SINGLES: 'Singles', DOUBLES: 'Doubles' },
};

const own: Record<Locale, Readonly<Record<string, string>>> = {
  es: {
    MS: 'Individual masculino',
    WS: 'Individual femenino',
    MD: 'Dobles masculino',
    WD: 'Dobles femenino',
    XD: 'Dobles mixto',
  },
  en: {
    MS: 'Men’s singles',
    WS: 'Women’s singles',
    MD: 'Men’s doubles',
    WD: 'Women’s doubles',
    XD: 'Mixed doubles',
  },
};

/** "Individual 1", "Dobles", "Dobles mixto", one for each rubber of a tie. */
export function rubberNames(list: readonly Rubber[], locale: Locale): readonly string[] {
  return list.map(({ key, kind }) => {
    const alike = list.filter((other) => other.kind === kind);
    const number = alike.length > 1 ? ` ${alike.findIndex((other) => other.key === key) + 1}` : '';
    return own[locale][key] ?? `${kinds[locale][kind]}${number}`;
  });
}
