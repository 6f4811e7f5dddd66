import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { read } from './read.ts';

const DAY = 24 * 60;

/** Referees and high risk: seldom present, so not on the fast path. */
export function apartPrice({ compiled, head, next, place }: Board) {
  const { days, width, day, at, minutes, riskLane, isRisk, refereeLanes, venue } = compiled;
  const { refereeGap } = compiled.problem.rules;
  const gapReach = Math.ceil(refereeGap / DAY) + 1;
  const areNear = (match: number, option: number, other: number, gap: number) => {
    const from = read(at, option);
    const otherFrom = read(at, read(place, other));
    return from < otherFrom + read(minutes, other) + gap && otherFrom < from + read(minutes, match) + gap;
  };
  const inLane = (lane: number, on: number, reach: number, isClash: (other: number) => boolean) => {
    let clashes = 0;
    for (let d = Math.max(0, on - reach); d <= on + reach && d < days; d++)
      for (let holder = read(head, lane * days + d); holder >= 0; holder = read(next, holder))
        if (isClash((holder / width) | 0)) clashes++;
    return clashes;
  };
  return (match: number, option: number) => {
    const on = read(day, option);
    let clashes = 0;
    for (const lane of refereeLanes[match] ?? [])
      clashes += inLane(lane, on, gapReach, (other) => areNear(match, option, other, refereeGap));
    if (read(isRisk, match) === 1)
      clashes += inLane(riskLane, on, 1, (other) => {
        const stands = read(place, other);
        const isSameGround = read(venue, stands) === read(venue, option) && read(day, stands) === on;
        return isSameGround || areNear(match, option, other, 0);
      });
    return clashes * HARD;
  };
}
