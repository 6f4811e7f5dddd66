import { matchesOfTie } from '../elimination/tie-matches.ts';
import { at } from '../model/at.ts';
import type { MatchId, Phase, Tie } from '../model/phase.ts';
import type { Slot, TieId } from '../model/slot.ts';
import { type Feeds, feedsOf } from './feeds.ts';
import { fillTie, propagate, type Resolved, resolve, type Walk } from './propagate.ts';
import type { MatchResult, Outcomes } from './result.ts';

/** What is known of one tie: its sides as far as they are, its results, and who went on. */
interface TieState {
  readonly tie: Tie;
  readonly results: readonly MatchResult[];
  readonly resolved: Resolved | undefined;
}

/** A phase that knows how it came about, so that one more result costs little. Never changed in place. */
export interface RunningPhase {
  readonly start: Phase;
  readonly outcomes: Omit<Outcomes, 'results'>;
  readonly feeds: Feeds;
  /** By the place of the tie in the phase, in shelves: a change copies one shelf, not all of them. */
  readonly shelves: readonly (readonly TieState[])[];
  /** The ties whose sides are others since the last result: those that have to be stored and shown again. */
  readonly changed: readonly Tie[];
}

const SHELF = 32;

/** A phase with the results so far, ready for more. */
export function openPhase(given: Phase, outcomes: Outcomes): RunningPhase {
  const start = propagate(given, outcomes);
  const feeds = feedsOf(start);
  const states = start.ties.map((tie): TieState => ({ tie, results: [], resolved: undefined }));
  for (const result of outcomes.results) {
    const index = feeds.tieOfMatch.get(result.match);
    if (index !== undefined) states[index] = withResult(at(states, index), result.match, result);
  }
  const { results: _, ...places } = outcomes;
  const resolved = new Map<TieId, Resolved>();
  const results = new Map(outcomes.results.map((result) => [result.match, result]));
  const walk: Walk = { phase: start, outcomes: places, results, resolved, counts: () => true };
  for (const tie of start.ties) resolve(walk, tie);
  const known = states.map((state) => ({ ...state, resolved: resolved.get(state.tie.id) }));
  const shelves = Array.from({ length: Math.ceil(known.length / SHELF) }, (_shelf, shelf) =>
    known.slice(shelf * SHELF, (shelf + 1) * SHELF),
  );
  return { start, outcomes: places, feeds, shelves, changed: [] };
}

/** The phase with a result added, or with a new version of one. */
export function withMatchResult(running: RunningPhase, result: MatchResult): RunningPhase {
  return change(running, result.match, result);
}

/** The phase without the result of a match. */
export function withoutMatchResult(running: RunningPhase, match: MatchId): RunningPhase {
  return change(running, match, null);
}

/** The phase as it stands: what `propagate` makes of the same results. */
export function phaseOf({ start, shelves }: RunningPhase): Phase {
  const ties = shelves.flatMap((shelf) => shelf.map(({ tie }) => tie));
  const tiesOf = Map.groupBy(ties, ({ round }) => round);
  const rounds = start.rounds.map((round) => ({
    ...round,
    matches: [
      ...(tiesOf.get(round.number) ?? []).flatMap(matchesOfTie),
      ...round.matches.filter(({ tie }) => tie === undefined),
    ],
  }));
  return { ...start, ties, rounds };
}

type Draft = Map<number, TieState>;

function change(running: RunningPhase, match: MatchId, result: MatchResult | null): RunningPhase {
  const first = running.feeds.tieOfMatch.get(match);
  if (first === undefined) return running;
  const draft: Draft = new Map();
  draft.set(first, withResult(stateAt(running, draft, first), match, result));
  const changed = follow(running, draft, first);
  const { start, outcomes, feeds } = running;
  return { start, outcomes, feeds, shelves: putBack(running.shelves, draft), changed };
}

function stateAt({ shelves }: RunningPhase, draft: Draft, index: number): TieState {
  return draft.get(index) ?? at(at(shelves, Math.floor(index / SHELF)), index % SHELF);
}

function withResult(state: TieState, match: MatchId, result: MatchResult | null): TieState {
  const others = state.results.filter((each) => each.match !== match);
  return {
    tie: state.tie,
    results: result === null ? others : [...others, result],
    resolved: state.resolved,
  };
}

/** Follows a change from tie to tie as far as it reaches; tells the ties whose sides are others now. */
function follow(running: RunningPhase, draft: Draft, first: number): readonly Tie[] {
  const { fed } = running.feeds;
  const walk = walkOf(running, draft);
  const changed: Tie[] = [];
  const waiting = [first];
  while (waiting.length > 0) {
    const index = takeFirst(waiting);
    const { tie: before, results, resolved: was } = stateAt(running, draft, index);
    const filled = fillTie(walk, before);
    const isSame = isSameSlot(filled.first, before.first) && isSameSlot(filled.second, before.second);
    const tie = isSame ? before : filled;
    if (!isSame) changed.push(tie);
    draft.set(index, { tie, results, resolved: undefined });
    resolve(walk, tie);
    if (isSameOutcome(was, draft.get(index)?.resolved)) continue;
    for (const next of at(fed, index)) if (!waiting.includes(next)) waiting.push(next);
  }
  return changed;
}

/** Feeders stand before those they feed: the first in the phase never waits for another. */
function takeFirst(waiting: number[]): number {
  let place = 0;
  for (let each = 1; each < waiting.length; each += 1) {
    if (at(waiting, each) < at(waiting, place)) place = each;
  }
  const first = at(waiting, place);
  waiting.splice(place, 1);
  return first;
}

function walkOf(running: RunningPhase, draft: Draft): Walk {
  const { indexOfTie, tieOfMatch } = running.feeds;
  const indexOf = (tie: TieId) => indexOfTie.get(tie) ?? -1;
  const stateOf = (index: number | undefined) =>
    index === undefined ? undefined : stateAt(running, draft, index);
  return {
    phase: running.start,
    outcomes: running.outcomes,
    results: { get: (id) => stateOf(tieOfMatch.get(id))?.results.find(({ match }) => match === id) },
    resolved: {
      get: (id) => stateOf(indexOfTie.get(id))?.resolved,
      set(id, resolved) {
        const { tie, results } = stateAt(running, draft, indexOf(id));
        draft.set(indexOf(id), { tie, results, resolved });
      },
    },
    counts: () => true,
  };
}

function putBack(shelves: RunningPhase['shelves'], draft: Draft): RunningPhase['shelves'] {
  const copy = shelves.slice();
  const own = new Map<number, TieState[]>();
  for (const [index, state] of draft) {
    const place = Math.floor(index / SHELF);
    const shelf = own.get(place) ?? at(shelves, place).slice();
    shelf[index % SHELF] = state;
    own.set(place, shelf);
    copy[place] = shelf;
  }
  return copy;
}

function isSameSlot(one: Slot, other: Slot): boolean {
  return one.participant === other.participant && one.provisional === other.provisional;
}

function isSameOutcome(one: Resolved | undefined, other: Resolved | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.winner.team === other.winner.team &&
    one.loser.team === other.loser.team &&
    one.side === other.side &&
    one.winner.provisional === other.winner.provisional
  );
}
