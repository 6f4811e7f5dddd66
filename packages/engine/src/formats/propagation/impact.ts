import { type Match, type MatchId, matchesOf, type Phase } from '../model/phase.ts';
import type { Slot } from '../model/slot.ts';
import { propagate } from './propagate.ts';
import type { Outcomes } from './result.ts';

/** A stored match: its teams, and whether it has started. */
export interface StoredMatch {
  readonly id: MatchId;
  readonly home: Slot;
  readonly away: Slot;
  readonly hasStarted: boolean;
}

/** A side of a match that gets another team or none, or whose team becomes certain or uncertain. */
interface SlotChange<M extends StoredMatch> {
  readonly stored: M;
  readonly side: 'HOME' | 'AWAY';
  readonly before: Slot;
  readonly after: Slot;
}

/** A stored match with its changes. */
interface MatchChange<M extends StoredMatch> {
  readonly stored: M;
  readonly match: Match;
}

/** What outcomes change in a phase. */
interface Impact<M extends StoredMatch> {
  /** The phase with its slots filled. */
  readonly phase: Phase;
  readonly matches: readonly MatchChange<M>[];
  readonly slots: readonly SlotChange<M>[];
  /** Started matches that lose one of their teams, so their results are void. */
  readonly voided: readonly M[];
}

/** Fills a phase and compares it with the stored matches. Void results and their consequences are ignored. */
export function impactOf<M extends StoredMatch>(
  phase: Phase,
  outcomes: Outcomes,
  stored: readonly M[],
): Impact<M> {
  const before = new Map(stored.map((match) => [match.id, match]));
  const voided = new Map<MatchId, M>();
  for (;;) {
    const results = outcomes.results.filter(({ match }) => !voided.has(match));
    const after = propagate(phase, { ...outcomes, results });
    const pairs = matchesOf(after).flatMap((match) => {
      const own = before.get(match.id);
      return own === undefined ? [] : [{ stored: own, match }];
    });
    const more = pairs.filter((pair) => !voided.has(pair.match.id) && losesTeam(pair));
    for (const { stored: own } of more) voided.set(own.id, own);
    if (more.length > 0) continue;
    const matches = pairs.filter(({ stored: { home, away }, match }) => {
      return !isSame(home, match.home) || !isSame(away, match.away);
    });
    return { phase: after, matches, slots: matches.flatMap(slotChanges), voided: [...voided.values()] };
  }
}

function losesTeam({ stored: { hasStarted, home, away }, match }: MatchChange<StoredMatch>): boolean {
  const isOther = home.participant !== match.home.participant || away.participant !== match.away.participant;
  return hasStarted && isOther;
}

function slotChanges<M extends StoredMatch>({ stored, match }: MatchChange<M>): SlotChange<M>[] {
  const sides = [
    { stored, side: 'HOME' as const, before: stored.home, after: match.home },
    { stored, side: 'AWAY' as const, before: stored.away, after: match.away },
  ];
  return sides.filter(({ before, after }) => !isSame(before, after));
}

function isSame(one: Slot, other: Slot): boolean {
  return one.participant === other.participant && one.provisional === other.provisional;
}
