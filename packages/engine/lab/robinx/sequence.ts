import type { Br1, Br2, Fa2, Se1, TimedMatch } from '../../src/files/robinx/instance.ts';
import { type Deviation, playsAt, type Timetable } from './timetable.ts';

/** BR1: the breaks of each team separately. */
export function br1(constraint: Br1, timetable: Timetable): readonly Deviation[] {
  return constraint.teams.map((team) => beyond(breaksOf(constraint, timetable, team), constraint.max));
}

/** BR2: the breaks of all teams together. */
export function br2(constraint: Br2, timetable: Timetable): readonly Deviation[] {
  const breaks = constraint.teams.flatMap((team) => breaksOf(constraint, timetable, team));
  return [beyond(breaks, constraint.max)];
}

/** FA2: for each pair, the greatest difference in home matches after any of the slots. */
export function fa2(constraint: Fa2, timetable: Timetable): readonly Deviation[] {
  const played = new Map(constraint.teams.map((team) => [team, runningCount(constraint, timetable, team)]));
  return pairsOf(constraint.teams).map(([one, other]) => {
    const apart = constraint.slots.map((slot) =>
      Math.abs((played.get(one)?.[slot] ?? 0) - (played.get(other)?.[slot] ?? 0)),
    );
    return { deviation: Math.max(0, ...apart.map((difference) => difference - constraint.max)), matches: [] };
  });
}

/** SE1: for each pair, how many slots too few or too many lie between one match and the next. */
export function se1(constraint: Se1, timetable: Timetable): readonly Deviation[] {
  const teams = new Set(constraint.teams);
  const mutual = Map.groupBy(
    timetable.matches.filter(({ home, away }) => teams.has(home) && teams.has(away)),
    ({ home, away }) => `${Math.min(home, away)}-${Math.max(home, away)}`,
  );
  return [...mutual.values()].flatMap((matches) => {
    const inOrder = matches.toSorted((a, b) => a.slot - b.slot);
    return inOrder.slice(1).map((match, index) => apart(inOrder[index] ?? match, match, constraint));
  });
}

function apart(first: TimedMatch, second: TimedMatch, { min, max }: Se1): Deviation {
  const between = second.slot - first.slot - 1;
  return { deviation: Math.max(0, min - between, between - max), matches: [first, second] };
}

/** The matches at the same venue type as the slot before: home again, or away again. */
function breaksOf({ slots, venue }: Br1 | Br2, timetable: Timetable, team: number): readonly TimedMatch[] {
  return slots.flatMap((slot) => {
    const [before] = timetable.of(team, slot - 1);
    const [now] = timetable.of(team, slot);
    if (!before || !now || !playsAt(now, team, venue)) return [];
    return (before.home === team) === (now.home === team) ? [now] : [];
  });
}

function beyond(matches: readonly TimedMatch[], max: number): Deviation {
  return { deviation: Math.max(0, matches.length - max), matches };
}

function runningCount({ venue }: Fa2, timetable: Timetable, team: number): readonly number[] {
  let count = 0;
  return Array.from({ length: timetable.slots }, (_, slot) => {
    count += timetable.of(team, slot).filter((match) => playsAt(match, team, venue)).length;
    return count;
  });
}

function pairsOf(teams: readonly number[]): readonly (readonly [number, number])[] {
  return teams.flatMap((one, index) => teams.slice(index + 1).map((other) => [one, other] as const));
}
