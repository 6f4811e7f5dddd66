import type { PlayerId, TeamId } from './event.ts';

/** Who is on the field at the start, and who may come on. */
export type LineupPlace = 'STARTER' | 'BENCH';

export interface LineupPlayer {
  readonly playerId: PlayerId;
  readonly place: LineupPlace;
  /** Null if players wear no number. */
  readonly shirt: number | null;
  readonly goalkeeper?: boolean;
  readonly captain?: boolean;
}

/** A substitution, timed by the match clock. */
export interface Substitution {
  readonly off: PlayerId;
  readonly on: PlayerId;
  readonly period: number;
  readonly minute: number;
  readonly second?: number;
}

/** DRAFT: visible to the team. CONFIRMED: visible to the opponent too. LOCKED: the match has started. */
export const lineupStates = ['DRAFT', 'CONFIRMED', 'LOCKED'] as const;
export type LineupState = (typeof lineupStates)[number];

/** Who plays for a team in a match. */
export interface Lineup {
  readonly teamId: TeamId;
  readonly state: LineupState;
  readonly players: readonly LineupPlayer[];
  /** Absent if none were recorded. */
  readonly substitutions?: readonly Substitution[];
}

/** The players in one place of a lineup. */
export function playersAt({ players }: Pick<Lineup, 'players'>, place: LineupPlace): readonly LineupPlayer[] {
  return players.filter((player) => player.place === place);
}
