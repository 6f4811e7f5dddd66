import type { RobinxInstance, TimedMatch } from '../../src/files/robinx/instance.ts';
import type { Deviation, Timetable } from './timetable.ts';

/** What every timetable must satisfy before constraints. */
export type StructureKind = 'MEETINGS' | 'ONE_PER_SLOT' | 'EVERY_SLOT' | 'PHASE';

/** The round robin itself: how often each pair meets, once per slot, and in each half if phased. */
export function structureOf(
  instance: RobinxInstance,
  timetable: Timetable,
): readonly (Deviation & { readonly kind: StructureKind })[] {
  return [
    ...meetings(instance, timetable.matches).map((item) => ({ ...item, kind: 'MEETINGS' as const })),
    ...onePerSlot(instance, timetable),
    ...(instance.isPhased ? phases(instance, timetable.matches) : []),
  ];
}

function meetings({ teams, legs }: RobinxInstance, matches: readonly TimedMatch[]): readonly Deviation[] {
  const played = Map.groupBy(matches, ({ home, away }) => home * teams.length + away);
  const at = (home: number, away: number) => played.get(home * teams.length + away) ?? [];
  const half = (legs - (legs % 2)) / 2;
  return teams.flatMap((_, one) =>
    teams.slice(one).map((_, ahead): Deviation => {
      const other = one + ahead;
      if (one === other) return { deviation: at(one, one).length, matches: at(one, one) };
      const both = [...at(one, other), ...at(other, one)];
      const short = [at(one, other), at(other, one)].map((side) => Math.max(0, half - side.length));
      const missing = short.reduce((sum, side) => sum + side, 0);
      return { deviation: Math.max(missing, Math.abs(both.length - legs)), matches: both };
    }),
  );
}

function onePerSlot(
  { teams, isCompact }: RobinxInstance,
  timetable: Timetable,
): readonly (Deviation & { readonly kind: StructureKind })[] {
  const isEveryoneOut = isCompact && teams.length % 2 === 0;
  return teams.flatMap((_, team) =>
    Array.from({ length: timetable.slots }, (_, slot) => {
      const matches = timetable.of(team, slot);
      if (isEveryoneOut && matches.length === 0)
        return { kind: 'EVERY_SLOT' as const, deviation: 1, matches };
      return { kind: 'ONE_PER_SLOT' as const, deviation: Math.max(0, matches.length - 1), matches };
    }),
  );
}

/** In each half of a phased double round robin, every pair meets exactly once. */
function phases(
  { teams, slots }: RobinxInstance,
  matches: readonly TimedMatch[],
): readonly (Deviation & { readonly kind: StructureKind })[] {
  const inFirstHalf = matches.filter(({ slot }) => slot * 2 < slots.length);
  const byPair = Map.groupBy(
    inFirstHalf,
    ({ home, away }) => Math.min(home, away) * teams.length + Math.max(home, away),
  );
  return teams.flatMap((_, one) =>
    teams.slice(one + 1).map((_, ahead) => {
      const mutual = byPair.get(one * teams.length + one + 1 + ahead) ?? [];
      return { kind: 'PHASE' as const, deviation: Math.abs(mutual.length - 1), matches: mutual };
    }),
  );
}
