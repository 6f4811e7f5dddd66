import { impactOf, type Match, type Outcomes, type Phase } from '@traip/engine/formats';
import type { MatchFacts, PhaseFacts } from '../facts/facts.ts';
import { phaseOf } from './bracket.ts';

/** A slot of a match whose team changed, was removed, or became definitive. */
export interface SlotChange {
  readonly matchId: string;
  readonly side: 'HOME' | 'AWAY';
  readonly before: string | null;
  readonly after: string | null;
  /** Whether it may still change because a match it depends on is not closed. */
  readonly isProvisional: boolean;
}

/** The resolved slots of a phase, compared with the stored ones. */
export interface ResolvedPhase {
  readonly after: Phase;
  /** The matches whose sides need updating. */
  readonly changed: readonly { readonly stored: MatchFacts; readonly match: Match }[];
  readonly slots: readonly SlotChange[];
  /** Started matches whose teams would change. */
  readonly started: readonly MatchFacts[];
}

/** States of a match that has started; a cancelled one does not count. */
export const startedStates: readonly MatchFacts['state'][] = ['IN_PROGRESS', 'FINISHED', 'CLOSED'];

/** Fills the slots of a phase. If the teams of a match change, its result and the consequences are void. */
export function resolveSlots(facts: PhaseFacts, outcomes: Outcomes): ResolvedPhase {
  const known = facts.matches.map((match) => {
    const { key: id, home, away, state } = match;
    return { id, home, away, hasStarted: startedStates.includes(state), facts: match };
  });
  const { phase, matches, slots, voided } = impactOf(phaseOf(facts), outcomes, known);
  return {
    after: phase,
    changed: matches.map(({ stored, match }) => ({ stored: stored.facts, match })),
    slots: slots.map(({ stored, side, before, after }) => ({
      matchId: stored.facts.id,
      side,
      before: before.participant ?? null,
      after: after.participant ?? null,
      isProvisional: after.provisional,
    })),
    started: voided.map((match) => match.facts),
  };
}
