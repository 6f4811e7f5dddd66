import type { TeamId } from './matches.ts';
import type { Criterion, Decider } from './rules.ts';
import type { Value } from './value.ts';

/** A line of the mini-table of the matches among level teams. */
export interface MiniRow {
  readonly team: TeamId;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly for: number;
  readonly against: number;
  readonly points: number;
}

/** The teams that show the same value. */
export interface Part {
  readonly value: Value;
  readonly teams: readonly TeamId[];
}

/** Level teams compared by one criterion. */
export interface Comparison {
  readonly kind: 'COMPARED';
  readonly criterion: Criterion;
  /** Best first; a single part means that the criterion left everybody level. */
  readonly parts: readonly Part[];
  /** Of a head-to-head criterion: the teams whose matches were read, and their mini-table in order of points. */
  readonly among: readonly TeamId[];
  readonly mini: readonly MiniRow[];
}

/** A criterion that could not be applied. */
export interface Skip {
  readonly kind: 'SKIPPED';
  readonly criterion: Criterion;
  readonly teams: readonly TeamId[];
  readonly reason: 'NOT_TWO_TEAMS' | 'MATCHES_TO_PLAY' | 'NO_DATA';
}

export type Trial = Comparison | Skip;

/** Why a team stands below the one above it. */
export interface Why {
  /** The comparison that separated the two. */
  readonly by: Comparison;
  /** Everything that was tried before on a set with both of them in it, in order. */
  readonly path: readonly Trial[];
}

/** Teams that nothing separates yet. They share the rank. */
export interface Tie {
  readonly teams: readonly TeamId[];
  readonly needs: Decider;
  readonly path: readonly Trial[];
}

/** One rank: a team, or the teams that share it. */
export interface Place {
  readonly teams: readonly TeamId[];
  /** Null for the best of those that were compared. */
  readonly why: Why | null;
  readonly tie: Tie | null;
}
