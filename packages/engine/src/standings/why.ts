import type { TeamId } from './matches.ts';
import type { Criterion, Decider } from './rules.ts';
import type { Value } from './value.ts';

/** A row of the mini-table among level teams. */
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

/** The teams with the same value. */
export interface Part {
  readonly value: Value;
  readonly teams: readonly TeamId[];
}

/** Level teams compared by one criterion. */
export interface Comparison {
  readonly kind: 'COMPARED';
  readonly criterion: Criterion;
  /** Best first; a single part means the criterion did not separate anyone. */
  readonly parts: readonly Part[];
  /**
   * For a head-to-head criterion: the teams whose matches were read, and their mini-table in order of points.
   */
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

/** Why a team ranks below the one above it. */
export interface Why {
  /** The comparison that separated the two. */
  readonly by: Comparison;
  /** All earlier attempts on a set that contains both teams, in order. */
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
  /** Null for the best of the compared teams. */
  readonly why: Why | null;
  readonly tie: Tie | null;
}
