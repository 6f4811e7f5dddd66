import type { MatchResult, MatchStatus } from '@traip/engine/match';
import type { Trx } from '../../platform/db/schema.ts';
import { readAffectedPhases } from './advance.ts';
import type { SlotChange } from './bracket/resolve-slots.ts';
import type { MatchFacts, PhaseFacts } from './facts/facts.ts';
import { propagateResults } from './propagation/propagate.ts';
import { tablesOf } from './table/tables.ts';

/** A match with a hypothetical result; `result` is null for none. */
interface HypotheticalResult {
  readonly phaseId: string;
  readonly matchId: string;
  readonly state: MatchStatus;
  readonly result: MatchResult | null;
  readonly at: Date;
}

/** How the rank of a team would change. */
interface PositionChange {
  readonly teamId: string;
  readonly before: number;
  readonly after: number;
}

/** What a result would change; nothing is written. */
interface ImpactOfResult {
  /** Teams whose rank would change. */
  readonly positions: readonly PositionChange[];
  /** Slots of later matches whose team would change, including those of later phases. */
  readonly slots: readonly SlotChange[];
  /** Started matches among them, which block the change. */
  readonly started: readonly string[];
}

export async function impactOfResult(trx: Trx, hypothetical: HypotheticalResult): Promise<ImpactOfResult> {
  const phases = await readAffectedPhases(trx, hypothetical.phaseId, hypothetical.at);
  const after = phases.map((phase) =>
    phase.id === hypothetical.phaseId ? withResult(phase, hypothetical) : phase,
  );
  const propagations = propagateResults(after, hypothetical.phaseId);
  return {
    positions: positionChanges(ranksIn(phases, hypothetical.phaseId), ranksIn(after, hypothetical.phaseId)),
    slots: propagations.flatMap(({ resolved }) => resolved.slots),
    started: propagations.flatMap(({ resolved }) => resolved.started.map(({ id }) => id)),
  };
}

function withResult(phase: PhaseFacts, { matchId, state, result, at }: HypotheticalResult): PhaseFacts {
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

/** Teams whose rank differs. */
export function positionChanges(before: Ranks, after: Ranks): readonly PositionChange[] {
  return [...after].flatMap(([teamId, rank]) => {
    const was = before.get(teamId) ?? rank;
    return was === rank ? [] : [{ teamId, before: was, after: rank }];
  });
}
