import type { Localised } from '@traip/engine';

/** A match that keeps a round open. */
export interface UnfinishedMatch {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  /** It has a result that is not official. */
  readonly hasResult: boolean;
}

interface RoundNotOver {
  readonly round: number;
  readonly missing: readonly UnfinishedMatch[];
}

/** More names than this don't fit into a sentence. */
const maxNames = 6;

/** Names the matches: "the round is not over" does not help people who have entered every result. */
export function roundNotOver(details: unknown): Localised | null {
  const { round, missing = [] } = (details ?? {}) as Partial<RoundNotOver>;
  if (round === undefined || missing.length === 0) return null;
  const unplayed = missing.filter(({ hasResult }) => !hasResult);
  const toClose = missing.filter(({ hasResult }) => hasResult);
  return {
    es: [
      unplayed.length > 0 && `Faltan resultados de la ronda ${round}: ${namesIn('es', unplayed)}.`,
      toClose.length > 0 && `Faltan por hacer oficiales en la ronda ${round}: ${namesIn('es', toClose)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    en: [
      unplayed.length > 0 && `Results missing in round ${round}: ${namesIn('en', unplayed)}.`,
      toClose.length > 0 && `Not official yet in round ${round}: ${namesIn('en', toClose)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function namesIn(locale: 'es' | 'en', matches: readonly UnfinishedMatch[]): string {
  const names = matches.slice(0, maxNames).map(({ home, away }) => `${home} – ${away}`);
  const left = matches.length - names.length;
  const more = left === 0 ? [] : [locale === 'es' ? `${left} más` : `${left} more`];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([...names, ...more]);
}
