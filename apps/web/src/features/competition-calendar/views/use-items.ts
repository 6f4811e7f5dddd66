'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { inMadrid } from '../../../i18n/madrid.ts';
import { useMethodName } from '../../../ui/bout/use-bout-text.ts';
import { useBracketLabels } from '../../../ui/bracket/use-bracket-labels.ts';
import type { MatchData, PlannedMatch } from '../data/use-calendar.ts';
import type { CalendarItem, CalendarSide } from './item.ts';

const noSizes: ReadonlyMap<string, number> = new Map();

type Slot = PlannedMatch['home'];

export function useSlotSide(): (slot: Slot) => CalendarSide {
  const labels = useBracketLabels(noSizes);
  return useMemo(() => (slot: Slot) => ({ name: labels.slot(slot), team: slot.team }), [labels]);
}

export function usePlannedItems(matches: readonly PlannedMatch[]): readonly CalendarItem[] {
  const side = useSlotSide();
  return useMemo(
    () =>
      matches.flatMap(({ id, home, away, round, group, isFixed, before, place }): CalendarItem[] => {
        if (place === null) return [];
        const { day, time, field, venue, kickOff } = place;
        const isMoved = before !== null && (before.kickOff !== kickOff || before.field !== field.name);
        const mark = isFixed ? 'LOCKED' : isMoved ? 'MOVED' : null;
        return [
          {
            id,
            day,
            time,
            field,
            venue,
            round,
            group,
            mark,
            score: null,
            isMovable: false,
            home: side(home),
            away: side(away),
          },
        ];
      }),
    [matches, side],
  );
}

type Origin = MatchData['homeOrigin'];

/** A side of a real match: its team, or the slot's origin. */
export function useMatchSide(): (team: MatchData['home'], origin: Origin) => CalendarSide {
  const t = useTranslations('competitionCalendar.sides');
  return useMemo(
    () => (team, origin) => {
      if (team !== null) return { name: team.name, team };
      const { kind = 'EMPTY', position, group, match } = origin ?? {};
      const between = `${match?.home ?? '?'} – ${match?.away ?? '?'}`;
      return { name: t(kind, { position: position ?? 0, group: group ?? '', match: between }), team: null };
    },
    [t],
  );
}

function markOf(state: string, isLocked: boolean): CalendarItem['mark'] {
  if (state === 'CANCELLED' || state === 'LIVE') return state;
  const isUpcoming = state === 'CREATED' || state === 'SCHEDULED';
  return isUpcoming ? (isLocked ? 'LOCKED' : null) : 'OVER';
}

/** The score; for judges' decisions and golf by holes, how it was won. */
function useScoreText(): (match: Pick<MatchData, 'score' | 'ending'>) => string | null {
  const nameOf = useMethodName();
  return ({ score, ending }) => {
    if (ending?.bout?.isJudged) return nameOf(ending.bout.method);
    return score === null ? null : `${score.home}–${score.away}`;
  };
}

export function useMatchItems(matches: readonly MatchData[], mayMove: boolean): readonly CalendarItem[] {
  const side = useMatchSide();
  const scoreText = useScoreText();
  return useMemo(
    () =>
      matches.flatMap((match): CalendarItem[] => {
        const { id, kickOff, field, venue, round, group, state, isLocked } = match;
        if (kickOff === null) return [];
        const isUpcoming = state === 'CREATED' || state === 'SCHEDULED';
        return [
          {
            id,
            ...inMadrid(new Date(kickOff)),
            field,
            venue,
            round,
            group,
            home: side(match.home, match.homeOrigin),
            away: side(match.away, match.awayOrigin),
            mark: markOf(state, isLocked),
            score: scoreText(match),
            isMovable: mayMove && isUpcoming,
          },
        ];
      }),
    [matches, mayMove, side, scoreText],
  );
}
