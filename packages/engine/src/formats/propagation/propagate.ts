import { matchesOfTies } from '../elimination/tie-matches.ts';
import type { MatchId, Phase, Round, Tie, TieRules } from '../model/phase.ts';
import { type Slot, type SlotSource, type TeamId, type TieId, waitingSlot } from '../model/slot.ts';
import { decideTie, type Side } from './decide-tie.ts';
import type { MatchResult, Outcomes } from './result.ts';

interface Occupant {
  readonly team: TeamId;
  readonly provisional: boolean;
}

/** Null if the slot will never be filled, undefined if not known yet. */
type Known = Occupant | null | undefined;

/** The winner and loser of a tie. */
interface Resolved {
  /** Null if it is not played because a side stays empty. */
  readonly side: Side | null;
  readonly winner: Occupant | null;
  readonly loser: Occupant | null;
}

/** The context for filling slots, and the ties resolved so far. */
interface FillContext {
  readonly phase: Phase;
  readonly outcomes: Omit<Outcomes, 'results'>;
  readonly resolved: { get(tie: TieId): Resolved | undefined };
}

/** The survivors of a round, best seed first; none while a tie is open or a bye unknown. */
function survivorsOf(context: FillContext, round: number): readonly Occupant[] {
  const { phase, resolved } = context;
  const ties = phase.ties.filter((tie) => tie.round === round && tie.bracket === 'MAIN');
  const winners = ties.flatMap((tie) => resolved.get(tie.id)?.winner ?? []);
  const resting = phase.rounds.flatMap(({ number, byes }) => (number === round ? byes : []));
  const rested = resting.flatMap(({ participant, provisional }) =>
    participant === undefined ? [] : [{ team: participant, provisional }],
  );
  const all = [...rested, ...winners];
  if (all.length < resting.length + ties.length) return [];
  const seedOf = new Map(phase.entrants.map((slot, index) => [slot.participant, index]));
  // One provisional result can move them all.
  const provisional = all.some((survivor) => survivor.provisional);
  const alike = all.map(({ team }) => ({ team, provisional }));
  return alike.toSorted((one, other) => (seedOf.get(one.team) ?? 0) - (seedOf.get(other.team) ?? 0));
}

/** The opponent the winner of a tie beat in a round. */
function beatenBy({ phase, resolved }: FillContext, tie: TieId, round: number): Known {
  const finalist = resolved.get(tie)?.winner;
  if (!finalist) return finalist;
  const bouts = phase.ties.filter((own) => own.round === round && own.bracket === 'MAIN');
  const bout = bouts.map(({ id }) => resolved.get(id)).find((own) => own?.winner?.team === finalist.team);
  if (!bout?.loser) return null;
  return { team: bout.loser.team, provisional: finalist.provisional || bout.loser.provisional };
}

