import { matchesOfTie } from '../elimination/tie-matches.ts';
import type { MatchId, Phase, Round, Tie } from '../model/phase.ts';
import type { Slot, SlotSource, TeamId, TieId } from '../model/slot.ts';
import { decideTie, type Side } from './decide-tie.ts';
import type { MatchResult, Outcomes } from './result.ts';

interface Known {
  readonly team: TeamId;
  readonly provisional: boolean;
}

/** Who won a tie and who lost it. */
export interface Resolved {
  readonly side: Side;
  readonly winner: Known;
  readonly loser: Known;
}

/** What filling slots needs to know, and the ties that it has found decided so far. */
export interface Walk {
  readonly phase: Phase;
  readonly outcomes: Omit<Outcomes, 'results'>;
  readonly results: Pick<ReadonlyMap<MatchId, MatchResult>, 'get'>;
  readonly resolved: { get(tie: TieId): Resolved | undefined; set(tie: TieId, found: Resolved): void };
  /** Whether the results of a tie, as now filled, still count. */
  readonly counts: (filled: Tie) => boolean;
}

/** Those still in after a round, best seed first; nobody while one of its ties is open. */
function survivorsOf(walk: Walk, round: number): readonly Known[] {
  const { phase, resolved } = walk;
  const ties = phase.ties.filter((tie) => tie.round === round && tie.bracket === 'MAIN');
  const winners = ties.map((tie) => resolved.get(tie.id)?.winner);
  if (winners.some((winner) => winner === undefined)) return [];
  const resting = phase.rounds.find(({ number }) => number === round)?.byes ?? [];
  const rested = resting.flatMap(({ participant }) =>
    participant === undefined ? [] : [{ team: participant, provisional: false }],
  );
  const seedOf = new Map(phase.entrants.map((slot, index) => [slot.participant, index]));
  const all = [...rested, ...winners.filter((winner) => winner !== undefined)];
  // One open end behind them can move them all.
  const provisional = all.some((survivor) => survivor.provisional);
  const alike = all.map(({ team }) => ({ team, provisional }));
  return alike.toSorted((one, other) => (seedOf.get(one.team) ?? 0) - (seedOf.get(other.team) ?? 0));
}

function lookUp(walk: Walk, source: SlotSource): Known | undefined {
  const { outcomes, resolved } = walk;
  switch (source.kind) {
    case 'TEAM':
      return { team: source.team, provisional: false };
    case 'WINNER':
      return resolved.get(source.tie)?.winner;
    case 'LOSER':
      return resolved.get(source.tie)?.loser;
    case 'SURVIVOR':
      return survivorsOf(walk, source.round)[source.rank - 1];
    case 'GROUP':
      return outcomes.places?.find(
        ({ group, position }) => group === source.group && position === source.position,
      );
    case 'BEST':
      return outcomes.best?.find(
        ({ place, position }) => place === source.place && position === source.position,
      );
    case 'BYE':
    case 'EMPTY':
      return undefined;
  }
}

function fillSlot(walk: Walk, slot: Slot): Slot {
  if (slot.manual) return slot;
  const known = lookUp(walk, slot.source);
  if (known === undefined) return { source: slot.source, provisional: false };
  return { source: slot.source, participant: known.team, provisional: known.provisional };
}

/** Fills the two sides of a tie. */
export function fillTie(walk: Walk, tie: Tie): Tie {
  const isOff =
    tie.onlyIfSecondWon !== undefined && walk.resolved.get(tie.onlyIfSecondWon)?.side !== 'SECOND';
  if (isOff) return { ...tie, first: emptied(tie.first), second: emptied(tie.second) };
  return { ...tie, first: fillSlot(walk, tie.first), second: fillSlot(walk, tie.second) };
}

const emptied = ({ source }: Slot): Slot => ({ source, provisional: false });

/** Notes who goes on from a filled tie, once it is decided. */
export function resolve(walk: Walk, tie: Tie): void {
  const { first, second } = tie;
  if (first.participant === undefined || second.participant === undefined || !walk.counts(tie)) return;
  const verdict = decideTie(tie, walk.results, walk.phase.tieRules);
  if (verdict.kind !== 'DECIDED') return;
  const provisional = verdict.provisional || first.provisional || second.provisional;
  const one = { team: first.participant, provisional };
  const other = { team: second.participant, provisional };
  const { side } = verdict;
  walk.resolved.set(
    tie.id,
    side === 'FIRST' ? { side, winner: one, loser: other } : { side, winner: other, loser: one },
  );
}

function refillRound(walk: Walk, round: Round, ties: readonly Tie[]): Round {
  const knockout = ties.flatMap(matchesOfTie);
  const others = round.matches.filter((match) => match.tie === undefined);
  return {
    ...round,
    matches: [
      ...knockout,
      ...others.map((match) => ({
        ...match,
        home: fillSlot(walk, match.home),
        away: fillSlot(walk, match.away),
      })),
    ],
    byes: round.byes.map((slot) => fillSlot(walk, slot)),
  };
}

/** Fills every slot that outcomes can fill, with the right to disregard the results of some ties. */
export function propagateWhere(phase: Phase, outcomes: Outcomes, counts: (filled: Tie) => boolean): Phase {
  const results = new Map(outcomes.results.map((result) => [result.match, result]));
  const entering: Walk = { phase, outcomes, results, resolved: new Map(), counts };
  const entrants = phase.entrants.map((slot) => fillSlot(entering, slot));
  const rested = phase.rounds.map((round) => ({
    ...round,
    byes: round.byes.map((slot) => fillSlot(entering, slot)),
  }));
  const walk: Walk = { ...entering, phase: { ...phase, entrants, rounds: rested } };
  const ties = phase.ties.map((tie) => {
    const filled = fillTie(walk, tie);
    resolve(walk, filled);
    return filled;
  });
  const tiesOf = Map.groupBy(ties, (tie) => tie.round);
  const groups = phase.groups.map((group) => ({
    ...group,
    members: group.members.map((slot) => fillSlot(walk, slot)),
  }));
  return {
    ...phase,
    entrants,
    groups,
    ties,
    rounds: phase.rounds.map((round) => refillRound(walk, round, tiesOf.get(round.number) ?? [])),
  };
}

/** Fills every slot that outcomes can fill: provisionally after the finish, for good after the close. */
export function propagate(phase: Phase, outcomes: Outcomes): Phase {
  return propagateWhere(phase, outcomes, () => true);
}
