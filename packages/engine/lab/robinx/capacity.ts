import type { Ca1, Ca2, Ca3, Ca4, Ga1, TimedMatch } from '../../src/files/robinx/instance.ts';
import { type Deviation, outside, playsAt, rivalOf, type Timetable } from './timetable.ts';

/** CA1: each team is counted separately. */
export function ca1(constraint: Ca1, timetable: Timetable): readonly Deviation[] {
  return constraint.teams.map((team) => {
    const own = constraint.slots.flatMap((slot) => timetable.of(team, slot));
    return outside(
      own.filter((match) => playsAt(match, team, constraint.venue)),
      constraint,
    );
  });
}

/** CA2: each team is counted separately, over all slots together or in each one. */
export function ca2(constraint: Ca2, timetable: Timetable): readonly Deviation[] {
  return constraint.teams.flatMap((team) =>
    inSlots(constraint, (slot) => meetings(constraint, timetable, team, slot)),
  );
}

/** CA3: each team is counted in every stretch entirely within the season. */
export function ca3(constraint: Ca3, timetable: Timetable): readonly Deviation[] {
  return constraint.teams.flatMap((team) => {
    const bySlot = Array.from({ length: timetable.slots }, (_, slot) =>
      meetings(constraint, timetable, team, slot),
    );
    const stretches = Math.max(0, timetable.slots - constraint.stretch + 1);
    return Array.from({ length: stretches }, (_, first) =>
      outside(bySlot.slice(first, first + constraint.stretch).flat(), constraint),
    );
  });
}

/** CA4: all teams are counted together; a match between two of them is one match. */
export function ca4(constraint: Ca4, timetable: Timetable): readonly Deviation[] {
  return inSlots(constraint, (slot) => [
    ...new Set(constraint.teams.flatMap((team) => meetings(constraint, timetable, team, slot))),
  ]);
}

/** GA1: the listed matches are counted together. */
export function ga1(constraint: Ga1, timetable: Timetable): readonly Deviation[] {
  const pairs = new Set(constraint.meetings.map(([home, away]) => `${home}-${away}`));
  const played = constraint.slots.flatMap((slot) => timetable.in(slot));
  return [
    outside(
      played.filter(({ home, away }) => pairs.has(`${home}-${away}`)),
      constraint,
    ),
  ];
}

function inSlots(
  constraint: Ca2 | Ca4,
  counted: (slot: number) => readonly TimedMatch[],
): readonly Deviation[] {
  const bySlot = constraint.slots.map(counted);
  return (constraint.isPerSlot ? bySlot : [bySlot.flat()]).map((matches) => outside(matches, constraint));
}

function meetings(
  { rivals, venue }: Ca2 | Ca3 | Ca4,
  timetable: Timetable,
  team: number,
  slot: number,
): readonly TimedMatch[] {
  return timetable
    .of(team, slot)
    .filter((match) => playsAt(match, team, venue) && rivals.includes(rivalOf(match, team)));
}
