import { highest, lowest, type Places, placesOf, rankBy } from './places.ts';

/** A rider still in the race, with their stage points. */
interface PointsRider {
  readonly id: string;
  readonly points: number;
  readonly stageWins: number;
  /** In the general classification. */
  readonly generalPlace: number;
}

/** Points or mountains: most points, then more stage wins, then the general classification (UCI 2.6.017). */
export function rankStagePoints(riders: readonly PointsRider[]): Places {
  const scorers = riders.filter(({ points }) => points > 0);
  const levels = rankBy(scorers, [
    highest((rider) => rider.points),
    highest((rider) => rider.stageWins),
    lowest((rider) => rider.generalPlace),
  ]);
  return placesOf(riders, levels);
}
