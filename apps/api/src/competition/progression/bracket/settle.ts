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

/** A place in a match that holds somebody else now, or nobody, or that has become certain. */
export interface SlotMoved {
  readonly matchId: string;
  readonly side: 'HOME' | 'AWAY';
  readonly before: string | null;
  readonly after: string | null;
  /** Whether it may still change, because a match behind it is not closed. */
  readonly isProvisional: boolean;
}

/** What outcomes make of a phase, held against what is stored. */
export interface Settled {
  readonly after: Phase;
  /** The matches whose sides are to be written anew. */
  readonly changed: readonly { readonly stored: MatchFacts; readonly match: Match }[];
  readonly slots: readonly SlotMoved[];
  /** Matches that have started between others than they would be between now. */
  readonly started: readonly MatchFacts[];
}

/** A match that has started, whatever has become of it since; a cancelled one has not. */
export const begun: readonly MatchFacts['state'][] = ['IN_PROGRESS', 'FINISHED', 'CLOSED'];

/** Fills a phase. What a match between other sides decided is void, and whatever followed from it. */
export function settle(facts: PhaseFacts, outcomes: Outcomes): Settled {
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
    const more = known.filter(
      ({ stored: one, match }) => begun.includes(one.state) && !voided.has(one.key) && hasOthers(one, match),
    );
    if (more.length === 0) return heldAgainst(after, known, [...voided.values()]);
    for (const { stored: one } of more) voided.set(one.key, one);
  }
}

function heldAgainst(
  after: Phase,
  known: readonly { readonly stored: MatchFacts; readonly match: Match }[],
  started: readonly MatchFacts[],
): Settled {
  const changed = known.filter(
    ({ stored, match }) => !isSame(stored.home, match.home) || !isSame(stored.away, match.away),
  );
  const slots = changed.flatMap(({ stored, match }) => [
    ...moved(stored.id, 'HOME', stored.home, match.home),
    ...moved(stored.id, 'AWAY', stored.away, match.away),
  ]);
  return { after, changed, slots, started };
}

function moved(matchId: string, side: SlotMoved['side'], before: Slot, after: Slot): SlotMoved[] {
  if (isSame(before, after)) return [];
  const [was, is] = [before.participant ?? null, after.participant ?? null];
  return [{ matchId, side, before: was, after: is, isProvisional: after.provisional }];
}

const hasOthers = (stored: MatchFacts, { home, away }: Match) =>
  stored.home.participant !== home.participant || stored.away.participant !== away.participant;

const isSame = (one: Slot, other: Slot) =>
  one.participant === other.participant && one.provisional === other.provisional;
