import type { RobinxInstance, TimedMatch, Venue } from '../../src/files/robinx/instance.ts';

/** The matches of a timetable, indexed by team and slot. */
export interface Timetable {
  readonly slots: number;
  readonly matches: readonly TimedMatch[];
  of(team: number, slot: number): readonly TimedMatch[];
  in(slot: number): readonly TimedMatch[];
}

/** How far a constraint is violated, and by which matches. */
export interface Deviation {
  readonly deviation: number;
  readonly matches: readonly TimedMatch[];
}

/** Indexes the matches of a timetable by team and slot. */
export function timetableOf(instance: RobinxInstance, matches: readonly TimedMatch[]): Timetable {
  const slots = instance.slots.length;
  const bySlot = Map.groupBy(matches, ({ slot }) => slot);
  const keyed = matches.flatMap((match) =>
    [match.home, match.away].map((team) => ({ key: team * slots + match.slot, match })),
  );
  const byTeam = Map.groupBy(keyed, ({ key }) => key);
  const ofTeam = new Map([...byTeam].map(([key, items]) => [key, items.map(({ match }) => match)]));
  return {
    slots,
    matches,
    of: (team, slot) => (slot < 0 ? [] : (ofTeam.get(team * slots + slot) ?? [])),
    in: (slot) => bySlot.get(slot) ?? [],
  };
}

/** Whether the team plays the match at that venue. */
export function playsAt(match: TimedMatch, team: number, venue: Venue): boolean {
  return (venue !== 'A' && match.home === team) || (venue !== 'H' && match.away === team);
}

/** The other team of the match. */
export function rivalOf(match: TimedMatch, team: number): number {
  return match.home === team ? match.away : match.home;
}

/** How far a number of matches is outside its limits. */
export function outside(
  matches: readonly TimedMatch[],
  { min, max }: { readonly min: number; readonly max: number },
): Deviation {
  const { length } = matches;
  return { deviation: length > max ? length - max : Math.max(0, min - length), matches };
}
