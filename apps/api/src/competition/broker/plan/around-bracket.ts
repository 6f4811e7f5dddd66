import {
  type Match,
  matchesOf,
  type Phase,
  type Slot,
  type SlotSource,
  teamSlot,
} from '@traip/engine/formats';
import type { StoredMatch } from '../../fixtures/queries.ts';
import { type Plan, type PlanBreach, startedBreach } from './plan.ts';

/**
 * Plans a knockout around played matches. Teams swap slots in the new bracket until every played match is in
 * its slot; teams that have already advanced to a later round stay there. If that is impossible, the plan is
 * refused.
 */
export function planAroundBracket(
  drawn: Phase,
  kept: readonly StoredMatch[],
  stored: readonly StoredMatch[],
): Plan | PlanBreach {
  const slots = new SlotIndex(drawn);
  const matches = new Map(matchesOf(drawn).map((match) => [match.id, match]));
  const conflicts = kept.filter((match) => !placeMatch(match, matches.get(match.key), slots));
  if (conflicts.length > 0) return startedBreach(conflicts);
  const filledSlots = findFilledSlots(drawn, kept, stored);
  const phase = withSlots(drawn, (slot) => filledSlots.get(sourceKey(slot.source)) ?? slots.teamSlotOf(slot));
  const keys = new Set(kept.map(({ key }) => key));
  const fresh = matchesOf(phase).filter(({ id }) => !keys.has(id));
  const byes = phase.rounds.flatMap(({ number: round, byes }) => byes.map((slot) => ({ round, slot })));
  return { phase, kept, fresh, byes, replaces: true };
}

/** Whether a played match fits into the new bracket; moves its teams there. */
function placeMatch(played: StoredMatch, drawn: Match | undefined, slots: SlotIndex): boolean {
  if (!drawn) return false;
  const sides = [
    [drawn.home, played.home],
    [drawn.away, played.away],
  ] as const;
  return sides.every(([place, team]) =>
    place.source.kind === 'TEAM' && team.source.kind === 'TEAM'
      ? slots.assign(place.source.team, team.source.team)
      : sourceKey(place.source) === sourceKey(team.source),
  );
}

/** Which team holds each slot of a bracket; slots are named by the team first drawn there. */
class SlotIndex {
  readonly #holder: Map<string, string>;
  readonly #fixed = new Set<string>();

  constructor({ entrants }: Phase) {
    this.#holder = new Map(entrants.flatMap(({ participant: team }) => (team ? [[team, team]] : [])));
  }

  /** Swaps a team into a slot; returns false if either team is already fixed. */
  assign(place: string, team: string): boolean {
    const before = this.#holder.get(place);
    const other = [...this.#holder].find(([, holder]) => holder === team)?.[0];
    if (before === undefined || other === undefined) return false;
    if (other !== place && (this.#fixed.has(place) || this.#fixed.has(other))) return false;
    this.#holder.set(other, before).set(place, team);
    this.#fixed.add(place);
    return true;
  }

  teamSlotOf(slot: Slot): Slot {
    const team = slot.source.kind === 'TEAM' ? this.#holder.get(slot.source.team) : undefined;
    return team === undefined ? slot : teamSlot(team);
  }
}

/** Slots already filled by final results, which the new plan must keep. */
function findFilledSlots(phase: Phase, kept: readonly StoredMatch[], stored: readonly StoredMatch[]) {
  const played = new Set(kept.map(({ tieKey }) => tieKey));
  const isFinal = (source: SlotSource): boolean => {
    if (source.kind === 'GROUP' || source.kind === 'BEST') return true;
    if (source.kind === 'WINNER' || source.kind === 'LOSER' || source.kind === 'BEATEN')
      return played.has(source.tie);
    if (source.kind !== 'SURVIVOR') return false;
    return phase.ties.every(
      ({ id, round, bracket }) => round !== source.round || bracket !== 'MAIN' || played.has(id),
    );
  };
  const filled = stored
    .flatMap(({ home, away }) => [home, away])
    .filter(({ participant, manual, source }) => participant !== undefined && !manual && isFinal(source));
  return new Map(filled.map((slot) => [sourceKey(slot.source), slot]));
}

function sourceKey(source: SlotSource): string {
  return Object.entries(source)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flat()
    .join(' ');
}

function withSlots(phase: Phase, change: (slot: Slot) => Slot): Phase {
  return {
    ...phase,
    entrants: phase.entrants.map(change),
    ties: phase.ties.map((tie) => ({ ...tie, first: change(tie.first), second: change(tie.second) })),
    rounds: phase.rounds.map((round) => ({
      ...round,
      byes: round.byes.map(change),
      matches: round.matches.map((match) => ({
        ...match,
        home: change(match.home),
        away: change(match.away),
      })),
    })),
  };
}
