import { HARD } from '../../src/calendar/search/amount.ts';
import { read } from '../../src/calendar/search/read.ts';
import type { Se1 } from '../../src/files/robinx/instance.ts';
import type { Keeper } from './fairness.ts';
import type { Season } from './season.ts';

/** SE1: for each pair, how many rounds too few or too many lie between one meeting and the next. */
export function gapKeeper(season: Season, constraint: Se1, felt: number): Keeper {
  const { teams } = season;
  const isIn = new Int32Array(teams);
  for (const team of constraint.teams) isIn[team] = 1;
  const units = new Int32Array(teams * teams);
  const was = new Int32Array(teams * teams);
  const changed = new Int32Array(teams * teams);
  let changedCount = 0;
  const gapsOf = gapCounter(season, constraint);
  return {
    exact: constraint.isHard ? constraint.penalty * HARD : constraint.penalty,
    felt,
    update(pairs, length) {
      changedCount = 0;
      let growth = 0;
      for (let at = 0; at < length; at++) {
        const pair = read(pairs, at);
        const one = (pair / teams) | 0;
        if (read(isIn, one) === 0 || read(isIn, pair % teams) === 0) continue;
        const now = gapsOf(one, pair % teams);
        const before = read(units, pair);
        if (now === before) continue;
        changed[changedCount++] = pair;
        was[pair] = before;
        units[pair] = now;
        growth += now - before;
      }
      return growth;
    },
    undo() {
      for (let at = 0; at < changedCount; at++) {
        const pair = read(changed, at);
        units[pair] = read(was, pair);
      }
    },
  };
}

/** Adds up the violations in the gaps between a pair’s meetings. */
function gapCounter({ teams, legs, meetings, meetingCounts }: Season, { min, max }: Se1) {
  const sorted = new Int32Array(legs);
  const insert = (length: number, round: number) => {
    let at = length;
    for (; at > 0 && read(sorted, at - 1) > round; at--) sorted[at] = read(sorted, at - 1);
    sorted[at] = round;
  };
  return (one: number, other: number): number => {
    let length = 0;
    for (const pair of [one * teams + other, other * teams + one])
      for (let time = 0; time < read(meetingCounts, pair); time++)
        insert(length++, read(meetings, pair * legs + time));
    let units = 0;
    for (let at = 1; at < length; at++) {
      const between = read(sorted, at) - read(sorted, at - 1) - 1;
      units += Math.max(0, min - between, between - max);
    }
    return units;
  };
}
