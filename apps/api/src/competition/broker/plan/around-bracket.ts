import {
  type Match,
  matchesOf,
  type Phase,
  type Slot,
  type SlotSource,
  teamSlot,
} from '@traip/engine/formats';
import type { StoredMatch } from '../fixtures/queries.ts';
import { type Plan, type PlanBreach, started } from './plan.ts';

/**
 * A knock-out around what was played. Teams change places in the new bracket until every played match stands where
 * it was played; whoever results have put into a later round stays there. Where that cannot be, nothing is made.
 */
export function aroundBracket(
  drawn: Phase,
  kept: readonly StoredMatch[],
  stored: readonly StoredMatch[],
): Plan | PlanBreach {
  const places = new SlotIndex(drawn);
  const matches = new Map(matchesOf(drawn).map((match) => [match.id, match]));
  const stuck = kept.filter((match) => !fits(match, matches.get(match.key), places));
  if (stuck.length > 0) return started(stuck);
  const arrived = arrivals(drawn, kept, stored);
  const phase = withSlots(drawn, (slot) => arrived.get(textOf(slot.source)) ?? places.settled(slot));
  const keys = new Set(kept.map(({ key }) => key));
  const fresh = matchesOf(phase).filter(({ id }) => !keys.has(id));
  const byes = phase.rounds.flatMap(({ number: round, byes }) => byes.map((slot) => ({ round, slot })));
  return { phase, kept, fresh, byes, replaces: true };
}

/** Whether a played match has its place in the new bracket; its teams take it. */
function fits(played: StoredMatch, drawn: Match | undefined, places: SlotIndex): boolean {
  if (!drawn) return false;
  const sides = [
    [drawn.home, played.home],
    [drawn.away, played.away],
  ] as const;
  return sides.every(([place, team]) =>
    place.source.kind === 'TEAM' && team.source.kind === 'TEAM'
      ? places.give(place.source.team, team.source.team)
      : textOf(place.source) === textOf(team.source),
  );
}

/** Who stands where in a bracket, named by whom the draw had put there. */
class SlotIndex {
  readonly #holder: Map<string, string>;
  readonly #given = new Set<string>();

  constructor({ entrants }: Phase) {
    this.#holder = new Map(entrants.flatMap(({ participant: team }) => (team ? [[team, team]] : [])));
  }

  /** Gives a place to a team, which changes with whoever had it; false when one of the two cannot move. */
  give(place: string, team: string): boolean {
    const before = this.#holder.get(place);
    const other = [...this.#holder].find(([, holder]) => holder === team)?.[0];
    if (before === undefined || other === undefined) return false;
    if (other !== place && (this.#given.has(place) || this.#given.has(other))) return false;
    this.#holder.set(other, before).set(place, team);
    this.#given.add(place);
    return true;
  }

  settled(slot: Slot): Slot {
    const team = slot.source.kind === 'TEAM' ? this.#holder.get(slot.source.team) : undefined;
    return team === undefined ? slot : teamSlot(team);
  }
}

/** Slots that results have filled, and will not fill otherwise: nothing behind them is made anew. */
function arrivals(phase: Phase, kept: readonly StoredMatch[], stored: readonly StoredMatch[]) {
  const played = new Set(kept.map(({ tieKey }) => tieKey));
  const isSettled = (source: SlotSource): boolean => {
    if (source.kind === 'GROUP' || source.kind === 'BEST') return true;
    if (source.kind === 'WINNER' || source.kind === 'LOSER') return played.has(source.tie);
    if (source.kind !== 'SURVIVOR') return false;
    return phase.ties.every(
      ({ id, round, bracket }) => round !== source.round || bracket !== 'MAIN' || played.has(id),
    );
  };
  const filled = stored
    .flatMap(({ home, away }) => [home, away])
    .filter(({ participant, manual, source }) => participant !== undefined && !manual && isSettled(source));
  return new Map(filled.map((slot) => [textOf(slot.source), slot]));
}

function textOf(source: SlotSource): string {
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
