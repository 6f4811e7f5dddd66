import type { Locale } from '@traip/contract';
import type { CompetitorKind } from '@traip/engine';

type Words = Readonly<Record<Locale, Readonly<Record<CompetitorKind, string>>>>;

/** The kind of competitors, as a column heading. */
export const competitorWords: Words = {
  es: { TEAM: 'Equipo', PAIR: 'Pareja', INDIVIDUAL: 'Jugador' },
  en: { TEAM: 'Team', PAIR: 'Pair', INDIVIDUAL: 'Player' },
};

/** The title of a calendar with a block for each of them. */
export const calendarByCompetitor: Words = {
  es: {
    TEAM: 'Calendario por equipos',
    PAIR: 'Calendario por parejas',
    INDIVIDUAL: 'Calendario por jugadores',
  },
  en: { TEAM: 'Schedule by team', PAIR: 'Schedule by pair', INDIVIDUAL: 'Schedule by player' },
};
