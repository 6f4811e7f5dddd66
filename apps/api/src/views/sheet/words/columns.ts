import { type Locale, type StandingColumnKey, setsOfWin } from '@traip/contract';
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
    BYSETS: 'Ganados según los sets perdidos',
    SETS: 'Sets',
    SETRATIO: 'Cociente de sets',
    SMALL: 'Puntos en los sets',
    SMALLRATIO: 'Cociente de puntos',
    TRIES: 'Ensayos',
    BONUS: 'Bonificación',
    EARLY: 'Antes del límite',
    CLASS: 'Puntos de clasificación',
    PCT: 'Porcentaje',
    GB: 'Partidos de diferencia',
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
    BYSETS: 'Won, by sets lost',
    SETS: 'Sets',
    SETRATIO: 'Set ratio',
    SMALL: 'Points in sets',
    SMALLRATIO: 'Points ratio',
    TRIES: 'Tries',
    BONUS: 'Bonus',
    EARLY: 'Won outright',
    CLASS: 'Class points',
    PCT: 'Percentage',
    GB: 'Games behind',
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
    BYSETS: 'GS',
    SETS: 'Sets',
    SETRATIO: 'CS',
    SMALL: 'Puntos',
    SMALLRATIO: 'CP',
    TRIES: 'Ens',
    BONUS: 'Bon',
    EARLY: 'AL',
    CLASS: 'PC',
    PCT: '%',
    GB: 'Dif.',
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
    BYSETS: 'WS',
    SETS: 'Sets',
    SETRATIO: 'SR',
    SMALL: 'Points',
    SMALLRATIO: 'PR',
    TRIES: 'Tries',
    BONUS: 'BP',
    EARLY: 'Out',
    CLASS: 'CP',
    PCT: '%',
    GB: 'GB',
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

/** "3-0/1/2": won by three sets to none, to one and to two. */
function bySets(rules: Rules): string {
  const won = setsOfWin(rules);
  return `${won}-${Array.from({ length: won }, (_, lost) => lost).join('/')}`;
}

export function longHeading(locale: Locale, key: StandingColumnKey, rules: Rules): string {
  const own = countsGames(rules) ? games : long;
  return own[locale][key] ?? long[locale][key];
}

export function shortHeading(locale: Locale, key: StandingColumnKey, rules: Rules): string {
  if (key === 'BYSETS') return bySets(rules);
  const own = rules.scoring === 'GOALS' ? goals : countsGames(rules) ? games : short;
  return own[locale][key] ?? short[locale][key];
}
