import type { Locale } from '@traip/contract';
import type { CompetitorKind } from '@traip/engine';
import type { MatchStatus } from '@traip/engine/match';
import { shortBout } from '../../../../notification/wording/bouts.ts';
import { dayInMadrid } from '../../../../platform/time/day-in-madrid.ts';
import type { MatchNames, SheetMatch } from '../../read/match-names.ts';
import { competitorWords } from '../../words/competitors.ts';
import { matchStates } from '../../words/states.ts';
import { words } from '../../words/words.ts';

/** The matches of a competition, ready for paper. */
export interface PrintedCalendar {
  readonly matches: readonly SheetMatch[];
  readonly names: MatchNames;
  readonly competitors: CompetitorKind;
  readonly locale: Locale;
  /** All matches are at one venue: its name is not repeated beside every field. */
  readonly hasOneVenue: boolean;
}

/** Matches by their day, in order; those without a date under null. */
export function daysOf(matches: readonly SheetMatch[]): ReadonlyMap<string | null, readonly SheetMatch[]> {
  return Map.groupBy(matches, ({ kickOff }) => (kickOff === null ? null : dayInMadrid(kickOff)));
}

export function placeOf({ venue, field }: SheetMatch, hasOneVenue: boolean): string {
  if (hasOneVenue && field !== null) return field.name;
  return [venue?.name, field?.name].filter(Boolean).join(', ');
}

export function resultOf(
  { score, state, postponed, ending, home, away }: SheetMatch,
  locale: Locale,
  isReversed = false,
): string {
  if (postponed) return words[locale].postponed;
  if (state === 'CANCELLED') return matchStates[locale][state as MatchStatus];
  if (score === null) return '–';
  if (ending?.bout?.isJudged) {
    const winner = ending.winner === 'HOME' ? home : ending.winner === 'AWAY' ? away : null;
    return [winner?.name, shortBout(locale, ending.bout)].filter(Boolean).join(': ');
  }
  return isReversed ? `${score.away} – ${score.home}` : `${score.home} – ${score.away}`;
}

/** Pairs and single players have no home side. */
export function sideHeadings(competitors: CompetitorKind, locale: Locale): readonly [string, string] {
  if (competitors === 'TEAM') return [words[locale].home, words[locale].away];
  const side = competitorWords[locale][competitors];
  return [side, side];
}
