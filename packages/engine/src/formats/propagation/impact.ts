import { matchesOfTie } from '../elimination/tie-matches.ts';
import type { FormatBreach } from '../model/breach.ts';
import type { MatchId, Phase, Tie } from '../model/phase.ts';
import type { Slot, TeamId, TieId } from '../model/slot.ts';
import type { Side } from './decide-tie.ts';
import { propagate, propagateWhere } from './propagate.ts';
import type { BestPlace, GroupPlace, MatchResult, Outcomes } from './result.ts';

/** Something already written that is to be written anew; a result of null is a match reopened or deleted. */
export type Correction =
  | { readonly kind: 'RESULT'; readonly match: MatchId; readonly result: MatchResult | null }
  | { readonly kind: 'PLACES'; readonly places: readonly GroupPlace[]; readonly best?: readonly BestPlace[] };

/** A slot that would hold somebody else, or nobody. */
export interface SlotChange {
  readonly tie: TieId;
  readonly side: Side;
  readonly matches: readonly MatchId[];
  readonly before: TeamId | null;
  readonly after: TeamId | null;
}

export interface Impact {
  /** Every slot downstream that would change, nearest first. */
  readonly changes: readonly SlotChange[];
  /** The matches among them that have begun: their results would be void. */
  readonly started: readonly MatchId[];
}

/** The outcomes as they are once corrected. */
export function corrected(outcomes: Outcomes, correction: Correction): Outcomes {
  if (correction.kind === 'PLACES') {
    const { places, best } = correction;
    return { ...outcomes, places, ...(best === undefined ? {} : { best }) };
  }
  const others = outcomes.results.filter(({ match }) => match !== correction.match);
  return { ...outcomes, results: correction.result === null ? others : [...others, correction.result] };
}

function changeOf(tie: Tie, side: Side, before: Slot, after: Slot): SlotChange[] {
  if (before.participant === after.participant) return [];
  const matches = matchesOfTie(tie).map(({ id }) => id);
  return [
    { tie: tie.id, side, matches, before: before.participant ?? null, after: after.participant ?? null },
  ];
}

const sameSides = (one: Tie | undefined, other: Tie) =>
  one?.first.participant === other.first.participant && one?.second.participant === other.second.participant;

/** What a correction would change downstream, and which of it has begun. */
export function impactOf(phase: Phase, outcomes: Outcomes, correction: Correction): Impact {
  const before = new Map(propagate(phase, outcomes).ties.map((tie) => [tie.id, tie]));
  // A result between other sides is void, and what it decided falls with it.
  const after = propagateWhere(phase, corrected(outcomes, correction), (tie) =>
    sameSides(before.get(tie.id), tie),
  );
  const changes = after.ties.flatMap((tie) => {
    const old = before.get(tie.id) ?? tie;
    return [
      ...changeOf(tie, 'FIRST', old.first, tie.first),
      ...changeOf(tie, 'SECOND', old.second, tie.second),
    ];
  });
  const begun = new Set(outcomes.results.map(({ match }) => match));
  const touched = new Set(changes.flatMap(({ matches }) => matches));
  return { changes, started: [...touched].filter((match) => begun.has(match)) };
}

/** The refusal of a correction that would take the sides from a match that has begun, or null. */
export function correctionBreach(impact: Impact): FormatBreach | null {
  return impact.started.length > 0 ? { breach: 'DEPENDENT_STARTED', matches: impact.started } : null;
}
