import type { PublicMatchData, TimelineEvent } from './load.ts';

export const toldTypes = [
  'START',
  'END',
  'GOAL',
  'OWN_GOAL',
  'CARD',
  'FOUL',
  'MANUAL_RESULT',
  'CANCELLED',
] as const;
export type ToldType = (typeof toldTypes)[number];

export interface ToldEvent {
  readonly event: TimelineEvent;
  readonly type: ToldType;
  /** How it stood afterwards; null where the event changed nothing. */
  readonly score: string | null;
}

type Told = Pick<PublicMatchData, 'timeline' | 'home' | 'away' | 'sets'>;

/** What happened on the field, the latest first, with the score after each goal. */
export function toldEvents({ timeline, home, away, sets }: Told): readonly ToldEvent[] {
  const tally = { home: 0, away: 0 };
  const told = timeline.flatMap((event): ToldEvent[] => {
    const type = toldTypes.find((one) => one === event.type);
    if (type === undefined) return [];
    const isGoal = type === 'GOAL' || type === 'OWN_GOAL';
    // In a shoot-out, and where sets are counted, goals do not add up to the score.
    if (!isGoal || event.period === 'SO' || sets.length > 0) return [{ event, type, score: null }];
    const isHome = (event.teamId === home?.id) === (type === 'GOAL');
    if (event.teamId === home?.id || event.teamId === away?.id)
      tally[isHome ? 'home' : 'away'] += event.value ?? 1;
    return [{ event, type, score: `${tally.home}–${tally.away}` }];
  });
  return told.reverse();
}
