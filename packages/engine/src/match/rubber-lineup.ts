// Who plays which rubber of a tie.
import type { RubberRules } from '../sports/rules.ts';
import type { PlayerId, Side } from './event.ts';

/** The players of both sides in one rubber, as far as recorded. */
export interface RubberLineup {
  readonly key: string;
  readonly home: readonly PlayerId[];
  readonly away: readonly PlayerId[];
}

/** Why a tie’s lineup is invalid, and in which rubber. */
interface LineupBreach {
  readonly breach:
    | 'RUBBER_UNKNOWN'
    | 'RUBBER_TOO_MANY_PLAYERS'
    | 'RUBBER_PLAYER_TWICE'
    | 'RUBBER_PLAYER_TOO_OFTEN'
    | 'RUBBER_ORDER_BROKEN';
  readonly rubber: string;
  readonly side: Side;
  readonly player?: PlayerId;
}

const sides = ['HOME', 'AWAY'] as const;

/** Null if it is valid. A player’s strength is a number, lower being stronger; null if unknown. */
export function lineupBreach(
  lineups: readonly RubberLineup[],
  rules: RubberRules,
  strengthOf: (player: PlayerId) => number | null,
): LineupBreach | null {
  for (const side of sides) {
    const own = rules.list.flatMap(({ key, kind }) => {
      const lineup = lineups.find((one) => one.key === key);
      return lineup ? [{ key, kind, players: side === 'HOME' ? lineup.home : lineup.away }] : [];
    });
    const breach =
      tooMany(own, side) ??
      tooOften(own, side, rules) ??
      (rules.ordered ? disordered(own, side, strengthOf) : null);
    if (breach !== null) return breach;
  }
  const unknownRubber = lineups.find(({ key }) => !rules.list.some((rubber) => rubber.key === key));
  return unknownRubber ? { breach: 'RUBBER_UNKNOWN', rubber: unknownRubber.key, side: 'HOME' } : null;
}

interface OwnRubber {
  readonly key: string;
  readonly kind: 'SINGLES' | 'DOUBLES';
  readonly players: readonly PlayerId[];
}

function tooMany(own: readonly OwnRubber[], side: Side): LineupBreach | null {
  for (const { key: rubber, kind, players } of own) {
    if (players.length > (kind === 'SINGLES' ? 1 : 2))
      return { breach: 'RUBBER_TOO_MANY_PLAYERS', rubber, side };
    const [one, other] = players;
    if (one !== undefined && one === other)
      return { breach: 'RUBBER_PLAYER_TWICE', rubber, side, player: one };
  }
  return null;
}

/** The rubber in which a player exceeds the allowed number of rubbers. */
function tooOften(own: readonly OwnRubber[], side: Side, { perPlayer }: RubberRules): LineupBreach | null {
  const counts = new Map<PlayerId, { singles: number; total: number }>();
  for (const { key: rubber, kind, players } of own)
    for (const player of players) {
      const { singles, total } = counts.get(player) ?? { singles: 0, total: 0 };
      const now = { singles: singles + Number(kind === 'SINGLES'), total: total + 1 };
      if (now.singles > perPlayer.singles || now.total > perPlayer.total)
        return { breach: 'RUBBER_PLAYER_TOO_OFTEN', rubber, side, player };
      counts.set(player, now);
    }
  return null;
}

/** Singles in order of strength, doubles by combined strength; players without a strength are skipped. */
function disordered(
  own: readonly OwnRubber[],
  side: Side,
  strengthOf: (player: PlayerId) => number | null,
): LineupBreach | null {
  const strongest = new Map<OwnRubber['kind'], number>();
  for (const { key: rubber, kind, players } of own) {
    const strengths = players.map(strengthOf);
    const isKnown = players.length === (kind === 'SINGLES' ? 1 : 2) && !strengths.includes(null);
    if (!isKnown) continue;
    const strength = strengths.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    if (strength < (strongest.get(kind) ?? 0)) return { breach: 'RUBBER_ORDER_BROKEN', rubber, side };
    strongest.set(kind, strength);
  }
  return null;
}
