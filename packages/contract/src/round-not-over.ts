import type { Localised } from '@traip/engine';
import { type NamedMatch, namesOfMatches } from './names-of-matches.ts';

/** A match that keeps a round open. */
export interface UnfinishedMatch extends NamedMatch {
  /** It has a result that is not official. */
  readonly hasResult: boolean;
}

interface RoundNotOver {
  readonly round: number;
  readonly missing: readonly UnfinishedMatch[];
}

/** Names the matches: "the round is not over" does not help people who have entered every result. */
export function roundNotOver(details: unknown): Localised | null {
  const { round, missing = [] } = (details ?? {}) as Partial<RoundNotOver>;
  if (round === undefined || missing.length === 0) return null;
  const unplayed = missing.filter(({ hasResult }) => !hasResult);
  const toClose = missing.filter(({ hasResult }) => hasResult);
  return {
    es: [
      unplayed.length > 0 && `Faltan resultados de la ronda ${round}: ${namesOfMatches('es', unplayed)}.`,
      toClose.length > 0 &&
        `Faltan por hacer oficiales en la ronda ${round}: ${namesOfMatches('es', toClose)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    en: [
      unplayed.length > 0 && `Results missing in round ${round}: ${namesOfMatches('en', unplayed)}.`,
      toClose.length > 0 && `Not official yet in round ${round}: ${namesOfMatches('en', toClose)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