function resolveSource(context: FillContext, source: SlotSource): Known {
  const { outcomes, resolved } = context;
  switch (source.kind) {
    case 'TEAM':
      return { team: source.team, provisional: false };
    case 'WINNER':
      return resolved.get(source.tie)?.winner;
    case 'LOSER':
      return resolved.get(source.tie)?.loser;
    case 'SURVIVOR':
      return survivorsOf(context, source.round)[source.rank - 1];
    case 'BEATEN':
      return beatenBy(context, source.tie, source.round);
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

/** A slot that is already filled correctly is returned unchanged. */
function fillSlot(context: FillContext, slot: Slot): Slot {
  const { source } = slot;
  if (slot.manual) return slot;
  const known = resolveSource(context, source);
  if (!known) return emptied(slot);
  if (slot.participant === known.team && slot.provisional === known.provisional) return slot;
  return { source, participant: known.team, provisional: known.provisional };
}

/** Fills both sides of a tie; a tie that is not played stays empty. */
function fillTie(context: FillContext, tie: Tie): Tie {
  const isOff = isReplayOff(context, tie) || soleOccupant(context, tie) !== undefined;
  const first = isOff ? emptied(tie.first) : fillSlot(context, tie.first);
  const second = isOff ? emptied(tie.second) : fillSlot(context, tie.second);
  return first === tie.first && second === tie.second ? tie : { ...tie, first, second };
}

function isReplayOff({ resolved }: FillContext, { onlyIfSecondWon: tie }: Tie): boolean {
  return tie !== undefined && resolved.get(tie)?.side !== 'SECOND';
}

/**
 * Who advances without a match because the other side stays empty; undefined if both are or may be filled.
 */
function soleOccupant(context: FillContext, tie: Tie): Occupant | null | undefined {
  if (!tie.onlyIfBoth || tie.first.manual || tie.second.manual) return undefined;
  const first = resolveSource(context, tie.first.source);
  const second = resolveSource(context, tie.second.source);
  if (first === null) return second;
  return second === null ? first : undefined;
}

function emptied(slot: Slot): Slot {
  return slot.participant === undefined ? slot : waitingSlot(slot.source);
}

type Results = Pick<ReadonlyMap<MatchId, MatchResult>, 'get'>;

/** Who advances from a filled tie, once decided. */
function outcomeOf(tie: Tie, results: Results, rules: TieRules): Resolved | undefined {
  const { first, second } = tie;
  if (first.participant === undefined || second.participant === undefined) return undefined;
  const verdict = decideTie(tie, results, rules);
  if (verdict.kind !== 'DECIDED') return undefined;
  const provisional = verdict.provisional || first.provisional || second.provisional;
  const one = { team: first.participant, provisional };
  const other = { team: second.participant, provisional };
  const { side } = verdict;
  return side === 'FIRST' ? { side, winner: one, loser: other } : { side, winner: other, loser: one };
}

/** The matches of a round outside ties, with their slots filled. */
function refillRound(context: FillContext, round: Round): Round {
  const others = round.matches.filter((match) => match.tie === undefined);
  return {
    ...round,
    matches: others.map((match) => ({
      ...match,
      home: fillSlot(context, match.home),
      away: fillSlot(context, match.away),
    })),
  };
}

/** Fills every slot that outcomes determine: provisionally after a match finishes, finally once it closes. */
export function propagate(phase: Phase, outcomes: Outcomes): Phase {
  const results = new Map(outcomes.results.map((result) => [result.match, result]));
  const resolved = new Map<TieId, Resolved | undefined>();
  const entering: FillContext = { phase, outcomes, resolved };
  const entrants = phase.entrants.map((slot) => fillSlot(entering, slot));
  const rested = phase.rounds.map((round) => ({
    ...round,
    byes: round.byes.map((slot) => fillSlot(entering, slot)),
  }));
  const context: FillContext = { ...entering, phase: { ...phase, entrants, rounds: rested } };
  const ties = phase.ties.map((tie) => {
    const filled = fillTie(context, tie);
    const alone = soleOccupant(context, tie);
    const outcome =
      alone === undefined
        ? outcomeOf(filled, results, phase.tieRules)
        : { side: null, winner: alone, loser: null };
    resolved.set(tie.id, outcome);
    return filled;
  });
  const groups = phase.groups.map((group) => ({
    ...group,
    members: group.members.map((slot) => fillSlot(context, slot)),
  }));
  const rounds = rested.map((round) => refillRound(context, round));
  return { ...phase, entrants, groups, ties, rounds: withTieMatches(rounds, ties) };
}

/** Adds the matches of the ties to the rounds, before those that belong to no tie. */
function withTieMatches(rounds: readonly Round[], ties: readonly Tie[]): readonly Round[] {
  const tiesOf = Map.groupBy(ties, ({ round }) => round);
  return rounds.map((round) => ({
    ...round,
    matches: [...matchesOfTies(tiesOf.get(round.number) ?? []), ...round.matches],
  }));
}
