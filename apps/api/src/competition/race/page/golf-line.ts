import type { GolfLine, Read } from '@traip/contract';
import { golfFigures } from '@traip/engine/race-day';
import { cardReply } from '../entries/entry-reply.ts';
import type { CountedRace } from '../reply/queries.ts';
import type { pageOfResults } from './queries.ts';

type StoredRow = Awaited<ReturnType<typeof pageOfResults>>[number];

/** The totals of a card. Disqualified players' cards are stored but not shown. */
export function golfLine(
  { golf }: CountedRace,
  { card, status, handicapTenths }: StoredRow,
  isTied: boolean,
): Read<typeof GolfLine> | null {
  if (golf === null) return null;
  const shown = status === 'DSQ' ? [] : (card ?? []);
  const { gross, net, points, toPar, playing, round, rounds } = golfFigures(shown, handicapTenths, golf);
  return {
    gross,
    net,
    points,
    toPar,
    playing,
    round,
    rounds: rounds.map(({ isNoReturn: _shown, ...figures }) => figures),
    card: cardReply(shown),
    isTied,
  };
}
