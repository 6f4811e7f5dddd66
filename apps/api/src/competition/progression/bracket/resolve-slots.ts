import {
  type Match,
  matchesOf,
  type Outcomes,
  type Phase,
  propagate,
  type Slot,
} from '@traip/engine/formats';
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

/** The slots of a phase as outcomes fill them, compared with what is stored. */
export interface ResolvedPhase {
  readonly after: Phase;
  /** The matches whose sides have to be updated. */
  readonly changed: readonly { readonly stored: MatchFacts; readonly match: Match }[];
  readonly slots: readonly SlotChange[];
  /** Started matches whose teams would change. */
  readonly started: readonly MatchFacts[];
}

/** States of a match that has started; a cancelled one does not count. */
export const startedStates: readonly MatchFacts['state'][] = ['IN_PROGRESS', 'FINISHED', 'CLOSED'];

/** Fills the slots of a phase. The result of a match whose teams change is void, and so is what followed from it. */
export function resolveSlots(facts: PhaseFacts, outcomes: Outcomes): ResolvedPhase {
  const stored = new Map(facts.matches.map((match) => [match.key, match]));
  const phase = phaseOf(facts);
  const voided = new Map<string, MatchFacts>();
  for (;;) {
    const results = outcomes.results.filter(({ match }) => !voided.has(match));
    const after = propagate(phase, { ...outcomes, results });
    const known = matchesOf(after).flatMap((match) => {
      const found = stored.get(match.id);
      return found === undefined ? [] : [{ stored: found, match }];
    });
    const newlyVoided = known.filter(
      ({ stored: one, match }) =>
        startedStates.includes(one.state) && !voided.has(one.key) && hasOtherTeams(one, match),
    );
    if (newlyVoided.length === 0) return compareWithStored(after, known, [...voided.values()]);
    for (const { stored: one } of newlyVoided) voided.set(one.key, one);
  }
}

function compareWithStored(
  after: Phase,
  known: readonly { readonly stored: MatchFacts; readonly match: Match }[],
  started: readonly MatchFacts[],
): ResolvedPhase {
  const changed = known.filter(
    ({ stored, match }) => !isSame(stored.home, match.home) || !isSame(stored.away, match.away),
  );
  const slots = changed.flatMap(({ stored, match }) => [
    ...slotChange(stored.id, 'HOME', stored.home, match.home),
    ...slotChange(stored.id, 'AWAY', stored.away, match.away),
  ]);
  return { after, changed, slots, started };
}

function slotChange(matchId: string, side: SlotChange['side'], before: Slot, after: Slot): SlotChange[] {
  if (isSame(before, after)) return [];
  return [
    {
      matchId,
      side,
      before: before.participant ?? null,
      after: after.participant ?? null,
      isProvisional: after.provisional,
    },
  ];
}

const hasOtherTeams = (stored: MatchFacts, { home, away }: Match) =>
  stored.home.participant !== home.participant || stored.away.participant !== away.participant;

const isSame = (one: Slot, other: Slot) =>
  one.participant === other.participant && one.provisional === other.provisional;
