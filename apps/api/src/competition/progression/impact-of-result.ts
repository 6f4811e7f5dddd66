import type { MatchResult, MatchStatus } from '@traip/engine/match';
import type { Trx } from '../../platform/db/schema.ts';
import { readCourse } from './advance.ts';
import type { SlotMoved } from './bracket/settle.ts';
import type { MatchFacts, PhaseFacts } from './facts/facts.ts';
import { follow } from './follow/follow.ts';
import { tablesOf } from './table/tables.ts';

/** A match as it would be: `result` null where there would be none. */
export interface Supposed {
  readonly phaseId: string;
  readonly matchId: string;
  readonly state: MatchStatus;
  readonly result: MatchResult | null;
  readonly at: Date;
}

/** Where a team would stand. */
export interface PositionMoved {
  readonly teamId: string;
  readonly before: number;
  readonly after: number;
}

/** What a result would change; nothing of it is written. */
export interface ImpactOfResult {
  /** Teams of the table that would stand elsewhere. */
  readonly positions: readonly PositionMoved[];
  /** Places of later matches that would hold somebody else; those of later phases are the qualifiers. */
  readonly slots: readonly SlotMoved[];
  /** Matches among them that have started: they stand in the way. */
  readonly started: readonly string[];
}

export async function impactOfResult(trx: Trx, supposed: Supposed): Promise<ImpactOfResult> {
  const phases = await readCourse(trx, supposed.phaseId, supposed.at);
  const after = phases.map((phase) => (phase.id === supposed.phaseId ? withResult(phase, supposed) : phase));
  const followed = follow(after, supposed.phaseId);
  return {
    positions: positionsMoved(ranksIn(phases, supposed.phaseId), ranksIn(after, supposed.phaseId)),
    slots: followed.flatMap(({ settled }) => settled.slots),
    started: followed.flatMap(({ settled }) => settled.started.map(({ id }) => id)),
  };
}

function withResult(phase: PhaseFacts, { matchId, state, result, at }: Supposed): PhaseFacts {
  const change = (match: MatchFacts): MatchFacts =>
    match.id === matchId
      ? {
          ...match,
          state,
          result: result as unknown as MatchFacts['result'],
          advances: null,
          finishedAt: match.finishedAt ?? at,
          homeScore: result?.score.home ?? null,
          awayScore: result?.score.away ?? null,
        }
      : match;
  return { ...phase, matches: phase.matches.map(change) };
}

type Ranks = ReadonlyMap<string, number>;

function ranksIn(phases: readonly PhaseFacts[], phaseId: string): Ranks {
  const own = phases.filter(({ id }) => id === phaseId);
  const rows = own.flatMap((phase) => tablesOf(phase)).flatMap(({ table }) => table.rows);
  return new Map(rows.map(({ team, rank }) => [team, rank]));
}

/** Who stands on another rank after something than before it. */
export function positionsMoved(before: Ranks, after: Ranks): readonly PositionMoved[] {
  return [...after].flatMap(([teamId, rank]) => {
    const was = before.get(teamId) ?? rank;
    return was === rank ? [] : [{ teamId, before: was, after: rank }];
  });
}
