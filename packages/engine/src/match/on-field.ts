import type { PlayerId } from './event.ts';
import type { Lineup, Substitution } from './lineup.ts';

type Fielded = Pick<Lineup, 'players' | 'substitutions'>;
type Minute = Pick<Substitution, 'period' | 'minute'>;

/** Why a substitution is impossible, and which of the two players is the problem. */
type SubstitutionBreach = {
  readonly breach: 'SAME_PLAYER' | 'NOT_ON_FIELD' | 'ALREADY_ON_FIELD' | 'CANNOT_COME_BACK';
  readonly player: 'off' | 'on';
  readonly playerId: PlayerId;
};

function byTime(a: Substitution, b: Substitution): number {
  return a.period - b.period || a.minute - b.minute || (a.second ?? 0) - (b.second ?? 0);
}

function inOrder({ substitutions = [] }: Fielded): readonly Substitution[] {
  return substitutions.toSorted(byTime);
}

/** The players on the field after all substitutions, ignoring sendings-off. */
export function onField(lineup: Fielded): ReadonlySet<PlayerId> {
  const on = new Set(lineup.players.flatMap(({ playerId, place }) => (place === 'STARTER' ? playerId : [])));
  for (const change of inOrder(lineup)) {
    on.delete(change.off);
    on.add(change.on);
  }
  return on;
}

/** Whether a player was off the field before that minute. Within a minute the order is unknown. */
export function wasOff(lineup: Fielded, playerId: PlayerId, { period, minute }: Minute): boolean {
  const before = inOrder(lineup).filter(
    (change) => change.period < period || (change.period === period && change.minute < minute),
  );
  return before.findLast(({ off, on }) => off === playerId || on === playerId)?.off === playerId;
}

/** The impossible substitutions of a lineup, in match order. */
export function substitutionBreaches(lineup: Fielded, comeBack: boolean): readonly SubstitutionBreach[] {
  const field = new Set(onField({ players: lineup.players }));
  const replaced = new Set<PlayerId>();
  return inOrder(lineup).flatMap((change) => {
    const breach = breachOf(change, { field, replaced, comeBack });
    field.delete(change.off);
    field.add(change.on);
    replaced.add(change.off);
    return breach ?? [];
  });
}

interface Standing {
  readonly field: ReadonlySet<PlayerId>;
  readonly replaced: ReadonlySet<PlayerId>;
  readonly comeBack: boolean;
}

function breachOf(
  { off, on }: Substitution,
  { field, replaced, comeBack }: Standing,
): SubstitutionBreach | null {
  if (off === on) return { breach: 'SAME_PLAYER', player: 'on', playerId: on };
  if (!field.has(off)) return { breach: 'NOT_ON_FIELD', player: 'off', playerId: off };
  if (field.has(on)) return { breach: 'ALREADY_ON_FIELD', player: 'on', playerId: on };
  return replaced.has(on) && !comeBack ? { breach: 'CANNOT_COME_BACK', player: 'on', playerId: on } : null;
}
