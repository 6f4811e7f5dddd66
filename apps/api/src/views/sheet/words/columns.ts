import type { Locale, StandingColumnKey } from '@traip/contract';
import { countsGames, type SportRules } from '@traip/engine';

type Words = Readonly<Record<StandingColumnKey, string>>;

const long: Record<Locale, Words> = {
  es: {
    P: 'Jugados',
    W: 'Ganados',
    D: 'Empatados',
    L: 'Perdidos',
    OTW: 'Ganados en la prórroga',
    OTL: 'Perdidos en la prórroga',
    F: 'A favor',
    A: 'En contra',
    DIFF: 'Diferencia',
    RUBBERS: 'Partidos',
    SETS: 'Sets',
    SMALL: 'Puntos en los sets',
    TRIES: 'Ensayos',
    BONUS: 'Bonificación',
    EARLY: 'Antes del límite',
    CLASS: 'Puntos de clasificación',
    PCT: 'Porcentaje',
    MEAN: 'Media por partido',
    PTS: 'Puntos',
  },
  en: {
    P: 'Played',
    W: 'Won',
    D: 'Drawn',
    L: 'Lost',
    OTW: 'Won in overtime',
    OTL: 'Lost in overtime',
    F: 'For',
    A: 'Against',
    DIFF: 'Difference',
    RUBBERS: 'Rubbers',
    SETS: 'Sets',
    SMALL: 'Points in sets',
    TRIES: 'Tries',
    BONUS: 'Bonus',
    EARLY: 'Won outright',
    CLASS: 'Class points',
    PCT: 'Percentage',
    MEAN: 'Points per match',
    PTS: 'Points',
  },
};

const short: Record<Locale, Words> = {
  es: {
    P: 'PJ',
    W: 'G',
    D: 'E',
    L: 'P',
    OTW: 'GP',
    OTL: 'PP',
    F: 'F',
    A: 'C',
    DIFF: 'Dif',
    RUBBERS: 'Part',
    SETS: 'Sets',
    SMALL: 'Puntos',
    TRIES: 'Ens',
    BONUS: 'Bon',
    EARLY: 'AL',
    CLASS: 'PC',
    PCT: '%',
    MEAN: 'Med',
    PTS: 'Pts',
  },
  en: {
    P: 'P',
    W: 'W',
    D: 'D',
    L: 'L',
    OTW: 'OTW',
    OTL: 'OTL',
    F: 'F',
    A: 'A',
    DIFF: 'Diff',
    RUBBERS: 'Rub',
    SETS: 'Sets',
    SMALL: 'Points',
    TRIES: 'Tries',
    BONUS: 'BP',
    EARLY: 'Out',
    CLASS: 'CP',
    PCT: '%',
    MEAN: 'Avg',
    PTS: 'Pts',
  },
};

/** For sports that count goals. */
const goals: Record<Locale, Partial<Words>> = {
  es: { F: 'GF', A: 'GC', DIFF: 'DG' },
  en: { F: 'GF', A: 'GA', DIFF: 'GD' },
};

/** For sports whose sets are made of games. */
const games: Record<Locale, Partial<Words>> = { es: { SMALL: 'Juegos' }, en: { SMALL: 'Games' } };

type Rules = Pick<SportRules, 'scoring' | 'sets' | 'rubbers'>;

export function longHeading(locale: Locale, key: StandingColumnKey, rules: Rules): string {
  const own = countsGames(rules) ? games : long;
  return own[locale][key] ?? long[locale][key];
}

export function shortHeading(locale: Locale, key: StandingColumnKey, rules: Rules): string {
  const own = rules.scoring === 'GOALS' ? goals : countsGames(rules) ? games : short;
  return own[locale][key] ?? short[locale][key];
}
