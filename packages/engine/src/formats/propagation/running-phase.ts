import { at } from '../model/at.ts';
import type { MatchId, Phase, Tie, TieRules } from '../model/phase.ts';
import type { Slot, TieId } from '../model/slot.ts';
import { type Feeds, feedsOf } from './feeds.ts';
import { fill, fillTie, outcomeOf, type Resolved, type Walk, withTieMatches } from './propagate.ts';
import type { MatchResult, Outcomes } from './result.ts';

/** What is known of one tie: its sides as far as they are, its results, and who went on. */
interface TieState {
  readonly tie: Tie;
  readonly results: readonly MatchResult[];
  readonly resolved: Resolved | undefined;
}

/** A phase that knows how it came about, so that one more result costs little. Never changed in place. */
export interface RunningPhase {
  /** As it was opened; its rounds are without the matches of ties. */
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
  const { phase: start, resolved } = fill(given, outcomes, () => true);
  const feeds = feedsOf(start);
  const resultsOf = new Map<number, MatchResult[]>();
  for (const result of outcomes.results) {
    const index = feeds.tieOfMatch.get(result.match);
    if (index !== undefined) resultsOf.set(index, [...(resultsOf.get(index) ?? []), result]);
  }
  const shelves: TieState[][] = [];
  for (const [index, tie] of start.ties.entries()) {
    if (index % SHELF === 0) shelves.push([]);
    const results = resultsOf.get(index) ?? noResults;
    shelves.at(-1)?.push({ tie, results, resolved: resolved.get(tie.id) });
  }
  const { results: _, ...places } = outcomes;
  return { start, outcomes: places, feeds, shelves, changed: [] };
}

const noResults: readonly MatchResult[] = [];

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
  return withTieMatches({ ...start, ties: shelves.flatMap((shelf) => shelf.map(({ tie }) => tie)) });
}

/** The ties that a change has reached so far: they are few, and looked through faster than looked up. */
interface Draft {
  readonly indexes: number[];
  readonly states: TieState[];
}

function change(running: RunningPhase, match: MatchId, result: MatchResult | null): RunningPhase {
  const first = running.feeds.tieOfMatch.get(match);
  if (first === undefined) return running;
  const draft: Draft = { indexes: [], states: [] };
  note(draft, first, withResult(stateAt(running, draft, first), match, result));
  const changed = follow(running, draft, first);
  const { start, outcomes, feeds } = running;
  return { start, outcomes, feeds, shelves: putBack(running.shelves, draft), changed };
}

function stateAt({ shelves }: RunningPhase, { indexes, states }: Draft, index: number): TieState {
  const place = indexes.indexOf(index);
  return place < 0 ? at(at(shelves, Math.floor(index / SHELF)), index % SHELF) : at(states, place);
}

function note({ indexes, states }: Draft, index: number, state: TieState): void {
  const place = indexes.indexOf(index);
  if (place < 0) {
    indexes.push(index);
    states.push(state);
  } else states[place] = state;
}

function withResult(state: TieState, match: MatchId, result: MatchResult | null): TieState {
  const { tie, results, resolved } = state;
  if (results.length === 0) return { tie, results: result === null ? results : [result], resolved };
  const others = results.filter((each) => each.match !== match);
  return { tie, results: result === null ? others : [...others, result], resolved };
}

/** Follows a change from tie to tie as far as it reaches; tells the ties whose sides are others now. */
function follow(running: RunningPhase, draft: Draft, first: number): readonly Tie[] {
  const { feeds, start } = running;
  const walk = walkOf(running, draft);
  const changed: Tie[] = [];
  const waiting = [first];
  for (let index = takeFirst(waiting); index !== undefined; index = takeFirst(waiting)) {
    const { tie: before, results, resolved: was } = stateAt(running, draft, index);
    const filled = fillTie(walk, before);
    const tie = isSameTie(filled, before) ? before : filled;
    if (tie !== before) changed.push(tie);
    const resolved = outcomeAfter(tie, results, start.tieRules);
    note(draft, index, { tie, results, resolved });
    if (isSameOutcome(was, resolved)) continue;
    for (const next of at(feeds.fed, index)) if (!waiting.includes(next)) waiting.push(next);
  }
  return changed;
}

/** Feeders stand before those they feed: the first in the phase never waits for another. */
function takeFirst(waiting: number[]): number | undefined {
  if (waiting.length < 2) return waiting.pop();
  let place = 0;
  for (let each = 1; each < waiting.length; each += 1) {
    if (at(waiting, each) < at(waiting, place)) place = each;
  }
  return waiting.splice(place, 1)[0];
}

function outcomeAfter(tie: Tie, results: readonly MatchResult[], rules: TieRules): Resolved | undefined {
  if (results.length === 0) return undefined;
  return outcomeOf(tie, { get: (id) => results.find(({ match }) => match === id) }, rules);
}

function walkOf(running: RunningPhase, draft: Draft): Walk {
  const { start, outcomes, feeds } = running;
  const get = (id: TieId) => {
    const index = feeds.indexOfTie.get(id);
    return index === undefined ? undefined : stateAt(running, draft, index).resolved;
  };
  return { phase: start, outcomes, resolved: { get } };
}

function putBack(shelves: RunningPhase['shelves'], { indexes, states }: Draft): RunningPhase['shelves'] {
  const copy: TieState[][] = [];
  const after = shelves.slice();
  for (let place = 0; place < indexes.length; place += 1) {
    const index = at(indexes, place);
    const shelf = Math.floor(index / SHELF);
    const own = copy[shelf] ?? at(shelves, shelf).slice();
    own[index % SHELF] = at(states, place);
    copy[shelf] = own;
    after[shelf] = own;
  }
  return after;
}

function isSameTie(one: Tie, other: Tie): boolean {
  return one === other || (isSameSlot(one.first, other.first) && isSameSlot(one.second, other.second));
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
